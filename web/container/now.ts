import { createContext, use } from "react"

/** The time for which pages are rendered, in ms since 1970: when the server rendered the document, so that server and browser render the same. */
export const NowContext = createContext(0)

export const useNow = (): number => use(NowContext)
