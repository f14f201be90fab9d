import { expect } from "vitest"
import { setTimeout as sleep } from "node:timers/promises"
import type { Locator, Page } from "playwright-core"
import { cookieNames } from "#core/ports/cookie-names.ts"
import { layoutShiftOf, recordLayoutShifts } from "./layout-shift.ts"
import { phone, visit, wide } from "./pages.ts"
import { optionsOf } from "./search-box.ts"
import { choosePickup, deleteOpenCarts, panelOf, visitAsCustomer } from "./shopper.ts"
import { type BrowserTestContext, describeInBrowser } from "./describe-in-browser.ts"

const isHydrated = (page: Page): Promise<boolean> =>
  page.evaluate(() => (window as { __hydrated?: boolean }).__hydrated === true)

/** How often a page is opened when the server, on a busy machine, could not load some of its data in time; such a page is hydrated at load. */
const maxLoads = 3

/** Opens a page and waits until all its scripts have been prefetched, without an interaction. */
const view = async (page: Page, path: string): Promise<void> => {
  for (let load = 1; load <= maxLoads; load++) {
    await page.goto(path, { waitUntil: "networkidle" })
    if (!(await isHydrated(page))) return
  }
  expect.fail(`${path} was hydrated at each of ${maxLoads} loads, without an interaction`)
}

/** Waits until the browser has the files that the page prefetches, which it needs when the network is lost. */
const waitForPrefetchedFiles = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => {
    const links = [...document.querySelectorAll<HTMLLinkElement>("link[rel=prefetch]")]
    const loadedUrls = new Set(performance.getEntriesByType("resource").map(({ name }) => name))
    return links.length > 0 && links.every(({ href }) => loadedUrls.has(href))
  })

const viewStartPage = (page: Page): Promise<void> => view(page, "/")

const milkPath = "/matvaror/mejeri-ost-och-agg/mjolk"

/** Logs a customer without a cart in, and opens a category of milk. */
const viewMilkAsCustomer = async ({ page, shop }: BrowserTestContext): Promise<void> => {
  await deleteOpenCarts(shop.origin)
  await visitAsCustomer(page)
  await view(page, milkPath)
}

const addButtons = (page: Page): Locator => page.getByRole("main").getByRole("button", { name: /^Lägg till, / })

const addMilk = (page: Page): Promise<void> => addButtons(page).first().click()

/** Delays the scripts of the pages that are opened from now on, so that they are hydrated long after they are shown. */
const delayScripts = async (page: Page): Promise<void> => {
  await page.route("**/assets/*.js", async (route) => {
    await sleep(1_500)
    await route.continue()
  })
}

/** Slows the page's main thread down, to that of a phone. */
const slowDown = async (page: Page): Promise<void> => {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send("Emulation.setCPUThrottlingRate", { rate: 6 })
}

const presses: Readonly<Record<string, (button: Locator) => Promise<void>>> = {
  "a mouse": (button) => button.click({ noWaitAfter: true }),
  "a finger": (button) => button.tap({ noWaitAfter: true }),
  "the Enter key": (button) => button.press("Enter", { noWaitAfter: true }),
  "the space key": (button) => button.press("Space", { noWaitAfter: true })
}

/** How a shopper leaves a page before its scripts have arrived; each returns the page that is then open. */
const waysToLeave: Readonly<Record<string, (page: Page) => Promise<Page>>> = {
  closed: async (page) => {
    const nextPage = await page.context().newPage()
    await page.close()
    await nextPage.goto("/")
    return nextPage
  },
  "left by Back": async (page) => {
    await page.goBack({ waitUntil: "commit" })
    return page
  },
  reloaded: async (page) => {
    await page.reload({ waitUntil: "commit" })
    return page
  }
}

const waitForCartWithProduct = (page: Page): Promise<void> =>
  page.getByRole("button", { name: /^Varukorg, 1 vara/ }).waitFor()

/** Waits until the server has confirmed all changes of the cart, after which a new document lacks none. */
const waitForConfirmation = async (page: Page): Promise<void> => {
  await page.getByRole("button", { name: /^Varukorg, \d+ var/ }).waitFor()
  await expect.poll(() => page.evaluate(() => Number(localStorage.getItem("cart-change")))).toBeGreaterThan(0)
}

