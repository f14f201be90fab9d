import type { Browser, BrowserContext, Page } from "playwright-core"

export interface OpenedPage {
  readonly page: Page
  /** Descriptions of errors on the page, such as failed requests. */
  readonly problems: ReadonlyArray<string>
  readonly close: () => Promise<void>
}

export const wide = { width: 1440, height: 1000 } as const
export const phone = { width: 375, height: 812 } as const

export interface PageOptions {
  readonly size?: { readonly width: number; readonly height: number }
  readonly hasJavaScript?: boolean
  /** Uses a new browser context, for tests that change the context itself (its clock) or need an empty HTTP cache. */
  readonly usesOwnContext?: boolean
  /** Errors on the page that the test causes on purpose. */
  readonly expectedErrors?: ReadonlyArray<RegExp>
}

type ContextOptions = Required<Pick<PageOptions, "size" | "hasJavaScript">>

const newContext = async (
  browser: Browser,
  origin: string,
  { size, hasJavaScript }: ContextOptions
): Promise<BrowserContext> => {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: size,
    locale: "sv-SE",
    timezoneId: "Europe/Stockholm",
    reducedMotion: "reduce",
    javaScriptEnabled: hasJavaScript,
    hasTouch: size.width < 768
  })
  context.setDefaultTimeout(30_000)
  return context
}

/** A browser context whose HTTP cache and renderer process outlive a test. */
interface SharedContext {
  readonly context: BrowserContext
  /** A page of the shop that stays open, so that the next test's page starts in its renderer process, with the scripts compiled. */
  readonly anchor: Page
}

const newSharedContext = async (
  browser: Browser,
  origin: string,
  contextOptions: ContextOptions
): Promise<SharedContext> => {
  const context = await newContext(browser, origin, contextOptions)
  const anchor = await context.newPage()
  await anchor.goto("/robots.txt")
  return { context, anchor }
}

/** Clears everything that a test has stored except the browser's HTTP cache, and closes its pages. */
const resetContext = async ({ context, anchor }: SharedContext, origin: string): Promise<void> => {
  await Promise.all(context.pages().map((opened) => (opened === anchor ? undefined : opened.close())))
  const session = await context.newCDPSession(anchor)
  await session.send("Storage.clearDataForOrigin", { origin, storageTypes: "all" })
  await session.detach()
  await context.clearCookies()
  await context.setOffline(false)
}

/** Shared contexts that no test uses, keyed by their options. */
const idleContexts = new Map<string, SharedContext>()

/** Closes the idle contexts of a shop that is about to close. */
export const closeIdleContexts = async (origin: string): Promise<void> => {
  for (const [key, { context }] of idleContexts) {
    if ((JSON.parse(key) as ReadonlyArray<unknown>)[0] !== origin) continue
    idleContexts.delete(key)
    await context.close()
  }
}

/**
 * Opens a page and records console errors, page errors, hydration warnings, blocked content and 5xx responses. The page has no cookies or stored
 * data; without `usesOwnContext` it shares the HTTP cache and the renderer process with earlier tests at the same size, which saves most of the work of a page load.
 */
export const openPage = async (
  browser: Browser,
  origin: string,
  { size = wide, hasJavaScript = true, usesOwnContext = false, expectedErrors = [] }: PageOptions = {}
): Promise<OpenedPage> => {
  const key = JSON.stringify([origin, size, hasJavaScript])
  const contextOptions = { size, hasJavaScript }
  const sharedContext = usesOwnContext
    ? null
    : (idleContexts.get(key) ?? (await newSharedContext(browser, origin, contextOptions)))
  if (sharedContext !== null) idleContexts.delete(key)
  const context = sharedContext?.context ?? (await newContext(browser, origin, contextOptions))
  const page = await context.newPage()
  const problems: Array<string> = []
  const record = (text: string) => {
    if (!expectedErrors.some((pattern) => pattern.test(text))) problems.push(text)
  }
  page.on("console", (message) => {
    if (message.type() === "error" || /hydrat|did not match|Content Security Policy/i.test(message.text()))
      record(`console: ${message.text()} (${message.location().url})`)
  })
  page.on("pageerror", (error) => record(`page error: ${error.message}`))
  page.on("crash", () => record("The page crashed."))
  page.on("response", (response) => {
    if (response.status() >= 500) record(`${response.status()} ${response.url()}`)
  })
  const close = async () => {
    if (sharedContext === null || idleContexts.has(key)) return context.close()
    try {
      await resetContext(sharedContext, origin)
      idleContexts.set(key, sharedContext)
    } catch {
      await context.close()
    }
  }
  return { page, problems, close }
}

/** Makes a first interaction, for which a visitor's page waits, and waits until the page is hydrated. */
export const waitForHydration = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => {
    dispatchEvent(new Event("pointermove"))
    const field = document.querySelector("header a, main button, form input")
    return field !== null && Object.keys(field).some((key) => key.startsWith("__reactProps"))
  })

/** Loads a path with a full page load and waits until the page is hydrated; returns the status. */
export const visit = async (page: Page, path: string): Promise<number> => {
  const response = await page.goto(path)
  await waitForHydration(page)
  return response?.status() ?? 0
}
