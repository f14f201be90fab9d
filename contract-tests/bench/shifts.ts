import { randomUUID } from "node:crypto"
import type { Page } from "playwright-core"
import { phone, wide } from "#contract-tests/browser/pages.ts"
import { boxOf, loadSuggestions } from "#contract-tests/browser/search-box.ts"
import { finishPicker, logInByPanel, openStoreList, panelOf } from "#contract-tests/browser/shopper.ts"
import type { Part } from "./bench.ts"
import type { Figure } from "./figure.ts"
import { findPagePaths } from "./pages.ts"
import { openShop } from "./shops.ts"
import { observerScript, readMetrics, slowDown, waitForEarlyInput, withBrowser } from "./visit.ts"

/** How long to wait for a late layout shift. */
const settleMs = 3_000

/** The latency of the network. A layout shift within half a second of an input counts as caused by it, so that responses must come later. */
const latencyMs = 600

interface Interaction {
  readonly name: string
  /** The name of the page where the interaction begins. */
  readonly page: "start" | "category" | "product" | "stores" | "recipes" | "login"
  /** Whether the interaction begins while the page is loading, so that its scripts run only afterwards; by default, the page is idle. */
  readonly early?: boolean
  /** The widths at which the interaction exists, in pixels; all by default. */
  readonly widths?: ReadonlyArray<number>
  readonly act: (page: Page) => Promise<unknown>
}

const selectStore = async (page: Page): Promise<void> => {
  const panel = await openStoreList(page)
  await panel.getByRole("listitem").first().getByRole("button").click()
  await finishPicker(panel)
}

const clickInMain =
  (name: string | RegExp) =>
  (page: Page): Promise<void> =>
    page.getByRole("main").getByRole("button", { name }).first().click()

const moreProducts = "Visa fler varor"
const selectSort = (page: Page) => page.locator("main select").first().selectOption({ index: 2 })

const interactions: ReadonlyArray<Interaction> = [
  {
    name: "searching for a store",
    page: "start",
    act: async (page) =>
      (await openStoreList(page)).getByLabel("Sök butik eller stad").pressSequentially("stock", { delay: 100 })
  },
  {
    name: "selecting a store",
    page: "start",
    act: selectStore
  },
  {
    name: "selecting a store in a category",
    page: "category",
    act: selectStore
  },
  {
    name: "logging in",
    page: "start",
    act: async (page) => {
      await page.getByRole("banner").getByRole("button", { name: "Logga in" }).click()
      await logInByPanel(page)
      await panelOf(page).waitFor({ state: "hidden" })
    }
  },
  {
    name: "typing a search",
    page: "start",
    act: async (page) => {
      await boxOf(page).pressSequentially("mjöl", { delay: 100 })
      await loadSuggestions(page, "mjölk")
    }
  },
  {
    name: "scrolling the rows of products",
    page: "start",
    act: async (page) => {
      for (const track of await page.getByRole("main").locator("section > ul").all()) {
        await track.scrollIntoViewIfNeeded()
        await track.evaluate((element) => element.scrollBy({ left: 300 }))
        await page.waitForTimeout(settleMs)
      }
    }
  },
  {
    name: "loading more products",
    page: "category",
    act: async (page) => {
      const button = page.getByRole("main").getByRole("button", { name: moreProducts })
      await button.scrollIntoViewIfNeeded()
      // The pictures near the button, and the first scroll's hydration.
      await page.waitForTimeout(settleMs)
      await button.click()
      await page
        .getByRole("main")
        .getByText(/^Visar 48 av/)
        .waitFor()
    }
  },
  { name: "loading more products early", page: "category", early: true, act: clickInMain(moreProducts) },
  { name: "loading more recipes early", page: "recipes", early: true, act: clickInMain("Visa fler recept") },
  {
    name: "showing more recommended products early",
    page: "product",
    early: true,
    act: clickInMain(/^Visa \d+ till$/)
  },
  { name: "sorting", page: "category", act: selectSort },
  { name: "sorting early", page: "category", early: true, act: selectSort },
  {
    name: "expanding a department early",
    page: "category",
    early: true,
    widths: [wide.width],
    act: (page) =>
      page
        .getByRole("button", { name: /^Visa underkategorier till / })
        .first()
        .click()
  },
  {
    name: "searching the stores early",
    page: "stores",
    early: true,
    act: (page) => page.getByRole("main").getByLabel("Sök butik eller stad").pressSequentially("stock", { delay: 100 })
  },
  {
    name: "a rejected log-in",
    page: "login",
    act: async (page) => {
      // Another address in each run, because a demo customer's account would be locked after some runs.
      await page.getByLabel("E-postadress").fill(`${randomUUID()}@exempel.se`)
      await page.getByRole("button", { name: "Nästa" }).click()
      await page.getByLabel(/^Lösenord/).fill("Fel-losen-2026")
      await page.getByRole("main").getByRole("button", { name: "Logga in" }).click()
      await page.getByRole("alert").first().waitFor()
    }
  }
]

/** Measures layout shifts while a page is used, on a slow network. */
export const shifts: Part = async (bench) => {
  const shop = await openShop(bench)
  const paths = { ...(await findPagePaths(shop.origin)), stores: "/butiker", recipes: "/recept", login: "/login" }
  const figures: Array<Figure> = []
  for (const size of [phone, wide]) {
    for (const { name, page: startPage, early = false, widths = [size.width], act } of interactions) {
      if (!widths.includes(size.width)) continue
      bench.log(`  ${name} at ${size.width} px ...`)
      await withBrowser(async (browser) => {
        const page = await browser.newPage({ viewport: size, baseURL: shop.origin })
        await page.addInitScript(observerScript)
        await slowDown(page, { latencyMs, cpuFactor: 1 })
        await page.goto(paths[startPage], { waitUntil: early ? "commit" : "networkidle" })
        if (early) await waitForEarlyInput(page)
        await act(page)
        await page.waitForTimeout(settleMs)
        figures.push({
          name: `${name} at ${size.width} px: CLS`,
          unit: "",
          value: (await readMetrics(page)).cls,
          budget: 0.01,
          target: 0
        })
      })
    }
  }
  return figures
}
