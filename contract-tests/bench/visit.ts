import { join } from "node:path"
import type { Browser, CDPSession, Page } from "playwright-core"
import { launchBrowser } from "#contract-tests/browser/launch-browser.ts"

export interface Visit {
  /** First and largest contentful paint, total blocking time, the main thread's CPU time, and the tap's Interaction to Next Paint, all in ms. */
  readonly fcp: number
  readonly lcp: number
  readonly tbt: number
  readonly cpu: number
  readonly inp: number
  /** Cumulative layout shift: the worst session window. */
  readonly cls: number
  /** Transferred kB of all scripts and of the document, and the number of requests until the page is idle, without pictures. */
  readonly scriptKb: number
  readonly documentKb: number
  readonly requestCount: number
}

export interface PageOptions {
  readonly url: string
  readonly cookies?: string
}

export interface VisitOptions extends PageOptions {
  /** The selector of the element that is tapped once the page is idle. */
  readonly tapSelector: string
}

/** The metrics that observe-page.mjs collects. */
interface PageMetrics {
  readonly lcp: number
  readonly cls: number
  readonly fcp: number
  /** When the browser reported the last long task. */
  readonly lastLongTask: number
  readonly longTasks: ReadonlyArray<readonly [start: number, duration: number]>
  /** The duration of each interaction event from its start to the next paint, as the browser reports it. */
  readonly taps: ReadonlyArray<number>
  /** When a finger was last lifted. */
  readonly touchEndedAt: number
}

/** A phone on a slow network: 150 ms latency, 1.6 Mbps down, 0.75 Mbps up, CPU four times slower. */
const throttle = { latencyMs: 150, downBytesPerSecond: 1.6e6 / 8, upBytesPerSecond: 0.75e6 / 8, cpuFactor: 4 }
export const slowPhone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true
}

/** The duration from which a task counts as long; only its time beyond this blocks. */
const longTaskMs = 50

/** A script that collects the metrics that `readMetrics` returns. */
export const observerScript = { path: join(import.meta.dirname, "observe-page.mjs") }

export const readMetrics = (page: Page): Promise<PageMetrics & { readonly now: number }> =>
  page.evaluate(() => ({
    ...(globalThis as unknown as { benchMetrics: PageMetrics }).benchMetrics,
    now: performance.now()
  }))

/** When a shopper acts on a page that is still loading, in ms after its largest contentful paint. */
const earlyDelayMs = 500

/** Waits until a shopper may act on a page that is still loading. */
export const waitForEarlyInput = async (page: Page): Promise<void> => {
  for (;;) {
    const { lcp, now } = await readMetrics(page)
    if (lcp > 0 && now > lcp + earlyDelayMs) return
    await page.waitForTimeout(20)
  }
}

/** Waits for two seconds without a request and without a long task. */
const waitUntilIdle = async (page: Page, lastRequestAt: () => number): Promise<void> => {
  const idleMs = 2000
  for (;;) {
    const { lastLongTask, now } = await readMetrics(page)
    if (Date.now() - lastRequestAt() > idleMs && now - lastLongTask > idleMs) return
    await page.waitForTimeout(100)
  }
}

/** Limits a page's network to that of the slow phone, with `latencyMs`, and slows its CPU down by `cpuFactor`, both by default also the slow phone's. */
export const slowDown = async (
  page: Page,
  { latencyMs, cpuFactor }: Pick<typeof throttle, "latencyMs" | "cpuFactor"> = throttle
): Promise<CDPSession> => {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send("Network.enable")
  await devtools.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: latencyMs,
    downloadThroughput: throttle.downBytesPerSecond,
    uploadThroughput: throttle.upBytesPerSecond
  })
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: cpuFactor })
  return devtools
}

export const withBrowser = async <A>(work: (browser: Browser) => Promise<A>): Promise<A> => {
  const browser = await launchBrowser({ prefersSystem: true })
  if (browser === null) throw new Error("No browser can run here")
  try {
    return await work(browser)
  } finally {
    await browser.close()
  }
}

interface SentRequest {
  readonly type: string
  readonly path: string
  bytes: number
}

/** How long a finger rests on the screen in a tap. */
const touchMs = 80
/** How long a shopper looks at what has been scrolled into view, in ms. */
const scrollWaitMs = 500
/** How long to wait after a tap until everything that it causes has been painted. */
const paintWaitMs = 3000

