import { mkdirSync } from "node:fs"
import type { Browser, Page } from "playwright-core"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { findBrowser } from "./find-browser.ts"
import { openPage, type PageOptions } from "./pages.ts"
import { openShop, type Shop } from "./shop.ts"

export interface Trip {
  readonly shop: Shop
  readonly page: Page
}

type Step = (trip: Trip) => Promise<void>
export type Walk = (title: string, step: Step, options?: PageOptions) => void

const shots = process.env["SKAFFERI_SHOTS"]
const fileName = (title: string) => title.toLowerCase().replace(/[^a-zåäö0-9]+/g, "-").slice(0, 90)

/**
 * Browser tests over a shop of their own. Each walk has a fresh profile and fails on anything that the page complains of. Where no browser can
 * run they count as skipped; with CI set that is a failure.
 */
export const describeTrip = async (name: string, walks: (walk: Walk) => void): Promise<void> => {
  const browser: Browser | null = await findBrowser()
  const runs = browser !== null || process.env["CI"] !== undefined
  describe.skipIf(!runs)(name, () => {
    let shop: Shop
    beforeAll(async () => {
      shop = await openShop()
    })
    afterAll(async () => {
      await shop?.close()
      await browser?.close()
    })
    const walk: Walk = (title, step, options) =>
      void it(title, async () => {
        if (browser === null) throw new Error("No browser can run here.")
        const { page, problems, close } = await openPage(browser, shop.address, options)
        try {
          await step({ shop, page })
          expect(problems).toEqual([])
        } finally {
          if (shots !== undefined) {
            mkdirSync(shots, { recursive: true })
            await page.screenshot({ path: `${shots}/${fileName(title)}.png` })
          }
          await close()
        }
      })
    walks(walk)
  })
}
