import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect } from "vitest"
import { runSkafferi } from "./shop.ts"
import { visitAsCustomer, openCart, searchFor, waitForCartUpdate, deleteOpenCarts } from "./shopper.ts"
import { describeInOwnShop } from "./describe-in-browser.ts"

const row = (code: string, name: string | null, price: number | null, overrides: object = {}) =>
  JSON.stringify({
    code,
    ...(name === null ? {} : { name }),
    brands: "Provgården",
    quantity: "1 l",
    categories: ["en:beverages", "en:plant-based-beverages"],
    priceMedian: price,
    ...overrides
  })

/** The content of a file in the format of Open Prices: two valid rows, then one for each kind of error. */
const fileContent = [
  row("7340083494406", "Havredryck Prov", 13.9),
  row("7310865000019", "Mandeldryck Åäö", 21.5, { brands: "" }),
  row("7340083492464", "Avbruten rad", 9.5).slice(0, 40),
  row("7340083480638", null, 22.9),
  row("7310865001818", "Negativt pris", -4),
  row("7340083494406", "Samma kod igen", 15),
  row("7310867501606", "x".repeat(1_100_000), 10)
].join("\n")

await describeInOwnShop("imported products", (it) => {
  it("appear while the shop is running and can be found, added and ordered; invalid rows are reported with their line", async ({
    page,
    shop
  }) => {
    const folder = await mkdtemp(join(tmpdir(), "skafferi-products-"))
    try {
      const productFile = join(folder, "products.jsonl")
      await writeFile(productFile, fileContent)
      const { code, stdout } = await runSkafferi("catalogue", "import", productFile, "--data", shop.data, "--quiet")
      expect(code).toBe(0)
      expect(stdout).toMatch(/^line 3: .*$/m)
      expect(stdout).toMatch(/^line 4: .*no name/m)
      expect(stdout).toMatch(/^line 5: .*-4/m)
      expect(stdout).toMatch(/^line 6: .*already on line 1/m)
      expect(stdout).toMatch(/^line 7: .*longer/m)
      expect(stdout).toContain("2 new, 0 updated, 5 rejected")
      const secondImport = await runSkafferi("catalogue", "import", productFile, "--data", shop.data, "--quiet")
      expect(secondImport.stdout).toContain("0 new, 2 updated, 5 rejected")
    } finally {
      await rm(folder, { recursive: true, force: true })
    }

    await deleteOpenCarts(shop.origin)
    await visitAsCustomer(page)
    await searchFor(page, "havredryck prov")
    const card = page
      .getByRole("main")
      .getByRole("article")
      .filter({ has: page.getByRole("heading", { name: "Havredryck Prov", exact: true }) })
      .first()
    await card.getByText("13,90").first().waitFor()
    await card.getByRole("button", { name: /^Lägg till, / }).click()
    await page.getByRole("button", { name: /^Varukorg, 1 vara/ }).waitFor()
    const cart = await openCart(page)
    await waitForCartUpdate(cart)
    await cart.getByRole("button", { name: "Gå till kassan" }).click()
    await page.waitForURL("**/checkout")
    await page.getByRole("button", { name: /Första lediga/ }).click()
    await page.getByRole("button", { name: /\d–\d/, pressed: true }).first().waitFor()
    await waitForCartUpdate(page.getByRole("complementary"))
    await page.getByRole("button", { name: "Beställ med betalningsskyldighet" }).click()
    await page.waitForURL(/\/mina-sidor\/order\/[^/]+\?tack/)
    await page.getByRole("main").getByText("Havredryck Prov").first().waitFor()
  })
})