await describeInBrowser("a visitor's page before the first interaction", (it) => {
  it("is hydrated by the first click, which opens the panel", async ({ page }) => {
    await viewStartPage(page)
    // As assistive technology clicks: without the events of a pointer.
    await page.evaluate(() => document.querySelector<HTMLElement>("main article button")?.click())
    await panelOf(page).getByRole("heading", { name: "Hur vill du få dina varor?" }).waitFor()
    await expect.poll(() => page.locator("[data-clicked]").count()).toBe(0)
  })

  it(
    "keeps the filters open that the first click opened before the hydration",
    async ({ page }) => {
      await page.goto(milkPath, { waitUntil: "networkidle" })
      await page.evaluate(() => document.querySelector<HTMLElement>("main [popovertarget]")?.click())
      await expect.poll(() => isHydrated(page)).toBe(true)
      expect(await page.getByRole("group", { name: "Filter" }).isVisible()).toBe(true)
    },
    { size: phone }
  )

  for (const [what, size, button, result] of [
    ["more products", phone, "Visa fler varor", "text=/^Visar 48 av /"],
    [
      "a department's categories",
      wide,
      "Visa underkategorier till Frukt & grönt",
      "role=button[name='Dölj underkategorier till Frukt & grönt']"
    ]
  ] as const)
    it(
      `does not move when a click before the hydration shows ${what} after it, on a slow device`,
      async ({ page }) => {
        await recordLayoutShifts(page)
        await slowDown(page)
        await delayScripts(page)
        await page.goto("/matvaror/mejeri-ost-och-agg", { waitUntil: "commit" })
        await page.locator("html[data-first-page=painted]").waitFor({ state: "attached" })
        await page.getByRole("button", { name: button, exact: true }).click({ noWaitAfter: true })
        expect(await isHydrated(page)).toBe(false)
        await page.locator(result).waitFor()
        await expect.poll(() => page.locator("[data-clicked]").count()).toBe(0)
        expect(await layoutShiftOf(page)).toBeLessThan(0.01)
      },
      { size }
    )

  it("is hydrated by the keyboard, and keeps the focus", async ({ page }) => {
    await viewStartPage(page)
    await page.keyboard.press("Tab")
    await expect.poll(() => isHydrated(page)).toBe(true)
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Gå till huvudinnehåll")
  })

  for (const path of ["/", milkPath])
    it(`NET-19 of the path ${path} reports that the network is lost, and keeps its content`, async ({ page }) => {
      await view(page, path)
      await waitForPrefetchedFiles(page)
      await page.context().setOffline(true)
      await page.getByText("Anslutningsproblem", { exact: true }).waitFor()
      expect(await page.locator("main article").count()).toBeGreaterThan(3)
    })

  it("shows the link to 'Mina Sidor' when the customer logs in in another tab", async ({ page }) => {
    await viewStartPage(page)
    const otherPage = await page.context().newPage()
    await visitAsCustomer(otherPage)
    await page.getByRole("link", { name: "Mina Sidor" }).waitFor()
  })

  it("is hydrated immediately after a reload, because Back may lead to an entry with the panel open", async ({
    page
  }) => {
    await visit(page, "/")
    await page.reload()
    await expect.poll(() => isHydrated(page)).toBe(true)
  })

  it("searches for the scanned code when the scan is the first interaction", async ({ page }) => {
    await viewStartPage(page)
    // The keys are dispatched in the page, because Playwright may send them more slowly than a scanner types.
    await page.evaluate(() => {
      for (const key of [..."7310865004703", "Enter"])
        document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }))
    })
    await page.waitForURL(/\/sok\?Q=7310865004703|-p\d/)
  })

  it("searches for what is typed after '/' before the hydration", async ({ page }) => {
    await viewStartPage(page)
    await page.keyboard.type("/ost")
    await optionsOf(page).first().waitFor()
    const search = page.getByRole("combobox", { name: "Sök varor och recept" })
    await expect.poll(() => search.inputValue()).toBe("ost")
  })

  it("closes the search when Escape is pressed in its field before the hydration", async ({ page }) => {
    await viewStartPage(page)
    await delayScripts(page)
    await page.goto("/", { waitUntil: "commit" })
    const search = page.getByRole("combobox", { name: "Sök varor och recept" })
    await search.click()
    await search.press("Escape")
    expect(await isHydrated(page)).toBe(false)
    await expect.poll(() => isHydrated(page)).toBe(true)
    await sleep(2_000)
    expect(await optionsOf(page).count()).toBe(0)
  })

  it("adopts the store that another tab selects before any interaction with this one", async ({ page }) => {
    await viewStartPage(page)
    const otherPage = await page.context().newPage()
    await visit(otherPage, "/")
    await choosePickup(otherPage, "Klara")
    await page
      .getByText(/^Hämta i Skafferi Klara/)
      .first()
      .waitFor()
  })

  it("is reloaded only once when the server does not accept the stored session", async ({ page }) => {
    await page.context().addCookies([{ name: cookieNames.session, value: "%7B%7D", domain: "localhost", path: "/" }])
    await viewStartPage(page)
    let loadCount = 0
    page.on("domcontentloaded", () => (loadCount += 1))
    // Twice, because the first move in a page reports no distance, and the page ignores it as it ignores a pointer that rests.
    await page.mouse.move(50, 50)
    await page.mouse.move(60, 60)
    await expect.poll(() => isHydrated(page)).toBe(true)
    expect(loadCount).toBe(1)
  })

  it("keeps the caret where it was before the hydration", async ({ page }) => {
    await viewStartPage(page)
    const box = page.getByRole("combobox", { name: "Sök varor och recept" })
    await page.evaluate(() => {
      const field = document.querySelector<HTMLInputElement>("header [role=combobox]")!
      field.value = "mjölk"
      field.setSelectionRange(2, 2)
      field.dispatchEvent(new Event("pointermove", { bubbles: true }))
    })
    await expect.poll(() => isHydrated(page)).toBe(true)
    expect(await box.evaluate((field: HTMLInputElement) => [field.value, field.selectionStart])).toEqual(["mjölk", 2])
  })
})

