import { createContext, use } from "react"

/** The instant the page counts as 'now', ms since 1970: the server's until hydration has ended, so that both draw the same. */
export const NowContext = createContext(0)

export const useNow = (): number => use(NowContext)
