import type { Locator, Page } from "playwright-core"
import { expect } from "vitest"
import { phone, visit } from "./pages.ts"
import { runSkafferi } from "./shop.ts"
import { logInByPanel, panelOf } from "./shopper.ts"
import { describeInOwnShop } from "./describe-in-browser.ts"

const personalNumberField = (page: Page) => page.getByLabel(/^Personnummer/)
const passwordFields = (page: Page) => page.locator("input[type=password]")
const openLogInPanel = async (page: Page) => {
  await page.getByRole("button", { name: "Logga in" }).first().click()
  await panelOf(page)
    .getByLabel(/^E-postadress/)
    .waitFor()
  return panelOf(page)
}
const submitPersonalNumber = async (page: Page, personalNumber: string) => {
  await personalNumberField(page).fill(personalNumber)
  await page.getByRole("button", { name: "Hämta uppgifter" }).click()
}

await describeInOwnShop("registration, password reset and log-in", (it) => {
  it("REG-04 REG-06 REG-07 REG-08 creates a customer by personal number in four steps, logs the customer in and shows a cart", async ({
    page
  }) => {
    await visit(page, "/registrera")
    await submitPersonalNumber(page, "199001012385")
    await page.getByText("Steg 2 av 4").waitFor()
    await page.getByRole("button", { name: "Ja, det stämmer" }).click()
    await page.getByText("Steg 3 av 4").waitFor()
    await page.getByLabel(/^E-postadress/).fill("ny.kund@exempel.se")
    await page.getByLabel(/^Mobilnummer/).fill("0701234567")
    await passwordFields(page).nth(0).fill("Matkasse-2027")
    await passwordFields(page).nth(1).fill("Matkasse-2027")
    await page.getByRole("button", { name: "Skapa konto" }).click()
    await page.getByText("Ditt konto är skapat!").waitFor()
    await page.getByRole("button", { name: "Börja handla" }).click()
    await page.waitForURL((url) => url.pathname === "/")
    await page.getByRole("link", { name: "Mina Sidor" }).waitFor()
    await page
      .getByRole("button", { name: /^Varukorg, / })
      .first()
      .waitFor()
    await visit(page, "/mina-sidor")
    await page.getByText("ny.kund@exempel.se").waitFor()
    await visit(page, "/registrera")
    expect(new URL(page.url()).pathname).toBe("/")
  })

  it("REG-11 REG-12 REG-13 REG-14 asks before a registration in progress is discarded", async ({ page }) => {
    await visit(page, "/butiker")
    await page.locator("header a").first().click()
    await page.getByRole("heading", { name: "Våra avdelningar" }).waitFor()
    const panel = await openLogInPanel(page)
    await panel.getByRole("link", { name: "Skapa konto" }).click()
    await submitPersonalNumber(page, "198501012382")
    await page.getByText("Steg 2 av 4").waitFor()
    const question = page.getByRole("alertdialog", { name: "Avsluta registrering" })
    for (const close of [
      () => page.keyboard.press("Escape"),
      () => panel.getByRole("button", { name: "Stäng" }).click()
    ]) {
      await close()
      await question.getByRole("button", { name: "Avbryt" }).click()
      await question.waitFor({ state: "hidden" })
      await page.getByText("Steg 2 av 4").waitFor()
      expect(new URL(page.url()).pathname).toBe("/registrera")
    }
    await page.keyboard.press("Escape")
    await question.getByRole("button", { name: "Ja, avslut" }).click()
    await panel.waitFor({ state: "hidden" })
    await (await openLogInPanel(page)).getByRole("link", { name: "Skapa konto" }).click()
    await page.getByText("Steg 1 av 4").waitFor()
    expect(await personalNumberField(page).inputValue()).toBe("")
  })

  it("REG-11 asks before Back leaves a registration in progress on its own page, outside the panel", async ({
    page
  }) => {
    await visit(page, "/login")
    await page.getByRole("link", { name: "Skapa konto" }).click()
    await page.getByText("Steg 1 av 4").waitFor()
    await submitPersonalNumber(page, "198501012382")
    await page.getByText("Steg 2 av 4").waitFor()
    await page.goBack()
    const question = page.getByRole("alertdialog", { name: "Avsluta registrering" })
    await question.getByRole("button", { name: "Avbryt" }).click()
    await page.getByText("Steg 2 av 4").waitFor()
    await page.goBack()
    await question.getByRole("button", { name: "Ja, avslut" }).click()
    await page.waitForURL((url) => url.pathname === "/login")
  })

  it("REG-11 closes the first step without asking, and a late response does not open the second step", async ({
    page
  }) => {
    let release: () => void = () => undefined
    const releasePromise = new Promise<void>((resolve) => (release = resolve))
    await page.route("**/customer/status/**", async (route) => {
      await releasePromise
      await route.continue()
    })
    await visit(page, "/")
    const panel = await openLogInPanel(page)
    await panel.getByRole("link", { name: "Skapa konto" }).click()
    await submitPersonalNumber(page, "198501012382")
    await page.keyboard.press("Escape")
    await panel.waitFor({ state: "hidden" })
    const responsePromise = page.waitForResponse("**/customer/status/**")
    release()
    await responsePromise
    await (await openLogInPanel(page)).getByRole("link", { name: "Skapa konto" }).click()
    await page.getByText("Steg 1 av 4").waitFor()
    await personalNumberField(page).waitFor()
  })

  it(
    "keeps the button in place during a second attempt, so that a double click opens only the next step",
    async ({ page }) => {
      await visit(page, "/registrera")
      await submitPersonalNumber(page, "198502302382")
      await page.getByRole("alert").waitFor()
      await personalNumberField(page).fill("198501012382")
      await page.getByRole("button", { name: "Hämta uppgifter" }).dblclick()
      await page.getByText("Steg 2 av 4").waitFor()
      expect(new URL(page.url()).pathname).toBe("/registrera")
    },
    { size: phone }
  )

  it("PWD-02 resets the password with the link in the mail, which works once, and logs in with the new password", async ({
    page,
    shop
  }) => {
    await visit(page, "/glomt-losenord")
    await page.getByLabel(/^E-postadress/).fill("erik.eriksson@exempel.se")
    await page.getByRole("button", { name: "Återställ lösenord" }).click()
    await page.getByText("Ett mail med instruktioner har skickats till erik.eriksson@exempel.se!").waitFor()
    const { stdout } = await runSkafferi("mail", "--data", shop.data)
    const link = /http\S+\/glomt-losenord\/\S+/.exec(stdout)?.[0] ?? ""
    expect(stdout).toContain("State: kept in this mailbox")
    expect(new URL(link).origin).toBe(shop.origin)
    const { pathname } = new URL(link)
    await visit(page, pathname)
    await passwordFields(page).nth(0).fill("Matkasse-2028")
    await passwordFields(page).nth(1).fill("Matkasse-2028")
    await page.getByRole("button", { name: "Byt lösenord" }).click()
    await page.getByText("Ditt lösenord är bytt!").waitFor()
    await visit(page, pathname)
    await page.getByText("Ogiltig token!").waitFor()
    expect(await passwordFields(page).count()).toBe(0)
    await visit(page, "/")
    await openLogInPanel(page)
    await logInByPanel(page, { email: "erik.eriksson@exempel.se", password: "Matkasse-2028" })
    await page.getByRole("link", { name: "Mina Sidor" }).waitFor()
  })

  for (const [clock, hours] of [
    ["behind", -25],
    ["ahead", 25]
  ] as const)
    it(
      `AUTH-08 stays logged in on the pages after the log-in when the device's clock is 25 hours ${clock}`,
      async ({ page }) => {
        await page.clock.install({ time: Date.now() + hours * 3_600_000 })
        await page.clock.resume()
        await visit(page, "/")
        await openLogInPanel(page)
        await logInByPanel(page)
        const myPages = page.getByRole("link", { name: "Mina Sidor" })
        await myPages.waitFor()
        // Closing the panel goes back in the history, which would abort the navigation.
        await panelOf(page).waitFor({ state: "hidden" })
        await expect.poll(() => page.evaluate(() => history.state?.panel === undefined)).toBe(true)
        await visit(page, "/matvaror")
        // Within the document, the browser itself decides whether the session is valid.
        await myPages.click()
        await page.getByText("anna.andersson@exempel.se").first().waitFor()
      },
      { usesOwnContext: true }
    )

  it(
    "LOGIN-01 LOGIN-17 LOGIN-25 logs in with the keyboard only, after a wrong address, a wrong password and a step back",
    async ({ page }) => {
      await visit(page, "/")
      await page.getByRole("button", { name: "Logga in" }).first().focus()
      await page.keyboard.press("Enter")
      const panel = panelOf(page)
      await panel.getByRole("heading", { name: "Logga in" }).waitFor()
      await panel.getByLabel(/^E-postadress/).waitFor()
      expect(await panel.getByRole("button", { name: "Tillbaka" }).count()).toBe(0)
      for (
        let tabCount = 0;
        tabCount < 4 &&
        !(await panel.getByLabel(/^E-postadress/).evaluate((field) => field === document.activeElement));
        tabCount++
      )
        await page.keyboard.press("Tab")
      const isFocused = (field: Locator) => field.evaluate((element) => element === document.activeElement)
      await page.keyboard.type("anna")
      await page.keyboard.press("Enter")
      await panel.getByText("Ange en giltig e-postadress.").waitFor()
      await expect.poll(() => isFocused(panel.getByLabel(/^E-postadress/))).toBe(true)
      await page.keyboard.press("End")
      await page.keyboard.type(".andersson@exempel.se")
      await page.keyboard.press("Enter")
      await panel.getByRole("button", { name: "Tillbaka" }).waitFor()
      await page.keyboard.type("fel-losenord")
      await page.keyboard.press("Enter")
      await panel.getByText("Fel e-postadress eller lösenord").waitFor()
      await panel.getByText("Kontrollera dina uppgifter").waitFor()
      const password = panel.getByLabel(/^Lösenord/)
      expect([await password.inputValue(), await isFocused(password)]).toEqual(["", true])
      expect(await panel.textContent()).toContain("anna.andersson@exempel.se")
      await panel.getByRole("button", { name: "Jag har glömt mitt lösenord" }).press("Enter")
      await panel.getByRole("heading", { name: "Återställ lösenord" }).waitFor()
      await panel.getByRole("button", { name: "Tillbaka" }).press("Enter")
      await panel.getByLabel(/^Lösenord/).waitFor()
      await page.keyboard.type("Matkasse-2026")
      await page.keyboard.press("Enter")
      await panel.waitFor({ state: "hidden" })
      await page.getByRole("link", { name: "Mina Sidor" }).waitFor()
    },
    { expectedErrors: [/status of 400/] }
  )

  it("LOGIN-10 LOGIN-26 goes back to the address with 'ändra' and 'Tillbaka'; after the panel was closed, the log-in opens with an empty address, and the registration at its first step", async ({
    page
  }) => {
    await visit(page, "/")
    const panel = await openLogInPanel(page)
    await panel.getByLabel(/^E-postadress/).fill("anna.andersson@exempel.se")
    await panel.getByRole("button", { name: "Nästa" }).click()
    await panel.getByLabel(/^Lösenord/).waitFor()
    await panel.getByRole("button", { name: "ändra" }).click()
    expect(await panel.getByLabel(/^E-postadress/).inputValue()).toBe("anna.andersson@exempel.se")
    await panel.getByRole("button", { name: "Nästa" }).click()
    await panel.getByRole("button", { name: /^Tillbaka/ }).click()
    await panel.getByLabel(/^E-postadress/).waitFor()
    await panel.getByRole("button", { name: "Nästa" }).click()
    await panel.getByLabel(/^Lösenord/).waitFor()
    await page.keyboard.press("Escape")
    await panel.waitFor({ state: "hidden" })
    await openLogInPanel(page)
    expect(await panel.getByLabel(/^E-postadress/).inputValue()).toBe("")
    await panel.getByRole("link", { name: "Skapa konto" }).click()
    await page.getByText("Steg 1 av 4").waitFor()
  })

  it("REG-20 keeps input typed before hydration and does not put it into the URL", async ({ page }) => {
    let release = () => {}
    const releasePromise = new Promise<void>((resolve) => (release = resolve))
    await page.route("**/assets/*.js", async (route) => {
      await releasePromise
      await route.continue()
    })
    await page.goto("/registrera", { waitUntil: "commit" })
    const field = page.getByLabel(/^Personnummer/)
    await field.fill("201212122384")
    await field.press("Enter")
    await page.waitForTimeout(300)
    expect(page.url()).toMatch(/\/registrera$/)
    release()
    await page.getByText("Du måste vara minst 18 år gammal för att bli kund").waitFor()
    expect(await field.inputValue()).toBe("201212122384")
    expect(page.url()).toMatch(/\/registrera$/)
  })
})
