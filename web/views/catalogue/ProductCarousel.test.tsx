import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react"
import { afterEach, describe, expect, it, vi } from "vitest"
import { ProductCarousel } from "./ProductCarousel.tsx"

afterEach(cleanup)

const carousel = (names: ReadonlyArray<string>) => (
  <ProductCarousel label="Erbjudanden" contentsKey={names.join()}>
    {names.map((name) => (
      <p key={name}>{name}</p>
    ))}
  </ProductCarousel>
)

it("scrolls back to the first card when the contents change, and keeps its position otherwise", () => {
  const { rerender } = render(carousel(["Mjölk", "Bröd", "Ost"]))
  const track = screen.getByRole("list")
  track.scrollLeft = 300
  rerender(carousel(["Mjölk", "Bröd", "Ost"]))
  expect(track.scrollLeft).toBe(300)
  rerender(carousel(["Kaffe", "Bröd", "Ost"]))
  expect(track.scrollLeft).toBe(0)
})

it("renders twelve cards until the first scroll, and then all", async () => {
  const names = Array.from({ length: 50 }, (_, index) => `Vara ${index + 1}`)
  render(carousel(names))
  const cardTexts = () => screen.getAllByRole("listitem").map(({ textContent }) => textContent)
  expect(cardTexts()).toEqual(names.slice(0, 12))
  const track = screen.getByRole("list")
  track.scrollLeft = 300
  fireEvent.scroll(track)
  await waitFor(() => expect(cardTexts()).toEqual(names))
})

