import type { Locator, Page } from "playwright-core"
import { cookieNames } from "#core/ports/cookie-names.ts"
import { visit } from "./pages.ts"

export const anna = { email: "anna.andersson@exempel.se", password: "Matkasse-2026" } as const
/** A customer without a saved store. */
export const erik = { email: "erik.eriksson@exempel.se", password: "Matkasse-2026" } as const

/** The panel at the right of the window, whatever it shows. */
export const panelOf = (page: Page): Locator => page.getByRole("dialog")

/** Opens the store selection with the banner's button, whose text depends on whether a store is selected. */
export const openStoreChooser = async (page: Page): Promise<Locator> => {
  await page
    .getByRole("button", { name: /^(Välj butik|Ändra leverans)$/ })
    .first()
    .click()
  const panel = panelOf(page)
  await panel
    .getByRole("heading", { level: 2, name: /^(Hur vill du få dina varor\?|Vart ska vi köra\?|Välj butik)$/ })
    .waitFor()
  return panel
}

/** Opens the step of a delivery method, from any step of the picker. */
const openMethodStep = async (panel: Locator, name: "Hemleverans" | "Hämta i butik"): Promise<void> => {
  const title = name === "Hemleverans" ? "Vart ska vi köra?" : "Välj butik"
  if (!(await panel.getByRole("heading", { level: 2, name: title }).isVisible()))
    await panel.getByRole("button", { name: new RegExp(`^${name}`) }).click()
  await panel.getByRole("heading", { level: 2, name: title }).waitFor()
}

/** Skips the delivery time and closes the picker. */
export const finishPicker = async (panel: Locator): Promise<void> => {
  // The button moves down when the delivery times appear.
  await panel
    .getByText(/^(Första lediga|Det finns inga tider att visa just nu\.)$/)
    .first()
    .waitFor()
  await panel.getByRole("button", { name: "Välj tid senare" }).click()
  // With products in the cart, the picker closes without its last step.
  const startButton = panel.getByRole("button", { name: "Börja handla" })
  await Promise.race([startButton.waitFor(), panel.waitFor({ state: "hidden" })])
  if (await startButton.isVisible()) await startButton.click()
  // The panel keeps its content while it slides out.
  await panel.page().getByText("Nu ser du sortiment och priser för ditt val.").waitFor({ state: "detached" })
}

export const enterPostalCode = async (page: Page, postalCode: string): Promise<Locator> => {
  const panel = await openStoreChooser(page)
  await openMethodStep(panel, "Hemleverans")
  await panel.getByLabel("Postnummer").fill(postalCode)
  await panel.getByRole("button", { name: /^(Fortsätt|Byt postnummer)$/ }).click()
  return panel
}

export const chooseHomeDelivery = async (page: Page, postalCode: string): Promise<void> =>
  finishPicker(await enterPostalCode(page, postalCode))

/** Opens the list of stores for pickup. */
export const openStoreList = async (page: Page): Promise<Locator> => {
  const panel = await openStoreChooser(page)
  await openMethodStep(panel, "Hämta i butik")
  return panel
}

/** Selects pickup in the first store that the query finds, and returns the store's name. */
export const choosePickup = async (page: Page, query: string): Promise<string> => {
  const panel = await openStoreList(page)
  await panel.getByLabel("Sök butik eller stad").fill(query)
  const row = panel.getByRole("listitem").first()
  const name = (await row.getByRole("paragraph").first().textContent()) ?? ""
  // The row of the selected store has no button; 'Välj tid' opens its delivery times.
  const chooseButton = row.getByRole("button")
  await (
    (await chooseButton.count()) > 0 ? chooseButton : panel.getByRole("button", { name: "Välj tid", exact: true })
  ).click()
  await finishPicker(panel)
  return name
}

/** Logs in with the panel, step by step. */
export const logInByPanel = async (
  page: Page,
  { email, password }: { readonly email: string; readonly password: string } = anna
): Promise<void> => {
  const panel = panelOf(page)
  await panel.getByLabel("E-postadress").fill(email)
  await panel.getByRole("button", { name: "Nästa" }).click()
  await panel.getByLabel(/^Lösenord/).fill(password)
  await panel.getByRole("button", { name: "Logga in" }).click()
}

