import { typedParts } from "./typed-parts.ts"

export interface CompletionProps {
  readonly text: string
  readonly query: string
}

/** A suggested word: what the shopper has not typed is the bold part. */
export const Completion = ({ text, query }: CompletionProps) =>
  typedParts(text, query).map(({ text, typed, at }) => (typed ? <span key={at}>{text}</span> : <b key={at}>{text}</b>))