/** The duration of the shortest interaction that the browser reports. */
const shortestTapMs = 16

/** Taps an element with a finger. */
export const touch = async (page: Page, devtools: CDPSession, selector: string): Promise<void> => {
  const element = page.locator(selector).first()
  const box = await element.boundingBox()
  if (box === null) throw new Error(`${selector} is not visible`)
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }]
  await devtools.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints })
  await page.waitForTimeout(touchMs)
  await devtools.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] })
}

/** Opens an empty page on a slow phone in a new session of the browser. */
export const openPhonePage = async (
  browser: Browser,
  { url, cookies = "" }: PageOptions
): Promise<{ readonly page: Page; readonly devtools: CDPSession }> => {
  const context = await browser.newContext(slowPhone)
  const pairs = cookies.split("; ").filter((pair) => pair !== "")
  await context.addCookies(
    pairs.map((pair) => ({ name: pair.slice(0, pair.indexOf("=")), value: pair.slice(pair.indexOf("=") + 1), url }))
  )
  const page = await context.newPage()
  await page.addInitScript(observerScript)
  return { page, devtools: await slowDown(page) }
}

/** Visits a page in a new browser until it is idle, then taps once. */
export const visit = ({ tapSelector, ...options }: VisitOptions): Promise<Visit> =>
  withBrowser(async (browser) => {
    const { page, devtools } = await openPhonePage(browser, options)
    await devtools.send("Performance.enable", { timeDomain: "threadTicks" })
    const requests = new Map<string, SentRequest>()
    let lastRequestAt = Date.now()
    devtools.on("Network.requestWillBeSent", ({ requestId, type = "Other", request }) => {
      lastRequestAt = Date.now()
      if (!request.url.startsWith("data:"))
        requests.set(requestId, { type, path: new URL(request.url).pathname, bytes: 0 })
    })
    devtools.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
      lastRequestAt = Date.now()
      const entry = requests.get(requestId)
      if (entry !== undefined) entry.bytes = encodedDataLength
    })
    const kilobytesOf = (isCounted: (request: SentRequest) => boolean) =>
      [...requests.values()].reduce((sum, request) => sum + (isCounted(request) ? request.bytes : 0), 0) / 1000
    await page.goto(options.url, { waitUntil: "load" })
    await waitUntilIdle(page, () => lastRequestAt)
    // Counted before the tap, which requests more.
    const requestCount = [...requests.values()].filter(({ type }) => type !== "Image").length
    const metrics = await readMetrics(page)
    const { metrics: chromeMetrics } = await devtools.send("Performance.getMetrics")
    const blockingTime = metrics.longTasks.reduce(
      (sum, [start, duration]) => sum + Math.max(0, start + duration - Math.max(start, metrics.fcp) - longTaskMs),
      0
    )
    // Counted before the tap, because the tap loads more scripts.
    const scriptKb = kilobytesOf(({ path }) => path.endsWith(".js"))
    await page.locator(tapSelector).first().scrollIntoViewIfNeeded()
    await page.waitForTimeout(scrollWaitMs)
    await touch(page, devtools, tapSelector)
    await page.waitForTimeout(paintWaitMs)
    const { taps } = await readMetrics(page)
    return {
      fcp: metrics.fcp,
      lcp: metrics.lcp,
      tbt: blockingTime,
      cls: metrics.cls,
      cpu: (chromeMetrics.find(({ name }) => name === "TaskDuration")?.value ?? 0) * 1000,
      inp: Math.max(shortestTapMs, ...taps),
      scriptKb,
      documentKb: kilobytesOf(({ type }) => type === "Document"),
      requestCount
    }
  })

/** Measures the layout shift of a whole page load at a window width, without throttling. */
export const layoutShiftAt = (url: string, width: number): Promise<number> =>
  withBrowser(async (browser) => {
    const page = await browser.newPage({ viewport: { width, height: 900 } })
    await page.addInitScript(observerScript)
    let lastRequestAt = Date.now()
    page.on("request", () => void (lastRequestAt = Date.now()))
    await page.goto(url, { waitUntil: "load" })
    await waitUntilIdle(page, () => lastRequestAt)
    return (await readMetrics(page)).cls
  })