const call = async <A>(origin: string, path: string, init: RequestInit): Promise<A> => {
  const response = await fetch(`${origin}/api/v1${path}`, init)
  const text = await response.text()
  if (!response.ok) throw new Error(`${path}: ${response.status} ${text}`)
  return (text === "" ? undefined : JSON.parse(text)) as A
}

type Account = typeof anna | typeof erik

interface TokenResponse {
  readonly token_type: string
  readonly access_token: string
  readonly expires_in: number
}

const formOf = ({ email, password }: Account) => ({
  grant_type: "password",
  scope: "shop",
  username: email,
  password
})

/** Deletes a customer's open carts, so that a test starts with an empty cart. */
export const deleteOpenCarts = async (origin: string, account: Account = anna): Promise<void> => {
  const { access_token: token } = await call<TokenResponse>(origin, "/connect/token", {
    method: "POST",
    body: new URLSearchParams(formOf(account))
  })
  const headers = { authorization: `Bearer ${token}` }
  const { carts } = await call<{ carts: ReadonlyArray<{ id: string; checkoutCompletedDate: string | null }> }>(
    origin,
    "/orders",
    { headers }
  )
  for (const { id, checkoutCompletedDate } of carts)
    if (checkoutCompletedDate === null) await call(origin, `/carts/${id}`, { method: "DELETE", headers })
}

/** Returns the cart beside the page, or opens it in the panel when the page is narrow. */
export const openCart = async (page: Page): Promise<Locator> => {
  const column = page.getByRole("complementary", { name: "Varukorg" })
  if (await column.isVisible()) return column
  const panel = panelOf(page)
  if (!(await panel.isVisible())) await page.getByRole("button", { name: /^Varukorg, / }).click()
  await panel.getByRole("heading", { name: "Varukorg" }).waitFor()
  return panel
}

/** Closes the cart when it is shown in the panel. */
export const closeCart = async (page: Page): Promise<void> => {
  if (!(await panelOf(page).isVisible())) return
  await page.keyboard.press("Escape")
  await panelOf(page).waitFor({ state: "hidden" })
}

/** Reads the amount with this label in a list of amounts, in öre. */
export const amountBeside = async (container: Locator, label: RegExp): Promise<number> =>
  parseOre(
    await container
      .locator("dl > div")
      .filter({ has: container.page().locator("dt", { hasText: label }) })
      .locator("dd")
      .first()
      .textContent()
  )

/** Waits until all amounts of the cart are up to date. */
export const waitForCartUpdate = (container: Locator): Promise<void> =>
  container.locator("section[aria-busy]").waitFor({ state: "detached" })

/** Opens the start page as a customer who logged in on an earlier visit. */
export const visitAsCustomer = async (page: Page, account: Account = anna): Promise<void> => {
  const response = await page.request.post("/api/v1/connect/token", { form: formOf(account) })
  const { token_type, access_token, expires_in }: TokenResponse = await response.json()
  // In the response, expires_in is a duration in seconds; in the cookie, it is an instant in ms since 1970.
  const session = { token_type, access_token, expires_in: Date.now() + expires_in * 1_000 }
  const value = encodeURIComponent(JSON.stringify(session))
  await page.context().addCookies([{ name: cookieNames.session, value, domain: "localhost", path: "/" }])
  await visit(page, "/")
  await page.getByRole("link", { name: "Mina Sidor" }).waitFor()
}

/** Searches with the header's search box and waits for the page of hits. */
export const searchFor = async (page: Page, query: string): Promise<void> => {
  const box = page.getByRole("combobox", { name: "Sök varor och recept" })
  await box.fill(query)
  await box.press("Enter")
  await page.waitForURL((url) => url.pathname === "/sok" && url.searchParams.get("Q") === query)
  await page.getByRole("heading", { level: 1, name: new RegExp(query) }).waitFor()
}

/** Parses an amount such as '1 234,50 kr', in öre. */
export const parseOre = (text: string | null): number => {
  const [, kronor = "", ore = "00"] = /([\d\u00a0\s]+)(?:,(\d\d))?/.exec(text ?? "") ?? []
  return Number(kronor.replace(/\D/g, "")) * 100 + Number(ore)
}
