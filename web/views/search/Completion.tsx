import { typedParts } from "./typed-parts.ts"

export interface CompletionProps {
  readonly text: string
  readonly query: string
}

/** A suggestion whose untyped parts are bold. */
export const Completion = ({ text, query }: CompletionProps) =>
  typedParts(text, query).map(({ text, typed, start }) =>
    typed ? <span key={start}>{text}</span> : <b key={start}>{text}</b>
  )
