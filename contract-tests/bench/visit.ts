import { join } from "node:path"
import type { Browser, CDPSession, Page } from "playwright-core"
import { findBrowser } from "#contract-tests/browser/find-browser.ts"

export interface Visit {
  /** ms of the largest paint, of blocked time between first paint and rest, of the main thread's CPU, of the tap until the next frame. */
  readonly lcp: number
  readonly tbt: number
  readonly cpu: number
  readonly inp: number
  /** The worst window of layout shifts. */
  readonly cls: number
  /** Bytes of all scripts as they came, in kB, and requests for all but pictures until the page was alive. */
  readonly script: number
  readonly document: number
  readonly requests: number
}

export interface VisitOptions {
  readonly url: string
  /** What is tapped once the page is at rest. */
  readonly tap: string
  readonly cookies?: string
}

/** What observe-page.mjs notes. */
interface Seen {
  readonly lcp: number
  readonly cls: number
  readonly fcp: number
  /** When the last long task was seen. */
  readonly busy: number
  readonly long: ReadonlyArray<readonly [start: number, duration: number]>
  readonly taps: ReadonlyArray<number>
}

/** A phone on a slow network: 150 ms a request, 1.6 Mbps, a quarter of the processor. */
const throttle = { latency: 150, down: 1.6e6 / 8, up: 0.75e6 / 8, slower: 4 }
export const slowPhone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true }

const observer = { path: join(import.meta.dirname, "observe-page.mjs") }

const seenOn = (page: Page): Promise<Seen & { readonly now: number }> =>
  page.evaluate(() => ({ ...(globalThis as unknown as { benchSeen: Seen }).benchSeen, now: performance.now() }))

/** Two seconds without a request and without a long task. */
const rest = async (page: Page, lastRequest: () => number): Promise<void> => {
  const quiet = 2000
  for (;;) {
    const { busy, now } = await seenOn(page)
    if (Date.now() - lastRequest() > quiet && now - busy > quiet) return
    await page.waitForTimeout(100)
  }
}

/** Lets a page have only the network and the processor of such a phone. */
export const slowDown = async (page: Page): Promise<CDPSession> => {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send("Network.enable")
  await devtools.send("Network.emulateNetworkConditions", { offline: false, latency: throttle.latency, downloadThroughput: throttle.down, uploadThroughput: throttle.up })
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: throttle.slower })
  return devtools
}

export const inBrowser = async <A>(work: (browser: Browser) => Promise<A>): Promise<A> => {
  const browser = await findBrowser()
  if (browser === null) throw new Error("No browser can run here")
  try {
    return await work(browser)
  } finally {
    await browser.close()
  }
}

/** One cold visit in a browser of its own, until rest, then one tap. */
export const visit = ({ url, tap, cookies = "" }: VisitOptions): Promise<Visit> =>
  inBrowser(async (browser) => {
    const context = await browser.newContext(slowPhone)
    const pairs = cookies.split("; ").filter((pair) => pair !== "")
    await context.addCookies(pairs.map((pair) => ({ name: pair.slice(0, pair.indexOf("=")), value: pair.slice(pair.indexOf("=") + 1), url })))
    const page = await context.newPage()
    await page.addInitScript(observer)
    const devtools = await slowDown(page)
    await devtools.send("Performance.enable", { timeDomain: "threadTicks" })
    const requests = new Map<string, { readonly type: string; bytes: number }>()
    let lastRequest = Date.now()
    devtools.on("Network.requestWillBeSent", ({ requestId, type = "Other", request }) => {
      lastRequest = Date.now()
      if (!request.url.startsWith("data:")) requests.set(requestId, { type, bytes: 0 })
    })
    devtools.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
      lastRequest = Date.now()
      const known = requests.get(requestId)
      if (known !== undefined) known.bytes = encodedDataLength
    })
    const bytesOf = (type: string) => [...requests.values()].reduce((sum, request) => sum + (request.type === type ? request.bytes : 0), 0) / 1000
    await page.goto(url, { waitUntil: "load" })
    const beforeUse = [...requests.values()].filter(({ type }) => type !== "Image").length
    await rest(page, () => lastRequest)
    const seen = await seenOn(page)
    const { metrics } = await devtools.send("Performance.getMetrics")
    const blocked = seen.long.reduce((sum, [start, duration]) => sum + Math.max(0, start + duration - Math.max(start, seen.fcp) - 50), 0)
    // The tap fetches more.
    const script = bytesOf("Script")
    await page.locator(tap).first().click()
    await page.waitForFunction(() => (globalThis as unknown as { benchSeen: Seen }).benchSeen.taps.length > 0)
    const { taps } = await seenOn(page)
    return {
      lcp: seen.lcp,
      tbt: blocked,
      cls: seen.cls,
      cpu: (metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0) * 1000,
      inp: Math.max(...taps),
      script,
      document: bytesOf("Document"),
      requests: beforeUse
    }
  })

/** Layout shifts of a whole load at this width, unhurried. */
export const shiftsAt = (url: string, width: number): Promise<number> =>
  inBrowser(async (browser) => {
    const page = await browser.newPage({ viewport: { width, height: 900 } })
    await page.addInitScript(observer)
    let lastRequest = Date.now()
    page.on("request", () => void (lastRequest = Date.now()))
    await page.goto(url, { waitUntil: "load" })
    await rest(page, () => lastRequest)
    return (await seenOn(page)).cls
  })