describe("a carousel", () => {
  /** Lays out cards of 200 px in a track of 500 px. */
  const layOut = (track: HTMLElement, cardCount: number) => {
    Object.defineProperties(track, {
      clientWidth: { value: 500 },
      scrollWidth: { value: cardCount * 200, configurable: true }
    })
    Object.defineProperty(track.firstElementChild, "clientWidth", { value: 200, configurable: true })
  }
  const scrollTo = async (track: HTMLElement, left: number) => {
    track.scrollLeft = left
    await act(async () => {
      fireEvent.scroll(track)
      await new Promise((resolve) => requestAnimationFrame(resolve))
    })
  }
  /** The text of the position, and whether each button is disabled. */
  const stateOfControls = (container: Element) => [
    container.querySelector("span[aria-hidden]")?.textContent,
    ...screen.getAllByRole("button").map((button) => button.getAttribute("aria-disabled"))
  ]

  it("shows which cards are visible, and disables the button that would not scroll", async () => {
    const { container } = render(carousel(["Mjölk", "Bröd", "Ost", "Kaffe", "Te", "Saft"]))
    const track = screen.getByRole("list")
    layOut(track, 6)
    await scrollTo(track, 0)
    expect(stateOfControls(container)).toEqual(["1–2 av 6", "true", "false"])
    await scrollTo(track, 390)
    expect(stateOfControls(container)).toEqual(["3–4 av 6", "false", "false"])
    await scrollTo(track, 700)
    expect(stateOfControls(container)[2]).toBe("true")
    await scrollTo(track, 3)
    expect(stateOfControls(container)[1]).toBe("true")
    await scrollTo(track, 4)
    expect(stateOfControls(container)[1]).toBe("false")
  })

  it("is measured again when the cards after the first twelve are rendered", async () => {
    const { container } = render(carousel(Array.from({ length: 20 }, (_, index) => `Vara ${index + 1}`)))
    const track = screen.getByRole("list")
    layOut(track, 20)
    Object.defineProperty(track, "scrollWidth", { get: () => track.children.length * 200 })
    await scrollTo(track, 12 * 200 - 500)
    await act(() => new Promise((resolve) => requestAnimationFrame(resolve)))
    expect(stateOfControls(container)[2]).toBe("false")
  })

  it("counts a card as visible when up to a tenth of it is cut off", async () => {
    const { container } = render(carousel(["Mjölk", "Bröd", "Ost", "Kaffe", "Te", "Saft"]))
    const track = screen.getByRole("list")
    Object.defineProperties(track, { clientWidth: { value: 590 }, scrollWidth: { value: 1_200 } })
    Object.defineProperty(track.firstElementChild, "clientWidth", { value: 200 })
    await scrollTo(track, 0)
    expect(stateOfControls(container)[0]).toBe("1–3 av 6")
  })

  it("PCAT-33 scrolls by one view in 500 ms with its buttons, and a second press continues from the target", () => {
    vi.useFakeTimers({ toFake: ["requestAnimationFrame", "cancelAnimationFrame", "performance"] })
    render(carousel(["Mjölk", "Bröd", "Ost", "Kaffe", "Te", "Saft", "Salt", "Ris"]))
    const track = screen.getByRole("list")
    layOut(track, 8)
    const [back, forward] = screen.getAllByRole("button")
    fireEvent.click(forward as Element)
    vi.advanceTimersByTime(250)
    const halfway = track.scrollLeft
    vi.advanceTimersByTime(230)
    const beforeEnd = track.scrollLeft
    vi.advanceTimersByTime(40)
    expect([halfway > 250, halfway < 500, beforeEnd < 500, track.scrollLeft]).toEqual([true, true, true, 500])
    fireEvent.click(forward as Element)
    vi.advanceTimersByTime(100)
    fireEvent.click(forward as Element)
    vi.advanceTimersByTime(600)
    expect(track.scrollLeft).toBe(1_100)
    fireEvent.click(back as Element)
    vi.advanceTimersByTime(600)
    expect([track.scrollLeft, track.style.scrollSnapType]).toEqual([600, ""])
    vi.useRealTimers()
  })

  it("PCAT-35 scrolls with a drag of the mouse of more than 10 px, after which no click opens a card", () => {
    const openedNames: Array<string> = []
    render(
      <ProductCarousel label="Erbjudanden">
        {["Mjölk", "Bröd", "Ost", "Kaffe"].map((name) => (
          <button key={name} type="button" onClick={() => openedNames.push(name)}>
            {name}
          </button>
        ))}
      </ProductCarousel>
    )
    const track = screen.getByRole("list")
    const card = screen.getByRole("button", { name: "Bröd" })
    const dragBy = (pixels: number, pointerType = "mouse") => {
      const pointerAt = (clientX: number) => ({ clientX, pointerType, button: 0, buttons: 1, pointerId: 1 })
      fireEvent.pointerDown(card, pointerAt(300))
      fireEvent.pointerMove(card, pointerAt(300 - pixels))
      fireEvent.pointerUp(card, pointerAt(300 - pixels))
      fireEvent.click(card)
    }
    dragBy(10)
    expect([track.scrollLeft, openedNames]).toEqual([0, ["Bröd"]])
    dragBy(11)
    expect([track.scrollLeft, openedNames]).toEqual([11, ["Bröd"]])
    dragBy(200, "touch")
    expect([track.scrollLeft, openedNames]).toEqual([11, ["Bröd", "Bröd"]])
    fireEvent.pointerMove(card, { clientX: 0, pointerType: "mouse", buttons: 0 })
    expect(track.scrollLeft).toBe(11)
    expect(fireEvent.dragStart(card)).toBe(false)
  })

  it("hides its buttons when all cards are visible, and its position until it is known", async () => {
    const { container } = render(carousel(["Mjölk", "Bröd"]))
    const controlsClass = () => container.querySelector("button")?.parentElement?.className
    const positionClass = () => container.querySelector("span[aria-hidden]")?.className
    const [controlsClassBeforeLayout, positionClassBeforeLayout] = [controlsClass(), positionClass()]
    expect(stateOfControls(container)).toEqual(["1–2 av 2", "true", "false"])
    const track = screen.getByRole("list")
    layOut(track, 2)
    await scrollTo(track, 0)
    expect(stateOfControls(container)).toEqual(["1–2 av 2", "true", "true"])
    expect([controlsClass() === controlsClassBeforeLayout, positionClass() === positionClassBeforeLayout]).toEqual([
      false,
      false
    ])
    cleanup()
    const { container: secondContainer } = render(carousel(["Mjölk", "Bröd", "Ost", "Kaffe", "Te", "Saft"]))
    layOut(screen.getByRole("list"), 6)
    await scrollTo(screen.getByRole("list"), 0)
    expect(secondContainer.querySelector("button")?.parentElement?.className).toBe(controlsClassBeforeLayout)
  })

  it("PCAT-34 measures again when the window has kept its size for 500 ms", () => {
    vi.useFakeTimers()
    const { container } = render(carousel(["Mjölk", "Bröd", "Ost", "Kaffe", "Te", "Saft"]))
    layOut(screen.getByRole("list"), 6)
    const positionText = () => container.querySelector("span[aria-hidden]")?.textContent
    act(() => void vi.advanceTimersByTime(20))
    expect(positionText()).toBe("1–2 av 6")
    Object.defineProperty(screen.getByRole("list").firstElementChild, "clientWidth", { value: 100, configurable: true })
    const resize = (ms: number) =>
      act(() => {
        fireEvent(window, new Event("resize"))
        vi.advanceTimersByTime(ms)
      })
    resize(400)
    resize(499)
    expect(positionText()).toBe("1–2 av 6")
    act(() => void vi.advanceTimersByTime(20))
    expect(positionText()).toBe("1–5 av 6")
    vi.useRealTimers()
  })

  it("listens to scrolling passively, and stops listening when it is unmounted", () => {
    const listenerCounts = new Map<string, number>()
    const count = (change: number) => (type: string) =>
      void listenerCounts.set(type, (listenerCounts.get(type) ?? 0) + change)
    const addElementListener = vi.spyOn(HTMLElement.prototype, "addEventListener").mockImplementation(count(1))
    vi.spyOn(HTMLElement.prototype, "removeEventListener").mockImplementation(count(-1))
    vi.spyOn(window, "addEventListener").mockImplementation(count(1))
    vi.spyOn(window, "removeEventListener").mockImplementation(count(-1))
    const { unmount } = render(carousel(["Mjölk"]))
    const scrollListenerCalls = addElementListener.mock.calls.filter(([type]) => type === "scroll")
    expect(scrollListenerCalls.map(([, , options]) => options)).toContainEqual({ passive: true })
    // React itself listens, too.
    const [scroll = 0, resize = 0] = [listenerCounts.get("scroll"), listenerCounts.get("resize")]
    unmount()
    expect([listenerCounts.get("scroll"), listenerCounts.get("resize")]).toEqual([scroll - 1, resize - 1])
    vi.restoreAllMocks()
  })
})
