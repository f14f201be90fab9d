import type { Locator, Page } from "playwright-core"
import { phone, wide } from "./pages.ts"

export const sizes = [
  ["1440 px", wide],
  ["375 px", phone]
] as const

export const quickSearchUrlPattern = "**/api/v1/Loop54/search/quick/**"

export const boxOf = (page: Page): Locator => page.getByRole("combobox", { name: "Sök varor och recept" })

export const optionsOf = (page: Page): Locator => page.getByRole("listbox", { name: "Sökförslag" }).getByRole("option")

export const suggestionButtonsOf = (page: Page): Locator =>
  page.getByRole("group", { name: "Lägg till från sökförslagen" }).getByRole("button")

/** Types a query and waits for its suggestions. */
export const loadSuggestions = async (page: Page, query: string): Promise<void> => {
  await boxOf(page).fill(query)
  await page.locator("[role=listbox]:not([aria-busy])").waitFor()
  await optionsOf(page).first().waitFor()
}

/** Records the hit reports to the search service. */
export const recordHitReports = (page: Page): ReadonlyArray<string> => {
  const reports: Array<string> = []
  page.on("request", (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname.includes("/notify/"))
      reports.push(`${pathname.split("/").at(-1)} ${searchParams.get("EntitytId")} ${searchParams.get("q")}`)
  })
  return reports
}

/** Waits until keys outside fields are handled, which is some time after hydration: `networkidle` may be reached before that. */
export const waitForSearchShortcuts = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => (globalThis as { readonly __earlyKeys?: unknown }).__earlyKeys === null)
