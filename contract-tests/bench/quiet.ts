import { readFileSync } from "node:fs"
import { join } from "node:path"
import { findBrowser } from "#contract-tests/browser/find-browser.ts"
import type { Part } from "./bench.ts"
import { cookiesOf, customerWithCart } from "./customer.ts"
import { addressesOf } from "./pages.ts"
import { root } from "./paths.ts"
import { openShop } from "./shops.ts"

/** Read, not imported: only the build knows what to do with the style sheets behind the routes. */
const paths = (): ReadonlyArray<string> =>
  ["*", ...[...readFileSync(join(root, "web/app/routes.ts"), "utf8").matchAll(/ page\("([^"]*)"/g)].map((match) => match[1] ?? "")]

/** Not an error of ours: the browser's note that the document itself was a 404. */
const expected = /^Failed to load resource: the server responded with a status of 404/

/** Walks every route as a visitor and as a customer and listens for what browsers complain about: errors, and markup that hydration finds changed. */
export const quiet: Part = async (bench) => {
  const shop = await openShop(bench)
  const { category, product } = await addressesOf(shop.address)
  const customer = await customerWithCart(shop.address)
  const { orders } = (await (await fetch(`${shop.address}/api/v1/orders`, { headers: { authorization: `Bearer ${customer.token}` } })).json()) as { orders: ReadonlyArray<{ id: string }> }
  const samples: Readonly<Record<string, ReadonlyArray<string>>> = {
    "": ["/"],
    "sok": ["/sok?Q=mj%C3%B6lk", "/sok?Q=qqqqqq"],
    "mina-sidor/order/:id": [`/mina-sidor/order/${orders[0]?.id ?? "1"}`],
    "*": [category, product, "/matvaror", "/kundservice/om-cookies", "/finns-inte"],
    "glomt-losenord/:token": ["/glomt-losenord/gammal"]
  }
  const addresses = paths().flatMap((path) => samples[path] ?? [`/${path}`])
  const browser = await findBrowser()
  if (browser === null) throw new Error("No browser can run here")
  bench.atEnd(() => browser.close())
  let visits = 0
  for (const [who, cookies] of [["visitor", ""], ["customer", await cookiesOf(shop.address, customer)]] as const) {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
    const pairs = cookies.split("; ").filter((pair) => pair !== "")
    await context.addCookies(pairs.map((pair) => ({ name: pair.slice(0, pair.indexOf("=")), value: pair.slice(pair.indexOf("=") + 1), url: shop.address })))
    for (const address of addresses) {
      const page = await context.newPage()
      const complaints: Array<string> = []
      page.on("pageerror", (error) => void complaints.push(error.message))
      page.on("console", (message) => {
        if ((message.type() === "error" || message.type() === "warning") && !expected.test(message.text())) complaints.push(message.text())
      })
      await page.goto(shop.address + address, { waitUntil: "networkidle" })
      await page.mouse.move(200, 200)
      await page.waitForLoadState("networkidle")
      for (const complaint of complaints) bench.fail(`${address} for a ${who}: ${complaint.slice(0, 300)}`)
      visits += 1
      await page.close()
    }
    await context.close()
  }
  bench.say(`  ${visits} pages looked at`)
  return []
}
