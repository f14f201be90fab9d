/** ms between two tries, and how many there are while there is a network. */
const pause = 3_000
const tries = 5

const networkIsBack = (): Promise<void> => new Promise((resolve) => addEventListener("online", () => resolve(), { once: true }))
const aWhile = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve, pause))

/**
 * Fetches code that was left out of the page at first. What cannot be fetched is tried again, at once when the network is back, so that no
 * tap is lost; in the end it rejects. Outside a browser code is always there, and missing code is a bug.
 */
export const loadCode = async <A>(load: () => Promise<A>): Promise<A> => {
  for (let left = tries; ;) {
    try {
      return await load()
    } catch (error) {
      if (typeof document === "undefined" || (navigator.onLine && --left === 0)) throw error
      await (navigator.onLine ? aWhile() : networkIsBack())
    }
  }
}
