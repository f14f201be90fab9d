import { readFileSync } from "node:fs"
import { join } from "node:path"
import type { Page } from "playwright-core"
import { findBrowser } from "#contract-tests/browser/find-browser.ts"
import type { Part } from "./bench.ts"
import { complaintsOf } from "./complaints.ts"
import { cookiesOf, customerWithCart } from "./customer.ts"
import { addressesOf } from "./pages.ts"
import { root } from "./paths.ts"
import { openShop } from "./shops.ts"

/** Read, not imported: only the build knows what to do with the style sheets behind the routes. */
const paths = (): ReadonlyArray<string> =>
  ["*", ...[...readFileSync(join(root, "web/app/routes.ts"), "utf8").matchAll(/ page\("([^"]*)"/g)].map((match) => match[1] ?? "")]

/** Pages that are to be a 404; every other page has to be there. */
const missing: ReadonlySet<string> = new Set(["/finns-inte"])

const windows = [
  { viewport: { width: 375, height: 812 }, isMobile: true, hasTouch: true },
  { viewport: { width: 1440, height: 900 } }
]

/** Down to the end of the page, so that pictures are asked for that wait until they are near. */
const scrollThrough = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
      scrollTo(0, y)
      await new Promise((done) => requestAnimationFrame(done))
    }
  })

/** Walks every route as a visitor and as a customer, on a phone and on a desk, and listens for what browsers complain about: errors, what does not load, and markup that hydration finds changed. */
export const quiet: Part = async (bench) => {
  const shop = await openShop(bench)
  const { category, product } = await addressesOf(shop.address)
  const customer = await customerWithCart(shop.address)
  const { orders } = (await (await fetch(`${shop.address}/api/v1/orders?afterDeliveryDate=2000-01-01`, { headers: { authorization: `Bearer ${customer.token}` } })).json()) as { orders: ReadonlyArray<{ id: string }> }
  const [order] = orders
  if (order === undefined) throw new Error("The customer has no order to look at")
  const samples: Readonly<Record<string, ReadonlyArray<string>>> = {
    "": ["/"],
    "sok": ["/sok?Q=mj%C3%B6lk", "/sok?Q=qqqqqq"],
    "mina-sidor/order/:id": [`/mina-sidor/order/${order.id}`],
    "*": [category, product, "/matvaror", "/kundservice/om-cookies", "/finns-inte"],
    "glomt-losenord/:token": ["/glomt-losenord/gammal"],
    "leveransorter/:city": ["/leveransorter/stockholm"],
    // Taken in turn with the log-in by password: the session that it opens is the same customer's.
    "_cl_/:token": ["/_cl_/demo-anna"]
  }
  const addresses = paths().flatMap((path) => samples[path] ?? [`/${path}`])
  const browser = await findBrowser()
  if (browser === null) throw new Error("No browser can run here")
  bench.atEnd(() => browser.close())
  let visits = 0
  const people = [["visitor", ""], ["customer", await cookiesOf(shop.address, customer)]] as const
  for (const [who, cookies, size] of people.flatMap(([name, jar]) => windows.map((window) => [name, jar, window] as const))) {
    const context = await browser.newContext(size)
    const pairs = cookies.split("; ").filter((pair) => pair !== "")
    await context.addCookies(pairs.map((pair) => ({ name: pair.slice(0, pair.indexOf("=")), value: pair.slice(pair.indexOf("=") + 1), url: shop.address })))
    for (const address of addresses) {
      const page = await context.newPage()
      const complaints = complaintsOf(page, shop.address + address, missing.has(address))
      const answer = await page.goto(shop.address + address, { waitUntil: "networkidle" })
      await page.mouse.move(200, 200)
      await scrollThrough(page)
      await page.waitForLoadState("networkidle")
      const where = `${address} for a ${who} at ${size.viewport.width} px`
      if ((answer?.status() === 404) !== missing.has(address)) bench.fail(`${where}: answered ${answer?.status()}`)
      for (const complaint of complaints) bench.fail(`${where}: ${complaint.slice(0, 300)}`)
      visits += 1
      await page.close()
    }
    await context.close()
  }
  bench.say(`  ${visits} pages looked at`)
  return []
}
