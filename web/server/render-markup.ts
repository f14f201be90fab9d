import type { ReactNode } from "react"
import { renderToString } from "react-dom/server"

/** Renders a page's document in one go: nothing in it may be pending. `head` and `tail` are the document before and after the markup. */
export const renderMarkup = (page: ReactNode, { head, tail }: Readonly<Record<"head" | "tail", string>>) =>
  Buffer.from(head + renderToString(page) + tail)
