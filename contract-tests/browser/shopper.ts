import type { Locator, Page } from "playwright-core"
import { visit } from "./pages.ts"

export const anna = { email: "anna.andersson@exempel.se", password: "Matkasse-2026" } as const
/** Has chosen no store yet. */
export const erik = { email: "erik.eriksson@exempel.se", password: "Matkasse-2026" } as const

/** The panel from the right, whatever it shows. */
export const panelOf = (page: Page): Locator => page.getByRole("dialog")

/** The banner's button: nothing chosen yet, or a change of mind. */
export const openStoreChooser = async (page: Page): Promise<Locator> => {
  await page.getByRole("button", { name: /^(Välj butik|Ändra leverans)$/ }).first().click()
  const panel = panelOf(page)
  await panel.getByRole("heading", { level: 2, name: /^(Hur vill du få dina varor\?|Vart ska vi köra\?|Välj butik)$/ }).waitFor()
  return panel
}

/** To the step of a way of delivery, from wherever the picker stands. */
const toMethod = async (panel: Locator, name: "Hemleverans" | "Hämta i butik"): Promise<void> => {
  const title = name === "Hemleverans" ? "Vart ska vi köra?" : "Välj butik"
  if (!(await panel.getByRole("heading", { level: 2, name: title }).isVisible())) await panel.getByRole("button", { name: new RegExp(`^${name}`) }).click()
  await panel.getByRole("heading", { level: 2, name: title }).waitFor()
}

/** Leaves the time for later, and the picker. */
export const finishPicker = async (panel: Locator): Promise<void> => {
  // The button moves down when the times come.
  await panel.getByText(/^(Första lediga|Det finns inga tider att visa just nu\.)$/).first().waitFor()
  await panel.getByRole("button", { name: "Välj tid senare" }).click()
  await panel.getByRole("button", { name: "Börja handla" }).click()
  // The panel keeps its words while it slides away.
  await panel.page().getByText("Nu ser du sortiment och priser för ditt val.").waitFor({ state: "detached" })
}

export const enterPostalCode = async (page: Page, postalCode: string): Promise<Locator> => {
  const panel = await openStoreChooser(page)
  await toMethod(panel, "Hemleverans")
  await panel.getByLabel("Postnummer").fill(postalCode)
  await panel.getByRole("button", { name: /^(Handla här|Byt butik)$/ }).click()
  return panel
}

export const chooseHome = async (page: Page, postalCode: string): Promise<void> => finishPicker(await enterPostalCode(page, postalCode))

/** Among the stores to collect in. */
export const openStoreList = async (page: Page): Promise<Locator> => {
  const panel = await openStoreChooser(page)
  await toMethod(panel, "Hämta i butik")
  return panel
}

/** Picks the first store found for these words. */
export const choosePickup = async (page: Page, words: string): Promise<string> => {
  const panel = await openStoreList(page)
  await panel.getByLabel("Sök butik eller stad").fill(words)
  const row = panel.getByRole("listitem").first()
  const name = (await row.getByRole("paragraph").first().textContent()) ?? ""
  // The store that is shopped in already has no button: from there on is the time.
  const choose = row.getByRole("button")
  await ((await choose.count()) > 0 ? choose : panel.getByRole("button", { name: "Välj tid", exact: true })).click()
  await finishPicker(panel)
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

const call = async <A>(address: string, path: string, init: RequestInit): Promise<A> => {
  const answer = await fetch(`${address}/api/v1${path}`, init)
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text}`)
  return (text === "" ? undefined : JSON.parse(text)) as A
}

/** Throws the open carts of a customer away, so that a walk begins with an empty one. */
export const startAfresh = async (address: string, { email, password } = anna): Promise<void> => {
  const form = new URLSearchParams({ grant_type: "password", scope: "shop", username: email, password })
  const { access_token: token } = await call<{ access_token: string }>(address, "/connect/token", { method: "POST", body: form })
  const headers = { authorization: `Bearer ${token}` }
  const { carts } = await call<{ carts: ReadonlyArray<{ id: string; checkoutCompletedDate: string | null }> }>(address, "/orders", { headers })
  for (const { id, checkoutCompletedDate } of carts) if (checkoutCompletedDate === null) await call(address, `/carts/${id}`, { method: "DELETE", headers })
}

/** The cart beside the page, or in its panel where the page is narrow. */
export const openCart = async (page: Page): Promise<Locator> => {
  const column = page.getByRole("complementary", { name: "Varukorg" })
  if (await column.isVisible()) return column
  const panel = panelOf(page)
  if (!(await panel.isVisible())) await page.getByRole("button", { name: /^Varukorg, / }).click()
  await panel.getByRole("heading", { name: "Varukorg" }).waitFor()
  return panel
}

/** Closes the panel again where the cart is one. */
export const closeCart = async (page: Page): Promise<void> => {
  if (!(await panelOf(page).isVisible())) return
  await page.keyboard.press("Escape")
  await panelOf(page).waitFor({ state: "hidden" })
}

/** The amount beside these words in a list of amounts, in öre. */
export const amountBeside = async (place: Locator, words: RegExp): Promise<number> =>
  oreOf(await place.locator("dl > div").filter({ has: place.page().locator("dt", { hasText: words }) }).locator("dd").first().textContent())

/** Waits until no amount is being worked out any more. */
export const settledCart = (place: Locator): Promise<void> => place.locator("section[aria-busy]").waitFor({ state: "detached" })

/** A customer's start page, cart loaded. */
export const enterAs = async (page: Page, who = anna): Promise<void> => {
  await visit(page, "/")
  await page.getByRole("banner").getByRole("button", { name: "Logga in" }).click()
  await logInByPanel(page, who)
  await panelOf(page).waitFor({ state: "hidden" })
  await page.getByRole("link", { name: "Mina Sidor" }).waitFor()
}

/** Searches by the header's box and waits for the page of hits. */
export const searchFor = async (page: Page, query: string): Promise<void> => {
  const box = page.getByRole("combobox", { name: "Sök varor och recept" })
  await box.fill(query)
  await box.press("Enter")
  await page.waitForURL((url) => url.pathname === "/sok" && url.searchParams.get("Q") === query)
  await page.getByRole("heading", { level: 1, name: new RegExp(query) }).waitFor()
}

/** kr and öre of a text such as '1 234,50 kr', in öre. */
export const oreOf = (text: string | null): number => {
  const [, kronor = "", ore = "00"] = /([\d\u00a0\s]+)(?:,(\d\d))?/.exec(text ?? "") ?? []
  return Number(kronor.replace(/\D/g, "")) * 100 + Number(ore)
}
