import type { Browser, BrowserContext, Page } from "playwright-core"

export interface Watched {
  readonly page: Page
  readonly context: BrowserContext
  /** Everything that must not happen while a page is used, in words. */
  readonly problems: ReadonlyArray<string>
  readonly close: () => Promise<void>
}

export const wide = { width: 1440, height: 1000 } as const
export const phone = { width: 375, height: 812 } as const

export interface PageOptions {
  readonly size?: { readonly width: number; readonly height: number }
  readonly javaScript?: boolean
  /** Console messages that this test brings about on purpose. */
  readonly expected?: ReadonlyArray<RegExp>
}

/** A page in a profile of its own that notes console errors, page errors, hydration warnings, refused content and broken answers. */
export const openPage = async (browser: Browser, address: string, { size = wide, javaScript = true, expected = [] }: PageOptions = {}): Promise<Watched> => {
  const context = await browser.newContext({
    baseURL: address,
    viewport: size,
    locale: "sv-SE",
    timezoneId: "Europe/Stockholm",
    reducedMotion: "reduce",
    javaScriptEnabled: javaScript,
    hasTouch: size.width < 768
  })
  context.setDefaultTimeout(15_000)
  const page = await context.newPage()
  const problems: Array<string> = []
  const note = (text: string) => {
    if (!expected.some((pattern) => pattern.test(text))) problems.push(text)
  }
  page.on("console", (message) => {
    if (message.type() === "error" || /hydrat|did not match|Content Security Policy/i.test(message.text())) note(`console: ${message.text()} (${message.location().url})`)
  })
  page.on("pageerror", (error) => note(`page error: ${error.message}`))
  page.on("response", (response) => {
    if (response.status() >= 500) note(`${response.status()} ${response.url()}`)
  })
  return { page, context, problems, close: () => context.close() }
}

/** Waits until React has taken the page over: what is typed from then on stays. */
export const hydrated = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => {
    const field = document.querySelector("header a, main button, form input")
    return field !== null && Object.keys(field).some((key) => key.startsWith("__reactProps"))
  })

/** Loads an address as a shopper would by typing it. */
export const visit = async (page: Page, path: string): Promise<number> => {
  const response = await page.goto(path)
  await hydrated(page)
  return response?.status() ?? 0
}
