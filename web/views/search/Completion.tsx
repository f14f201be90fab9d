import { splitByQuery } from "./split-by-query.ts"

export interface CompletionProps {
  readonly text: string
  readonly query: string
}

/** Shows a suggestion in bold, except for the parts that match a word of the query. */
export const Completion = ({ text, query }: CompletionProps) =>
  splitByQuery(text, query).map((part) =>
    part.isMatch ? <span key={part.start}>{part.text}</span> : <b key={part.start}>{part.text}</b>
  )
