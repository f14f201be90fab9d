import { mkdirSync } from "node:fs"
import type { Browser, Page } from "playwright-core"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { findBrowser } from "./find-browser.ts"
import { closeIdle, openPage, type PageOptions, type Watched } from "./pages.ts"
import { openShop, type Shop, sharedShop } from "./shop.ts"

export interface Trip {
  readonly shop: Shop
  readonly page: Page
}

type Step = (trip: Trip) => Promise<void>
export type Walk = (title: string, step: Step, options?: PageOptions) => void
/** Walks that continue each other on one page; after a failure the remaining ones are skipped. */
export type Journey = (
  title: string,
  walks: (walk: (title: string, step: Step) => void) => void,
  options?: PageOptions
) => void

const shots = process.env["SKAFFERI_SHOTS"]
const fileName = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^a-zåäö0-9]+/g, "-")
    .slice(0, 90)

/** The browser for all test files of a worker; it ends with the worker's process. */
let launching: Promise<Browser | null> | undefined

const describeOver = async (
  opensShop: boolean,
  name: string,
  walks: (walk: Walk, journey: Journey) => void
): Promise<void> => {
  const browser = await (launching ??= findBrowser())
  const runs = browser !== null || process.env["CI"] !== undefined
  describe.skipIf(!runs)(name, () => {
    let shop: Shop
    beforeAll(async () => {
      if (!opensShop) return void (shop = sharedShop())
      const own = await openShop()
      shop = own
      return async () => {
        await closeIdle(own.origin)
        await own.close()
      }
    })
    const open = (options: PageOptions | undefined): Promise<Watched> => {
      if (browser === null) throw new Error("No browser can run here.")
      return openPage(browser, shop.origin, options)
    }
    const take = async (title: string, step: Step, { page, problems }: Watched) => {
      try {
        await step({ shop, page })
      } catch (error) {
        const seen = await page
          .locator("body")
          .ariaSnapshot()
          .catch(() => "no snapshot of the page")
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
      void it(title, { retry: 1 }, async ({ task }) => {
        const watched = await open(options)
        try {
          await take(title, step, watched)
          expect(watched.problems).toEqual([])
          if ((task.result?.retryCount ?? 0) > 0)
            process.stderr.write(`Flaky: ${name} > ${title} passed on its retry.\n`)
        } finally {
          await watched.close()
        }
      })
    const journey: Journey = (title, steps, options) =>
      void describe(title, () => {
        let watched: Watched
        let passed = true
        beforeAll(async () => {
          watched = await open(options)
        })
        afterAll(() => watched?.close())
        steps(
          (name, step) =>
            void it(name, async ({ skip }) => {
              skip(!passed, "An earlier step of this journey has failed.")
              passed = false
              await take(`${title} ${name}`, step, watched)
              expect(watched.problems).toEqual([])
              passed = true
            })
        )
      })
    walks(walk, journey)
  })
}

/**
 * Declares browser tests over a shop. Each walk, and each journey, has an empty browser profile and fails on any error that the page reports. A walk
 * that fails is retried once, since a browser on a busy machine fails for reasons of its own; a walk that needed it is named in the output. When no
 * browser can run, the tests are skipped; with CI set they fail.
 */
export const describeTrip = (name: string, walks: (walk: Walk, journey: Journey) => void): Promise<void> =>
  describeOver(false, name, walks)

/** Declares browser tests over a shop that no other test file uses, for walks that change shared data: orders, accounts, products. */
export const describeTripInOwnShop = (name: string, walks: (walk: Walk, journey: Journey) => void): Promise<void> =>
  describeOver(true, name, walks)
