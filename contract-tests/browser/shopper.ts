import type { Locator, Page } from "playwright-core"
import { visit } from "./pages.ts"

export const anna = { email: "anna.andersson@exempel.se", password: "Matkasse-2026" } as const

/** The panel from the right, whatever it shows. */
export const panelOf = (page: Page): Locator => page.getByRole("dialog")

/** The banner's button: nothing chosen yet, or a change of mind. */
export const openStoreChooser = async (page: Page): Promise<Locator> => {
  await page.getByRole("button", { name: /^(Välj butik|Byt butik|Ändra leverans)$/ }).first().click()
  const panel = panelOf(page)
  await panel.getByRole("tab", { name: "Hemleverans" }).waitFor()
  return panel
}

export const chooseHome = async (page: Page, postalCode: string): Promise<void> => {
  const panel = await openStoreChooser(page)
  await panel.getByRole("tab", { name: "Hemleverans" }).click()
  await panel.getByLabel("Postnummer").fill(postalCode)
  await panel.getByRole("button", { name: "Handla här" }).click()
}

/** Picks the first store found for these words. */
export const choosePickup = async (page: Page, words: string): Promise<string> => {
  const panel = await openStoreChooser(page)
  await panel.getByRole("tab", { name: "Hämta i butik" }).click()
  await panel.getByLabel("Sök butik eller stad").fill(words)
  const row = panel.getByRole("listitem").first()
  const name = (await row.getByRole("heading").first().textContent()) ?? ""
  await row.getByRole("button").click()
  await panel.waitFor({ state: "hidden" })
  return name
}

/** Through the panel, step by step. */
export const logInByPanel = async (page: Page, { email, password }: { readonly email: string; readonly password: string } = anna): Promise<void> => {
  const panel = panelOf(page)
  await panel.getByLabel("E-postadress").fill(email)
  await panel.getByRole("button", { name: "Nästa" }).click()
  await panel.getByLabel(/^Lösenord/).fill(password)
  await panel.getByRole("button", { name: "Logga in" }).click()
}

/** A customer's start page, cart loaded. */
export const enterAs = async (page: Page, who = anna): Promise<void> => {
  await visit(page, "/login")
  await page.getByLabel("E-postadress").fill(who.email)
  await page.getByRole("button", { name: "Nästa" }).click()
  await page.getByLabel(/^Lösenord/).fill(who.password)
  await page.getByRole("button", { name: "Logga in" }).click()
  await page.getByRole("link", { name: "Mina Sidor" }).waitFor()
}

/** Searches by the header's box and waits for the page of hits. */
export const searchFor = async (page: Page, query: string): Promise<void> => {
  const box = page.getByRole("combobox", { name: "Sök varor och recept" })
  await box.fill(query)
  await box.press("Enter")
  await page.waitForURL((url) => url.pathname === "/sok" && url.searchParams.get("Q") === query)
  await page.getByRole("heading", { level: 1 }).waitFor()
}

/** kr and öre of a text such as '1 234,50 kr', in öre. */
export const oreOf = (text: string | null): number => {
  const [, kronor = "", ore = "00"] = /([\d\u00a0\s]+)(?:,(\d\d))?/.exec(text ?? "") ?? []
  return Number(kronor.replace(/\D/g, "")) * 100 + Number(ore)
}
