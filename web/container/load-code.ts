import { waitAfter } from "#core/contract/schedule.ts"

const networkIsBack = (): Promise<void> => new Promise((resolve) => addEventListener("online", () => resolve(), { once: true }))
const pass = (millis: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, millis))

/** ms between two tries once the schedule has run out. */
const slowly = 10_000

/**
 * Fetches code that was left out of the page at first. What cannot be fetched is tried again, at once when the network is back, for as long
 * as the page lives: no tap is lost, and no part of the page falls with its code. Outside a browser missing code is a bug.
 */
export const loadCode = async <A>(load: () => Promise<A>): Promise<A> => {
  for (let failedTries = 1; ; failedTries++) {
    try {
      return await load()
    } catch (error) {
      if (typeof document === "undefined") throw error
      await (navigator.onLine ? pass(waitAfter(failedTries) ?? slowly) : networkIsBack())
    }
  }
}