await describeInBrowser("a page whose scripts cannot be loaded", (it) => {
  const expectedErrors = [/Failed to load resource/]

  it(
    "is reloaded at the first interaction, because a deployment may have replaced them",
    async ({ page }) => {
      let loadCount = 0
      page.on("framenavigated", () => (loadCount += 1))
      await page.route("**/assets/app-*.js", (route) =>
        loadCount < 2 ? route.fulfill({ status: 404 }) : route.continue()
      )
      await page.goto(milkPath, { waitUntil: "networkidle" })
      await page.evaluate(() => document.querySelector<HTMLElement>("main article button")?.click())
      await expect.poll(() => loadCount).toBe(2)
      await expect.poll(() => isHydrated(page)).toBe(true)
      await page.locator("main article button").first().click()
      await panelOf(page).getByRole("heading", { name: "Hur vill du få dina varor?" }).waitFor()
    },
    { expectedErrors }
  )

  it(
    "says so after the reload, and its links still work",
    async ({ page }) => {
      await page.route("**/assets/style-*.css", (route) => route.fulfill({ status: 404 }))
      await page.goto(milkPath, { waitUntil: "networkidle" })
      await page.evaluate(() => document.querySelector<HTMLElement>("main article button")?.click())
      await page.getByRole("alert").getByText("Hela sidan kunde inte laddas. Försök igen om en stund.").waitFor()
      expect(await page.locator("[data-clicked]").count()).toBe(0)
      await page.locator("main article a").first().click()
      await page.waitForURL(/-p\d/)
    },
    { expectedErrors }
  )
})

