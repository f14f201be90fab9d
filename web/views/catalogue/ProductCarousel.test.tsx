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
  const cards = () => screen.getAllByRole("listitem").map(({ textContent }) => textContent)
  expect(cards()).toEqual(names.slice(0, 12))
  const track = screen.getByRole("list")
  track.scrollLeft = 300
  fireEvent.scroll(track)
  await waitFor(() => expect(cards()).toEqual(names))
})

describe("the position of a carousel", () => {
  /** Lays out cards of 200 px in a track of 500 px. */
  const layOut = (track: HTMLElement, cards: number) => {
    Object.defineProperties(track, { clientWidth: { value: 500 }, scrollWidth: { value: cards * 200 } })
    Object.defineProperty(track.firstElementChild, "clientWidth", { value: 200 })
  }
  const scrollTo = async (track: HTMLElement, left: number) => {
    track.scrollLeft = left
    await act(async () => {
      fireEvent.scroll(track)
      await new Promise((resolve) => requestAnimationFrame(resolve))
    })
  }
  const state = (container: Element) => [
    container.querySelector("span[aria-hidden]")?.textContent,
    ...screen.getAllByRole("button").map((button) => button.getAttribute("aria-disabled"))
  ]

  it("shows which cards are visible, and disables the button that would not scroll", async () => {
    const { container } = render(carousel(["Mjölk", "Bröd", "Ost", "Kaffe", "Te", "Saft"]))
    const track = screen.getByRole("list")
    layOut(track, 6)
    await scrollTo(track, 0)
    expect(state(container)).toEqual(["1–2 av 6", "true", "false"])
    await scrollTo(track, 390)
    expect(state(container)).toEqual(["3–4 av 6", "false", "false"])
    await scrollTo(track, 700)
    expect(state(container)[2]).toBe("true")
    await scrollTo(track, 3)
    expect(state(container)[1]).toBe("true")
    await scrollTo(track, 4)
    expect(state(container)[1]).toBe("false")
  })

  it("counts a card as visible although the layout has rounded its width", async () => {
    const { container } = render(carousel(["Mjölk", "Bröd", "Ost", "Kaffe", "Te", "Saft"]))
    const track = screen.getByRole("list")
    Object.defineProperties(track, { clientWidth: { value: 590 }, scrollWidth: { value: 1_200 } })
    Object.defineProperty(track.firstElementChild, "clientWidth", { value: 200 })
    await scrollTo(track, 0)
    expect(state(container)[0]).toBe("1–3 av 6")
  })

  it("scrolls by one view with its buttons", async () => {
    render(carousel(["Mjölk", "Bröd", "Ost", "Kaffe", "Te", "Saft"]))
    const track = screen.getByRole("list")
    layOut(track, 6)
    const scrolledBy: Array<number | undefined> = []
    track.scrollBy = ((options: ScrollToOptions) => scrolledBy.push(options.left)) as never
    const [back, forward] = screen.getAllByRole("button")
    fireEvent.click(forward as Element)
    fireEvent.click(back as Element)
    expect(scrolledBy).toEqual([500, -500])
  })

  it("hides its buttons when all cards are visible, and its position until it is known", async () => {
    const { container } = render(carousel(["Mjölk", "Bröd"]))
    const controls = () => container.querySelector("button")?.parentElement?.className
    const position = () => container.querySelector("span[aria-hidden]")?.className
    const [unknownControls, unknownPosition] = [controls(), position()]
    expect(state(container)).toEqual(["1–2 av 2", "true", "false"])
    const track = screen.getByRole("list")
    layOut(track, 2)
    await scrollTo(track, 0)
    expect(state(container)).toEqual(["1–2 av 2", "true", "true"])
    expect([controls() === unknownControls, position() === unknownPosition]).toEqual([false, false])
    cleanup()
    const { container: other } = render(carousel(["Mjölk", "Bröd", "Ost", "Kaffe", "Te", "Saft"]))
    layOut(screen.getByRole("list"), 6)
    await scrollTo(screen.getByRole("list"), 0)
    expect(other.querySelector("button")?.parentElement?.className).toBe(unknownControls)
  })

  it("measures again when the window changes its size", async () => {
    const { container } = render(carousel(["Mjölk", "Bröd", "Ost", "Kaffe", "Te", "Saft"]))
    layOut(screen.getByRole("list"), 6)
    await act(async () => {
      fireEvent(window, new Event("resize"))
      await new Promise((resolve) => requestAnimationFrame(resolve))
    })
    expect(state(container)[0]).toBe("1–2 av 6")
  })

  it("does not delay scrolling, and stops listening when it is gone", () => {
    const listening = new Map<string, number>()
    const count = (by: number) => (type: string) => void listening.set(type, (listening.get(type) ?? 0) + by)
    const onTrack = vi.spyOn(HTMLElement.prototype, "addEventListener").mockImplementation(count(1))
    vi.spyOn(HTMLElement.prototype, "removeEventListener").mockImplementation(count(-1))
    vi.spyOn(window, "addEventListener").mockImplementation(count(1))
    vi.spyOn(window, "removeEventListener").mockImplementation(count(-1))
    const { unmount } = render(carousel(["Mjölk"]))
    const scrolling = onTrack.mock.calls.filter(([type]) => type === "scroll")
    expect(scrolling.map(([, , options]) => options)).toContainEqual({ passive: true })
    // React itself listens, too.
    const [scroll = 0, resize = 0] = [listening.get("scroll"), listening.get("resize")]
    unmount()
    expect([listening.get("scroll"), listening.get("resize")]).toEqual([scroll - 1, resize - 1])
    vi.restoreAllMocks()
  })
})
