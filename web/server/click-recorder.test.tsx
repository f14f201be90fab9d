import { act } from "@testing-library/react"
import { hydrateRoot, type Root } from "react-dom/client"
import { renderToString } from "react-dom/server"
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from "vitest"
import { markHydrated } from "#web/app/hydrated.ts"
import { clickRecorder, pressEvents } from "./click-recorder.ts"

const forgetHydration = (): void => {
  Reflect.deleteProperty(window, "__hydrated")
  Reflect.deleteProperty(window, "__earlyClicks")
}

let root: Root | undefined
// React's development build warns of the attribute that shows the button as clicked.
beforeEach(() => {
  forgetHydration()
  vi.spyOn(console, "error").mockImplementation(() => undefined)
})
afterEach(() => {
  vi.restoreAllMocks()
  act(() => root?.unmount())
  document.body.innerHTML = ""
  // The script's listeners end with the first event after hydration.
  Object.assign(window, { __hydrated: true })
  for (const type of [...pressEvents, "click", "focusin", "submit"]) window.dispatchEvent(new Event(type))
  forgetHydration()
})

/** Renders a page as the server does, with the script in its head. */
const open = ({ onAdd = () => undefined, onLogIn = () => undefined, onLink = () => undefined }) => {
  new Function(clickRecorder)()
  const page = (
    <>
      <button type="button" onClick={onAdd}>
        Lägg till
      </button>
      <a href="#mjolk" onClick={onLink}>
        Mjölk
      </a>
      <form
        method="post"
        onSubmit={(event) => {
          event.preventDefault()
          onLogIn()
        }}
      >
        <button type="submit">Logga in</button>
      </form>
    </>
  )
  const container = document.createElement("div")
  document.body.append(container)
  container.innerHTML = renderToString(page)
  return {
    element: (selector: string) => container.querySelector<HTMLElement>(selector)!,
    startHydration: () => {
      root = hydrateRoot(container, page)
    }
  }
}

const press = (element: HTMLElement) => {
  for (const type of pressEvents) element.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true }))
  element.click()
}

/** Hydration has ended; waits until the code that replays the clicks has been loaded and has clicked. */
const replays = async () => {
  await import("#web/app/after-hydration.ts")
  await new Promise((resolve) => void setTimeout(resolve, 50))
}

it("keeps a press from a page whose hydration has begun, shows it as clicked, and clicks the button once after hydration", async () => {
  const onAdd = vi.fn()
  const { element, startHydration } = open({ onAdd })
  await act(async () => {
    startHydration()
    press(element("button"))
    expect(onAdd).not.toHaveBeenCalled()
    expect(element("button").dataset["clicked"]).toBe("")
  })
  act(markHydrated)
  expect(element("button").dataset["clicked"]).toBe("")
  await act(replays)
  expect(onAdd).toHaveBeenCalledOnce()
  await vi.waitFor(() => expect(element("button").dataset["clicked"]).toBeUndefined())
  press(element("button"))
  expect(onAdd).toHaveBeenCalledTimes(2)
})

it("records the press of a product's button on the device at once, and repeats it only while it is this page's", async () => {
  localStorage.clear()
  document.documentElement.dataset["customer"] = "anna"
  onTestFinished(() => {
    delete document.documentElement.dataset["customer"]
    localStorage.clear()
  })
  const onAdd = vi.fn()
  const { element } = open({})
  for (const attributes of [
    { product: "1_ST", direction: "1" },
    { product: "2_ST", direction: "1" }
  ]) {
    const button = document.createElement("button")
    button.type = "button"
    Object.assign(button.dataset, attributes)
    button.addEventListener("click", () => onAdd(attributes.product))
    element("a").before(button)
    press(button)
  }
  const stored = () => JSON.parse(localStorage.getItem("cart-steps") ?? "[]")
  expect(stored()).toMatchObject([
    { productId: "1_ST", direction: 1, customerId: "anna", page: performance.timeOrigin },
    { productId: "2_ST", direction: 1, customerId: "anna", page: performance.timeOrigin }
  ])
  // Another page has taken the first one over.
  localStorage.setItem("cart-steps", JSON.stringify([{ ...stored()[0], page: 1 }, stored()[1]]))
  markHydrated()
  await replays()
  expect(onAdd.mock.calls).toEqual([["2_ST"]])
})

it("clicks the buttons again in their order, each as often as it was clicked, and submits a form once", async () => {
  const calls: Array<string> = []
  const { element, startHydration } = open({
    onAdd: () => void calls.push("add"),
    onLogIn: () => void calls.push("log in")
  })
  await act(async () => {
    press(element("button"))
    startHydration()
    press(element("button"))
    press(element("[type=submit]"))
    press(element("[type=submit]"))
    expect(calls).toEqual([])
  })
  act(markHydrated)
  await act(replays)
  expect(calls).toEqual(["add", "add", "log in"])
})

it("clicks what has replaced a button, as a click in quick succession, and waits while it is pending", async () => {
  const onClick = vi.fn()
  const { element } = open({})
  press(element("button"))
  const stepper = document.createElement("div")
  stepper.setAttribute("aria-busy", "true")
  stepper.addEventListener("click", ({ detail }) => onClick(detail))
  element("button").replaceWith(stepper)
  markHydrated()
  await replays()
  expect(onClick).not.toHaveBeenCalled()
  stepper.removeAttribute("aria-busy")
  await vi.waitFor(() => expect(onClick.mock.calls).toEqual([[1]]))
})

it("follows a link after the buttons that were clicked before it", async () => {
  const calls: Array<string> = []
  const { element, startHydration } = open({
    onAdd: () => void calls.push("add"),
    onLink: () => void calls.push("link")
  })
  element("a").setAttribute("href", "/mjolk")
  press(element("button"))
  expect(element("a").dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }))).toBe(false)
  element("a").setAttribute("href", "#mjolk")
  startHydration()
  act(markHydrated)
  await act(replays)
  expect(calls).toEqual(["add", "link"])
})

it("leaves a link to the page", async () => {
  const onLink = vi.fn()
  const { element, startHydration } = open({ onLink })
  startHydration()
  press(element("a"))
  expect(onLink).toHaveBeenCalledOnce()
  act(markHydrated)
  await act(replays)
  expect(onLink).toHaveBeenCalledOnce()
})
