import type { Page } from "playwright-core"
import { launchBrowser } from "#contract-tests/browser/launch-browser.ts"
import * as paths from "#web/paths.ts"
import type { Part } from "./bench.ts"
import { collectConsoleErrors } from "./console-errors.ts"
import { fetchCookies, logInWithCart } from "./customer.ts"
import { findPagePaths } from "./pages.ts"
import { openShop } from "./shops.ts"

/** The URL paths that must respond with 404; all others must not. */
const expected404: ReadonlySet<string> = new Set(["/finns-inte"])

const windowSizes = [
  { viewport: { width: 375, height: 812 }, isMobile: true, hasTouch: true },
  { viewport: { width: 1440, height: 900 } }
]

/** Scrolls to the end of the page, so that lazy images load. */
const scrollThrough = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
      scrollTo(0, y)
      await new Promise((done) => requestAnimationFrame(done))
    }
  })

/** Visits every route as a visitor and as a customer, in phone and desktop size, and collects the browser's errors: exceptions, failed requests, hydration mismatches. */
export const browserErrors: Part = async (bench) => {
  const shop = await openShop(bench)
  const { category, product } = await findPagePaths(shop.origin)
  const customer = await logInWithCart(shop.origin)
  const { orders } = (await (
    await fetch(`${shop.origin}/api/v1/orders?afterDeliveryDate=2000-01-01`, {
      headers: { authorization: `Bearer ${customer.token}` }
    })
  ).json()) as { orders: ReadonlyArray<{ id: string }> }
  const [order] = orders
  if (order === undefined) throw new Error("The demo customer has no order")
  /** The URLs to visit instead of paths that need a parameter or have several states. */
  const samples: Readonly<Record<string, ReadonlyArray<string>>> = {
    [paths.search]: [`${paths.search}?Q=mj%C3%B6lk`, `${paths.search}?Q=qqqqqq`],
    [paths.deliveryCities]: [paths.deliveryCities, `${paths.deliveryCities}/stockholm`],
    [paths.forgotPassword]: [paths.forgotPassword, `${paths.forgotPassword}/gammal`],
    // This logs the visitor in as the same customer, who makes the later visits of that context.
    [paths.actAsCustomer]: [`${paths.actAsCustomer}/demo-anna`]
  }
  const declaredPaths = Object.values(paths).filter((path) => typeof path === "string")
  const urlPaths = [
    ...declaredPaths.flatMap((path) => samples[path] ?? [path]),
    paths.order(order.id),
    category,
    product,
    `${paths.recipes}/bakning`,
    `${paths.recipes}/vegetariskt/pannkakor-med-lingonsylt-r1002`,
    "/kundservice/om-cookies",
    "/finns-inte"
  ]
  const browser = await launchBrowser({ prefersSystem: true })
  if (browser === null) throw new Error("No browser can run here")
  bench.onCleanup(() => browser.close())
  let visitCount = 0
  const audiences = [
    ["visitor", ""],
    ["customer", await fetchCookies(shop.origin, customer)]
  ] as const
  for (const [audience, cookies, size] of audiences.flatMap(([name, cookieHeader]) =>
    windowSizes.map((window) => [name, cookieHeader, window] as const)
  )) {
    const context = await browser.newContext(size)
    const pairs = cookies.split("; ").filter((pair) => pair !== "")
    await context.addCookies(
      pairs.map((pair) => ({
        name: pair.slice(0, pair.indexOf("=")),
        value: pair.slice(pair.indexOf("=") + 1),
        url: shop.origin
      }))
    )
    for (const urlPath of urlPaths) {
      const page = await context.newPage()
      const errors = collectConsoleErrors(page, shop.origin + urlPath, {
        expects404: expected404.has(urlPath)
      })
      const response = await page.goto(shop.origin + urlPath, { waitUntil: "networkidle" })
      await page.mouse.move(200, 200)
      await scrollThrough(page)
      await page.waitForLoadState("networkidle")
      const description = `${urlPath} for a ${audience} at ${size.viewport.width} px`
      if ((response?.status() === 404) !== expected404.has(urlPath))
        bench.fail(`${description}: responded with ${response?.status()}`)
      for (const error of errors) bench.fail(`${description}: ${error.slice(0, 300)}`)
      visitCount += 1
      await page.close()
    }
    await context.close()
  }
  bench.log(`  ${visitCount} pages visited`)
  return []
}