await describeInBrowser("a customer's page before the first interaction", (it) => {
  it("is hydrated by the first click, which adds a product", async (test) => {
    const { page } = test
    await viewMilkAsCustomer(test)
    await page.evaluate(() => document.querySelector<HTMLElement>('main [aria-label^="Lägg till, "]')?.click())
    await waitForCartWithProduct(page)
    await page.reload()
    await waitForCartWithProduct(page)
  })

  for (const [device, press] of Object.entries(presses))
    it(
      `adds every product whose button ${device} presses before the hydration, as often as it is pressed`,
      async (test) => {
        const { page } = test
        await viewMilkAsCustomer(test)
        await delayScripts(page)
        await page.goto(milkPath, { waitUntil: "commit" })
        const buttons = addButtons(page)
        await press(buttons.nth(0))
        await press(buttons.nth(1))
        await press(buttons.nth(0))
        expect(await isHydrated(page)).toBe(false)
        await page.getByRole("button", { name: /^Varukorg, 3 varor/ }).waitFor()
        await page.reload()
        await page.getByRole("button", { name: /^Varukorg, 3 varor/ }).waitFor()
      },
      { size: phone }
    )

  it("adds a product before it opens the page whose link is clicked next", async (test) => {
    const { page } = test
    await viewMilkAsCustomer(test)
    await delayScripts(page)
    await page.goto(milkPath, { waitUntil: "commit" })
    await addMilk(page)
    await page.locator("main article a").nth(1).click()
    expect(await isHydrated(page)).toBe(false)
    await page.waitForURL(/-p\d/)
    await waitForCartWithProduct(page)
  })

  for (const [how, leave] of Object.entries(waysToLeave))
    it(`has the products that were added before the hydration in the cart of the page after it was ${how}`, async (test) => {
      const { page } = test
      await viewMilkAsCustomer(test)
      await delayScripts(page)
      await page.goto(milkPath, { waitUntil: "commit" })
      await addMilk(page)
      await addButtons(page).nth(1).click({ noWaitAfter: true })
      await addButtons(page).nth(1).click({ noWaitAfter: true })
      expect(await isHydrated(page)).toBe(false)
      const nextPage = await leave(page)
      await nextPage.getByRole("button", { name: /^Varukorg, 3 varor/ }).waitFor()
      await waitForConfirmation(nextPage)
      await nextPage.reload()
      await nextPage.getByRole("button", { name: /^Varukorg, 3 varor/ }).waitFor()
    })

  it("sets the quantity that is typed in place of a product's old one", async (test) => {
    const { page } = test
    await viewMilkAsCustomer(test)
    await addMilk(page)
    await waitForConfirmation(page)
    await delayScripts(page)
    await page.goto(milkPath, { waitUntil: "commit" })
    const quantity = page.getByRole("main").getByRole("textbox", { name: /^Antal, / })
    await quantity.click()
    await page.keyboard.type("3")
    expect([await quantity.inputValue(), await isHydrated(page)]).toEqual(["3", false])
    await page.getByRole("button", { name: /^Varukorg, 3 varor/ }).waitFor()
    await page.reload()
    await page.getByRole("button", { name: /^Varukorg, 3 varor/ }).waitFor()
  })

  it("leaves the focus where it has been moved after a button was pressed, and opens the search that has it", async (test) => {
    const { page } = test
    await viewMilkAsCustomer(test)
    await delayScripts(page)
    await page.goto(milkPath, { waitUntil: "commit" })
    await addButtons(page).first().press("Enter", { noWaitAfter: true })
    await page.getByRole("combobox", { name: "Sök varor och recept" }).focus()
    await waitForCartWithProduct(page)
    await optionsOf(page).first().waitFor()
    expect(await page.evaluate(() => document.activeElement?.getAttribute("role"))).toBe("combobox")
  })

  it(
    "can change the cart when the network is lost before the first interaction",
    async (test) => {
      const { page } = test
      await viewMilkAsCustomer(test)
      await addMilk(page)
      await waitForConfirmation(page)
      // The first of the two pages fetches the cart again when the confirmation was stored after it was requested.
      await visit(page, "/")
      await view(page, milkPath)
      await waitForPrefetchedFiles(page)
      await page.context().setOffline(true)
      await page.getByText("Anslutningsproblem", { exact: true }).waitFor()
      await page.getByRole("button", { name: /^Varukorg, 1 vara/ }).click()
      await panelOf(page)
        .getByRole("button", { name: /^Öka antal, / })
        .click()
      const quantity = panelOf(page).getByRole("textbox", { name: /^Antal, / })
      await expect.poll(() => quantity.inputValue()).toBe("2")
    },
    { size: phone, usesOwnContext: true, expectedErrors: [/ERR_INTERNET_DISCONNECTED/] }
  )

  it("shows the cart that another tab changes, and is reloaded for a visitor when the customer logs out there", async (test) => {
    const { page } = test
    await viewMilkAsCustomer(test)
    const otherPage = await page.context().newPage()
    await visit(otherPage, milkPath)
    await addMilk(otherPage)
    await waitForCartWithProduct(page)
    await waitForConfirmation(otherPage)
    await viewStartPage(page)
    await otherPage.getByRole("link", { name: "Mina Sidor" }).click()
    await otherPage.getByRole("button", { name: "Logga ut" }).first().click()
    await page.getByRole("banner").getByRole("button", { name: "Logga in" }).waitFor()
  })

  it("is hydrated immediately when the customer's previous page has left pending changes", async (test) => {
    const { page } = test
    await viewMilkAsCustomer(test)
    await page.evaluate(() => localStorage.setItem("cart-change", "pending"))
    await page.goto(milkPath)
    await expect.poll(() => isHydrated(page)).toBe(true)
    await expect.poll(() => page.evaluate(() => localStorage.getItem("cart-change"))).not.toBe("pending")
  })
})
