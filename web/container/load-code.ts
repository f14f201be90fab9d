import { retryDelay } from "#core/contract/retry-delay.ts"
import { hasHydrationStarted, hydratesOnInteraction } from "./hydration.ts"
import { navigationType } from "./navigation-type.ts"

const waitForNetwork = (): Promise<void> =>
  new Promise((resolve) => addEventListener("online", () => resolve(), { once: true }))
const sleep = (millis: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, millis))

/** The delay between attempts after the end of the retry schedule. */
const slowRetryDelayMs = 10_000

export interface LoadOptions {
  /** Whether a document that is hydrated at the first interaction has already loaded the code, as it has that of the rendered page. */
  readonly preloaded?: boolean
}

const isPreloaded = ({ preloaded = false }: LoadOptions): boolean =>
  hydratesOnInteraction() && (preloaded || !hasHydrationStarted())

/**
 * Imports code. Throws without trying when the device is offline and the code was not preloaded, because many browsers cache a failed import as long as the
 * document exists.
 */
export const importCode = async <A>(load: () => Promise<A>, options: LoadOptions = {}): Promise<A> => {
  if (typeof document !== "undefined" && !navigator.onLine && !isPreloaded(options))
    throw new Error("Code cannot be imported without a network")
  return load()
}

/** Whether the server responds without a server error. If it does, code that still cannot be imported needs a new document. */
export const serverResponds = (url: string): Promise<boolean> =>
  fetch(url, { method: "HEAD" }).then(
    ({ status }) => status < 500,
    () => false
  )

const isTyping = (): boolean => document.activeElement?.matches("input, textarea, select") === true

/** Whether a reload may help and loses no input: the server responds, the focus is not in a field, and the page has not just been reloaded. */
const canReload = async (): Promise<boolean> =>
  !isTyping() && navigationType() !== "reload" && (await serverResponds(location.href))

/**
 * Imports code that is not part of the page's first chunks. A failed import is retried as long as the page exists, and immediately when the
 * network is back, so that no tap is lost and no part of the page fails. If it fails a second time while the device is online, although the server responds, the page is
 * reloaded. Outside a browser, missing code is a bug.
 */
export const loadCode = async <A>(load: () => Promise<A>, options?: LoadOptions): Promise<A> => {
  let attempt = 1
  for (;;) {
    try {
      return await importCode(load, options)
    } catch (error) {
      if (typeof document === "undefined") throw error
      if (!navigator.onLine) {
        await waitForNetwork()
        continue
      }
      if (attempt > 1 && (await canReload())) location.reload()
      await sleep(retryDelay(attempt++) ?? slowRetryDelayMs)
    }
  }
}
