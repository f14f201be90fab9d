export interface CompletionProps {
  readonly text: string
  readonly query: string
}

/** A suggested word: what the shopper has not typed is the bold part. */
export const Completion = ({ text, query }: CompletionProps) => {
  const at = query === "" ? -1 : text.toLowerCase().indexOf(query.toLowerCase())
  if (at < 0) return <b>{text}</b>
  const end = at + query.length
  return (
    <>
      {at > 0 && <b>{text.slice(0, at)}</b>}
      {text.slice(at, end)}
      {end < text.length && <b>{text.slice(end)}</b>}
    </>
  )
}
