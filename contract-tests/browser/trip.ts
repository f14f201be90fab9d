import { mkdirSync } from "node:fs"
import type { Browser, Page } from "playwright-core"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { findBrowser } from "./find-browser.ts"
import { openPage, type PageOptions, type Watched } from "./pages.ts"
import { openShop, type Shop } from "./shop.ts"

export interface Trip {
  readonly shop: Shop
  readonly page: Page
}

type Step = (trip: Trip) => Promise<void>
export type Walk = (title: string, step: Step, options?: PageOptions) => void
/** Walks that go on from one another on one page; once one has failed the rest are skipped. */
export type Journey = (title: string, walks: (walk: (title: string, step: Step) => void) => void, options?: PageOptions) => void

const shots = process.env["SKAFFERI_SHOTS"]
const fileName = (title: string) => title.toLowerCase().replace(/[^a-zåäö0-9]+/g, "-").slice(0, 90)

/**
 * Browser tests over a shop of their own. Each walk, and each journey, has a fresh profile and fails on anything that the page complains of. Where no browser can
 * run they count as skipped; with CI set that is a failure.
 */
export const describeTrip = async (name: string, walks: (walk: Walk, journey: Journey) => void): Promise<void> => {
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
    const open = (options: PageOptions | undefined): Promise<Watched> => {
      if (browser === null) throw new Error("No browser can run here.")
      return openPage(browser, shop.address, options)
    }
    const take = async (title: string, step: Step, { page, problems }: Watched) => {
      try {
        await step({ shop, page })
      } catch (error) {
        const seen = await page.locator("body").ariaSnapshot().catch(() => "nothing that can be looked at")
        if (error instanceof Error) error.message += `\n${[page.url(), ...problems, seen].join("\n")}`
        throw error
      } finally {
        if (shots !== undefined) {
          mkdirSync(shots, { recursive: true })
          await page.screenshot({ path: `${shots}/${fileName(title)}.png` })
        }
      }
    }
    const walk: Walk = (title, step, options) =>
      void it(title, async () => {
        const watched = await open(options)
        try {
          await take(title, step, watched)
          expect(watched.problems).toEqual([])
        } finally {
          await watched.close()
        }
      })
    const journey: Journey = (title, steps, options) =>
      void describe(title, () => {
        let watched: Watched
        let stands = true
        beforeAll(async () => {
          watched = await open(options)
        })
        afterAll(() => watched?.close())
        steps((name, step) =>
          void it(name, async ({ skip }) => {
            skip(!stands, "An earlier step of this journey has failed.")
            stands = false
            await take(`${title} ${name}`, step, watched)
            expect(watched.problems).toEqual([])
            stands = true
          })
        )
      })
    walks(walk, journey)
  })
}
