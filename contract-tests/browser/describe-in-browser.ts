import { mkdirSync } from "node:fs"
import type { Browser, Page } from "playwright-core"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { launchBrowser } from "./launch-browser.ts"
import { closeIdleContexts, openPage, type PageOptions, type OpenedPage } from "./pages.ts"
import { openShop, type Shop, sharedShop } from "./shop.ts"

export interface BrowserTestContext {
  readonly shop: Shop
  readonly page: Page
}

type Step = (context: BrowserTestContext) => Promise<void>
/** Declares a test with a page of its own. */
export type BrowserTest = (title: string, step: Step, options?: PageOptions) => void
/** Declares tests that run in order on one page; after a failure the remaining ones are skipped. */
export type TestSequence = (
  title: string,
  declare: (it: (title: string, step: Step) => void) => void,
  options?: PageOptions
) => void

const screenshotFolder = process.env["SKAFFERI_SHOTS"]
const fileName = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^a-zåäö0-9]+/g, "-")
    .slice(0, 90)

/** The browser for all test files of a worker; it closes when the worker's process ends. */
let browserPromise: Promise<Browser | null> | undefined

const describeWithShop = async (
  { hasOwnShop }: { readonly hasOwnShop: boolean },
  name: string,
  declare: (it: BrowserTest, sequence: TestSequence) => void
): Promise<void> => {
  const browser = await (browserPromise ??= launchBrowser())
  const canRun = browser !== null || process.env["CI"] !== undefined
  describe.skipIf(!canRun)(name, () => {
    let shop: Shop
    beforeAll(async () => {
      if (!hasOwnShop) return void (shop = sharedShop())
      const newShop = await openShop()
      shop = newShop
      return async () => {
        await closeIdleContexts(newShop.origin)
        await newShop.close()
      }
    })
    const open = (options: PageOptions | undefined): Promise<OpenedPage> => {
      if (browser === null) throw new Error("No browser can run here.")
      return openPage(browser, shop.origin, options)
    }
    const runStep = async (title: string, step: Step, { page, problems }: OpenedPage) => {
      try {
        await step({ shop, page })
      } catch (error) {
        const snapshot = await page
          .locator("body")
          .ariaSnapshot()
          .catch(() => "no snapshot of the page")
        if (error instanceof Error) error.message += `\n${[page.url(), ...problems, snapshot].join("\n")}`
        throw error
      } finally {
        if (screenshotFolder !== undefined) {
          mkdirSync(screenshotFolder, { recursive: true })
          await page.screenshot({ path: `${screenshotFolder}/${fileName(title)}.png` })
        }
      }
    }
    const test: BrowserTest = (title, step, options) =>
      void it(title, async () => {
        const openedPage = await open(options)
        try {
          await runStep(title, step, openedPage)
          expect(openedPage.problems).toEqual([])
        } finally {
          await openedPage.close()
        }
      })
    const sequence: TestSequence = (title, steps, options) =>
      void describe(title, () => {
        let openedPage: OpenedPage
        let hasPreviousPassed = true
        beforeAll(async () => {
          openedPage = await open(options)
        })
        afterAll(() => openedPage?.close())
        steps(
          (name, step) =>
            void it(name, async ({ skip }) => {
              skip(!hasPreviousPassed, "An earlier step of this sequence has failed.")
              hasPreviousPassed = false
              await runStep(`${title} ${name}`, step, openedPage)
              expect(openedPage.problems).toEqual([])
              hasPreviousPassed = true
            })
        )
      })
    declare(test, sequence)
  })
}

/**
 * Declares browser tests with the shop that a worker's test files share. Each test, and each sequence, has an empty browser profile and fails on any error
 * that the page reports. When no browser can run, the tests are skipped; with CI set they fail.
 */
export const describeInBrowser = (
  name: string,
  declare: (it: BrowserTest, sequence: TestSequence) => void
): Promise<void> => describeWithShop({ hasOwnShop: false }, name, declare)

/** Declares browser tests with a shop that no other test file uses, for tests that change what other test files rely on, such as accounts and products. */
export const describeInOwnShop = (
  name: string,
  declare: (it: BrowserTest, sequence: TestSequence) => void
): Promise<void> => describeWithShop({ hasOwnShop: true }, name, declare)
