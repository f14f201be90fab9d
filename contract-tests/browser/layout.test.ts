import type { Locator, Page } from "playwright-core"
import { expect } from "vitest"
import { axeViolations } from "./axe.ts"
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

/** Whether all of a toast can be seen, above the phone's cart bar, and the names of the page's controls that it covers. */
const describeToast = (toast: Locator) =>
  toast.evaluate((element) => {
    const messages = element.closest("[role=region]")?.parentElement ?? element
    // In a low window the messages scroll together.
    const scroller = getComputedStyle(messages).overflowY === "auto" ? messages : element
    const box = scroller.getBoundingClientRect()
    const cart = document.querySelector("header [aria-label^=Varukorg]")?.getBoundingClientRect()
    const lowerEdge = cart === undefined || cart.top < innerHeight / 2 ? innerHeight : cart.top
    const isCovered = (control: Element) => {
      const { left, top, width, height } = control.getBoundingClientRect()
      return [0.1, 0.5, 0.9].some((part) =>
        messages.contains(document.elementFromPoint(left + width / 2, top + height * part))
      )
    }
    return {
      isInWindow:
        box.left >= 0 &&
        box.right <= document.documentElement.clientWidth &&
        box.top >= 0 &&
        box.bottom <= lowerEdge &&
        (scroller.scrollHeight <= scroller.clientHeight || getComputedStyle(scroller).overflowY === "auto"),
      covered: [...document.querySelectorAll("a[href], button, input, summary")]
        .filter((control) => !messages.contains(control) && isCovered(control))
        .map((control) => control.getAttribute("aria-label") ?? control.textContent)
    }
  })

/** Whether an element's middle is in view, with nothing above it. */
const isInView = (locator: Locator) =>
  locator.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
  })

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

  it(
    "shows short and long toasts in the window, above the phone's cart bar, and not over a control at the page's end",
    async ({ page }) => {
      await visit(page, "/")
      const toast = page.getByRole("region", { name: "Meddelanden" }).getByRole("alert").last()
      for (const [message, control] of [
        ["Something went wrong.", page.getByRole("main").getByRole("link", { name: /Mejeri/ })],
        ["Something went wrong. ".repeat(300), page.getByRole("main").getByRole("button", { name: "Försök igen" })]
      ] as const) {
        await page.unroute("**/api/v1/Loop54/**")
        await page.route("**/api/v1/Loop54/**", (route) =>
          route.fulfill({ status: 500, json: { errors: [{ code: "ERR_INTERNAL", message }] } })
        )
        await control.first().click()
        await toast.getByText(message.trim()).waitFor()
        // A toast with the focus does not close after a while.
        const closeButton = toast.getByRole("button", { name: "Stäng" })
        await closeButton.focus()
        for (const size of [
          { width: 320, height: 568 },
          { width: 375, height: 812 },
          { width: 640, height: 360 },
          { width: 768, height: 1024 },
          { width: 1440, height: 1000 }
        ]) {
          await page.setViewportSize(size)
          await expect
            .poll(async () => {
              await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
              return [size, await describeToast(toast)]
            })
            .toEqual([size, { isInWindow: true, covered: [] }])
          // The focus on the button lets the keys scroll the message.
          await page.keyboard.press("End")
          const parts = [toast.getByText("Status 500", { exact: true }), closeButton]
          await expect.poll(async () => [size, ...(await Promise.all(parts.map(isInView)))]).toEqual([size, true, true])
        }
      }
      await page.setViewportSize({ width: 320, height: 568 })
      expect(await axeViolations(page)).toEqual([])
    },
    { usesOwnContext: true, expectedErrors: [/status of 500/, /^500 /] }
  )

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
