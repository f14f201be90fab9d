import { expect } from "vitest"
import { visit } from "./pages.ts"
import { runSkafferi } from "./shop.ts"
import { describeTrip } from "./trip.ts"

await describeTrip("somebody new, and somebody forgetful", (it) => {
  it("REG-04 REG-06 REG-07 REG-08 registers with a personal number in four steps and is logged in", async ({ page }) => {
    await visit(page, "/registrera")
    await page.getByLabel(/^Personnummer/).fill("199001012385")
    await page.getByRole("button", { name: "Hämta uppgifter" }).click()
    await page.getByText("Steg 2 av 4").waitFor()
    await page.getByRole("button", { name: "Ja, det stämmer" }).click()
    await page.getByText("Steg 3 av 4").waitFor()
    await page.getByLabel(/^E-postadress/).fill("ny.kund@exempel.se")
    await page.getByLabel(/^Mobilnummer/).fill("0701234567")
    const passwords = page.locator("input[type=password]")
    await passwords.nth(0).fill("Matkasse-2027")
    await passwords.nth(1).fill("Matkasse-2027")
    await page.getByRole("button", { name: "Skapa konto" }).click()
    await page.getByText("Ditt konto är skapat!").waitFor()
    await visit(page, "/mina-sidor")
    await page.getByText("ny.kund@exempel.se").waitFor()
  })

  it("PWD-02 resets the password by the link in the mail, once", async ({ page, shop }) => {
    await visit(page, "/glomt-losenord")
    await page.getByLabel(/^E-postadress/).fill("erik.eriksson@exempel.se")
    await page.getByRole("button", { name: "Återställ lösenord" }).click()
    await page.getByText("Ett mail med instruktioner har skickats till erik.eriksson@exempel.se!").waitFor()
    const { stdout } = await runSkafferi("mail", "--data", shop.data)
    const link = /http\S+\/glomt-losenord\/\S+/.exec(stdout)?.[0] ?? ""
    const path = new URL(link).pathname
    const passwords = page.locator("input[type=password]")
    const choose = async () => {
      await visit(page, path)
      await passwords.nth(0).fill("Matkasse-2028")
      await passwords.nth(1).fill("Matkasse-2028")
      await page.locator("form button[type=submit]").click()
    }
    await choose()
    await page.getByText("Ditt lösenord är bytt!").waitFor()
    await choose()
    await page.getByText("Ogiltig token!").waitFor()
    const token = await page.request.post("/api/v1/connect/token", { form: { grant_type: "password", scope: "shop", username: "erik.eriksson@exempel.se", password: "Matkasse-2028" } })
    expect(token.status()).toBe(200)
  }, { expected: [/status of 400/] })
})
