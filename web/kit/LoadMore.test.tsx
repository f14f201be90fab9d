// @vitest-environment jsdom
import { act, cleanup, createEvent, fireEvent, render, screen } from "@testing-library/react"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { LoadMore } from "./LoadMore.tsx"
import { pageWindow } from "./Pagination.tsx"

// React makes pointerenter out of pointerover, and jsdom's events carry no pointerType.
const rest = (pointerType: string) => {
  const button = screen.getByRole("button", { name: "Visa fler varor" })
  const event = createEvent.pointerOver(button)
  Object.defineProperty(event, "pointerType", { value: pointerType })
  fireEvent(button, event)
}
const leave = () => fireEvent.pointerOut(screen.getByRole("button"), { relatedTarget: document.body })
const bar = () => document.querySelector("progress")!.value
// A tick at a time: each one is a render of its own.
const pass = (ticks: number) => {
  for (let tick = 0; tick < ticks; tick += 1) act(() => void vi.advanceTimersByTime(30))
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

describe("LoadMore", () => {
  it("PCAT-13 PCAT-14 fills a bar by 1 % each 30 ms under a resting mouse and loads one page when it is full", () => {
    const load = vi.fn()
    const { rerender } = render(<LoadMore shown={24} total={100} onLoad={load} />)
    rest("mouse")
    pass(50)
    expect(bar()).toBe(50)
    expect(load).not.toHaveBeenCalled()
    pass(50)
    expect(load).toHaveBeenCalledOnce()
    rerender(<LoadMore shown={24} total={100} onLoad={() => load()} />)
    pass(200)
    expect(load).toHaveBeenCalledOnce()
  })

  it("starts over when the mouse leaves, and does not start by touch", () => {
    const load = vi.fn()
    render(<LoadMore shown={24} total={100} onLoad={load} />)
    rest("mouse")
    pass(60)
    leave()
    expect(bar()).toBe(0)
    rest("touch")
    pass(200)
    expect(load).not.toHaveBeenCalled()
  })

  it("PCAT-15 loads at once by a press", () => {
    const load = vi.fn()
    render(<LoadMore shown={24} total={100} onLoad={load} />)
    fireEvent.click(screen.getByRole("button"))
    expect(load).toHaveBeenCalledOnce()
  })
})

describe("pageWindow", () => {
  it("PCAT-31 PCAT-32 shows 10 pages around the current one, of which 8 and 6 stay in narrow windows", () => {
    const links = pageWindow(12, 40)
    expect(links.map((link) => link.page)).toEqual([7, 8, 9, 10, 11, 12, 13, 14, 15, 16])
    expect(links.filter((link) => link.tier !== "from992")).toHaveLength(8)
    expect(links.filter((link) => link.tier === "always").map((link) => link.page)).toEqual([9, 10, 11, 12, 13, 14])
  })
})
