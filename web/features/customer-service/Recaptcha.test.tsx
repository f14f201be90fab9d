import { act, cleanup, fireEvent, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { renderInShop } from "#web/container/testing.tsx"
import { ContactForm } from "./ContactForm.tsx"
import type { RecaptchaApi } from "./load-recaptcha.ts"

type WidgetOptions = Parameters<RecaptchaApi["render"]>[1]

let widgets: ReadonlyArray<WidgetOptions> = []
beforeEach(() => {
  widgets = []
  vi.stubGlobal("grecaptcha", {
    ready: (callback: () => void) => callback(),
    render: (_container: HTMLElement, options: WidgetOptions) => {
      widgets = [...widgets, options]
    }
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const scripts = () => [...document.querySelectorAll("script[src^='https://www.google.com/recaptcha/']")]
const showsNotCompleted = () => screen.queryByText(/^Du måste genomföra reCAPTCHA verifieringen/) !== null
const allow = () => userEvent.click(screen.getByRole("button", { name: "Tillåt och visa" }))
const finishLoading = (event: "load" | "error") =>
  act(async () => {
    for (const script of scripts()) fireEvent(script, new Event(event))
    await Promise.resolve()
  })

it("shows that Google's script cannot be loaded, and removes the script so that it can be loaded again", async () => {
  renderInShop(<ContactForm captcha={{ siteKey: "site" }} />)
  expect(scripts()).toEqual([])
  await allow()
  expect(scripts()).toHaveLength(1)
  await finishLoading("error")
  expect([screen.getByRole("alert").textContent?.startsWith("Kontrollen kunde inte göras."), scripts()]).toEqual([
    true,
    []
  ])
})

it("CONST-07 loads Google's script once, after the shopper's consent; the widget's token completes the captcha until the token expires", async () => {
  renderInShop(<ContactForm captcha={{ siteKey: "site" }} />)
  await userEvent.click(screen.getByRole("button", { name: "Skicka" }))
  expect([scripts(), showsNotCompleted()]).toEqual([[], true])
  await allow()
  await finishLoading("load")
  expect(widgets.map(({ sitekey }) => sitekey)).toEqual(["site"])
  act(() => widgets[0]?.callback("token"))
  expect(showsNotCompleted()).toBe(false)
  act(() => widgets[0]?.["expired-callback"]())
  expect(showsNotCompleted()).toBe(true)
  cleanup()
  renderInShop(<ContactForm captcha={{ siteKey: "site" }} />)
  await allow()
  await act(async () => Promise.resolve())
  expect([widgets.length, scripts().length]).toEqual([2, 1])
})
