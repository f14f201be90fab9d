import type { Page } from "playwright-core"
import { expect } from "vitest"
import { visit } from "./pages.ts"
import { deleteOpenCarts, visitAsCustomer } from "./shopper.ts"
import { describeInBrowser } from "./describe-in-browser.ts"
import { loadSuggestions } from "./search-box.ts"
import { findTextFaults, setTextSize } from "./text-faults.ts"

/** Follows the focus through the page with the Tab key, and returns the names of controls no part of which is visible. */
const findHiddenFocus = async (page: Page): Promise<ReadonlyArray<string>> => {
  const hidden: Array<string> = []
  await page.evaluate(() => {
    scrollTo(0, 0)
    ;(document.activeElement as HTMLElement | null)?.blur()
  })
  for (let step = 0; step < 120; step++) {
    await page.keyboard.press("Tab")
    const focused = await page.evaluate(() => {
      const control = document.activeElement
      if (control === null || control === document.body) return null
      // A checkbox or link may be drawn by its label.
      const box = (control.closest("label") ?? control).getBoundingClientRect()
      const isVisibleAt = (xPart: number, yPart: number) => {
        const top = document.elementFromPoint(
          box.left + (box.width - 2) * xPart + 1,
          box.top + (box.height - 2) * yPart + 1
        )
        return top !== null && (control.contains(top) || top.contains(control))
      }
      const parts = [0, 0.25, 0.5, 0.75, 1]
      const isVisible = parts.some((yPart) => parts.some((xPart) => isVisibleAt(xPart, yPart)))
      return { name: control.getAttribute("aria-label") ?? control.textContent, isVisible }
    })
    if (focused === null) return hidden
    if (!focused.isVisible) hidden.push(focused.name)
  }
  throw new Error("The focus did not reach the end of the page.")
}

const scrollsSideways = (page: Page) =>
  page.evaluate("document.documentElement.scrollWidth > document.documentElement.clientWidth")

const putInCart = async (page: Page): Promise<void> => {
  await visit(page, "/sok?Q=mellanmj%C3%B6lk")
  await page
    .getByRole("main")
    .getByRole("button", { name: /^Lägg till, / })
    .first()
    .click()
  await page.getByRole("button", { name: /^Varukorg, 1 var/ }).waitFor()
}

await describeInBrowser("the layout", (it) => {
  it("keeps each focused control of the checkout visible in low windows", async ({ page, shop }) => {
    await deleteOpenCarts(shop.origin)
    await visitAsCustomer(page)
    await putInCart(page)
    for (const size of [
      { width: 640, height: 512 },
      { width: 320, height: 256 },
      { width: 375, height: 812 },
      { width: 1280, height: 400 }
    ]) {
      await page.setViewportSize(size)
      await visit(page, "/checkout")
      await page.getByRole("button", { name: "Beställ med betalningsskyldighet" }).waitFor()
      await page.waitForLoadState("networkidle")
      expect([size, await findHiddenFocus(page)]).toEqual([size, []])
    }
    await deleteOpenCarts(shop.origin)
  })

  it("keeps each focused control visible beside the phone's cart bar in low windows", async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 })
    await visit(page, "/kundservice")
    expect(await findHiddenFocus(page)).toEqual([])
  })

  it("does not scroll horizontally for long words", async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 })
    await visit(page, "/sok?Q=Fl%C3%A4ckborttagningspulver")
    const link = page.getByRole("main").getByRole("article").first().getByRole("link").first()
    await link.waitFor()
    expect(await scrollsSideways(page)).toBe(false)
    await visit(page, (await link.getAttribute("href")) ?? "")
    expect(await scrollsSideways(page)).toBe(false)
    await page.setViewportSize({ width: 375, height: 812 })
    for (const path of [
      "/matvaror/mejeri-ost-och-agg",
      "/recept",
      "/butiker",
      "/login",
      "/registrera",
      "/kundservice"
    ]) {
      await visit(page, path)
      await page
        .getByRole("heading", { level: 1 })
        .first()
        .evaluate((heading) => (heading.textContent = "n".repeat(60)))
      expect([path, await scrollsSideways(page)]).toEqual([path, false])
    }
  })

  it("shows each text whole and beside the others with text of twice the size", async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 812 })
    for (const path of [
      "/",
      "/sok?Q=mj%C3%B6lk",
      "/matvaror/frukt-och-gront",
      "/recept",
      "/recept/fisk-och-skaldjur/toast-skagen-r1040",
      "/matkassar",
      "/kundservice"
    ]) {
      await visit(page, path)
      await setTextSize(page, "200%")
      for (const width of [375, 800, 1280]) {
        await page.setViewportSize({ width, height: 812 })
        const place = [path, width]
        expect([...place, await scrollsSideways(page), await findTextFaults(page.locator("body"))]).toEqual([
          ...place,
          false,
          []
        ])
      }
    }
  })

  it("shows search suggestions whole and beside each other with text of twice the size", async ({ page }) => {
    await visit(page, "/kundservice")
    await loadSuggestions(page, "mjölk")
    await setTextSize(page, "200%")
    // With the controls beside the products.
    const part = page.getByRole("listbox", { name: "Sökförslag" }).locator("..")
    for (const width of [375, 1280]) {
      await page.setViewportSize({ width, height: 812 })
      expect([width, await findTextFaults(part)]).toEqual([width, []])
    }
  })
})
