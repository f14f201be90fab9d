import { act, cleanup, createEvent, fireEvent, render, screen } from "@testing-library/react"
import { renderToString } from "react-dom/server"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { LoadMore } from "./LoadMore.tsx"

// React derives pointerenter from pointerover, and jsdom's events lack pointerType.
const hover = (pointerType: string) => {
  const button = screen.getByRole("button", { name: "Visa fler varor" })
  const event = createEvent.pointerOver(button)
  Object.defineProperty(event, "pointerType", { value: pointerType })
  fireEvent(button, event)
}
const leave = () => fireEvent.pointerOut(screen.getByRole("button"), { relatedTarget: document.body })
const progress = () => document.querySelector("progress")!.value
// One tick at a time, so that each tick is rendered.
const advanceTicks = (tickCount: number) => {
  for (let tick = 0; tick < tickCount; tick += 1) act(() => void vi.advanceTimersByTime(30))
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

describe("LoadMore", () => {
  it("PCAT-13 PCAT-14 fills a bar by 1 % every 30 ms while the mouse hovers, and loads one page when the bar is full", () => {
    const load = vi.fn()
    const { rerender } = render(<LoadMore visibleCount={24} total={100} onLoad={load} />)
    hover("mouse")
    advanceTicks(50)
    expect(progress()).toBe(50)
    expect(load).not.toHaveBeenCalled()
    advanceTicks(50)
    expect(load).toHaveBeenCalledOnce()
    rerender(<LoadMore visibleCount={24} total={100} onLoad={() => load()} />)
    advanceTicks(200)
    expect(load).toHaveBeenCalledOnce()
  })

  it("resets when the mouse leaves, and does not start on touch", () => {
    const load = vi.fn()
    render(<LoadMore visibleCount={24} total={100} onLoad={load} />)
    hover("mouse")
    advanceTicks(60)
    leave()
    expect(progress()).toBe(0)
    hover("touch")
    advanceTicks(200)
    expect(load).not.toHaveBeenCalled()
  })

  it("does not fill the bar while a page is being loaded", () => {
    const load = vi.fn()
    const { rerender } = render(<LoadMore visibleCount={24} total={100} pending onLoad={load} />)
    hover("mouse")
    advanceTicks(200)
    expect([progress(), load.mock.calls.length]).toEqual([0, 0])
    rerender(<LoadMore visibleCount={24} total={100} onLoad={load} />)
    hover("mouse")
    advanceTicks(50)
    rerender(<LoadMore visibleCount={24} total={100} pending onLoad={load} />)
    advanceTicks(200)
    expect([progress(), load.mock.calls.length]).toEqual([50, 0])
  })

  it("shows how many products are listed, and renders nothing when all are", () => {
    const { container, rerender } = render(<LoadMore visibleCount={24} total={25} onLoad={() => undefined} />)
    expect(container.textContent).toContain("Visar 24 av 25")
    rerender(<LoadMore visibleCount={25} total={25} onLoad={() => undefined} />)
    expect(container.textContent).toBe("")
  })

  it("still shows the number when the last page is loaded, until a shorter list replaces it", () => {
    const renderWith = (visibleCount: number, total: number) => (
      <LoadMore visibleCount={visibleCount} total={total} onLoad={() => undefined} />
    )
    const { container, rerender } = render(renderWith(24, 25))
    fireEvent.click(screen.getByRole("button"))
    rerender(renderWith(25, 25))
    expect(container.textContent).toContain("Visar 25 av 25")
    expect(screen.queryByRole("button")).toBeNull()
    rerender(renderWith(3, 3))
    expect(container.textContent).toBe("")
  })

  it("PCAT-15 loads immediately on a click", () => {
    const load = vi.fn()
    render(<LoadMore visibleCount={24} total={100} onLoad={load} />)
    fireEvent.click(screen.getByRole("button"))
    expect(load).toHaveBeenCalledOnce()
  })

  it("links to the next page for browsers without JavaScript, if that page has a URL", () => {
    const html = (href?: string) =>
      renderToString(
        <LoadMore visibleCount={1} total={2} onLoad={() => undefined} {...(href === undefined ? {} : { href })} />
      )
    expect(html("/ost?page=2")).toContain('<noscript><a href="/ost?page=2">Visa fler varor</a></noscript>')
    expect(html()).not.toContain("noscript")
  })
})
