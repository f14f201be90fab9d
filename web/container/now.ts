import { createContext, use } from "react"

/** The current time for rendering, in ms since 1970. During hydration it is the server's time, so that server and browser render the same. */
export const NowContext = createContext(0)

export const useNow = (): number => use(NowContext)
