// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react"
import { useCallback, useState } from "react"
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest"
import { Dialog } from "./Dialog.tsx"
import { MessageHost } from "./MessageHost.tsx"
import { SidePanel } from "./SidePanel.tsx"
import { Toast } from "./Toast.tsx"
import { ToastRegion } from "./ToastRegion.tsx"
import { fakeModalDialogs } from "./testing.tsx"

beforeAll(fakeModalDialogs)

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

interface ShopProps {
  readonly panel?: boolean
  readonly question?: boolean | "gone"
  readonly onClosePanel?: () => void
  readonly message?: boolean
}

const Shop = ({ panel = false, question = false, onClosePanel = () => {}, message = true }: ShopProps) => {
  const [gone, setGone] = useState(false)
  const close = useCallback(() => setGone(true), [])
  return (
    <>
      <SidePanel open={panel} onClose={onClosePanel} title="Varukorg">
        <button type="button">Inuti</button>
      </SidePanel>
      {question !== "gone" && <Dialog open={question} question onClose={() => {}} title="Vill du avsluta?" actions={<button type="button">Nej</button>} />}
      <MessageHost>
        <ToastRegion>{message && !gone && <Toast title="Hoppsan" stays={20_000} onClose={close} />}</ToastRegion>
      </MessageHost>
    </>
  )
}

const toast = () => screen.getByText("Hoppsan").closest("section")
const standsIn = () => toast()?.closest("dialog")?.querySelector("h2")?.textContent ?? "page"

describe("a message over dialogs", () => {
  it("stands in the dialog that was opened last, where it can be reached, and on the page once all are closed", () => {
    const { rerender } = render(<Shop />)
    const element = toast()
    const places = [standsIn()]
    for (const props of [{ panel: true }, { panel: true, question: true }, { panel: true }, { panel: true, question: true }, { panel: true, question: "gone" }, {}] as const) {
      rerender(<Shop {...props} />)
      places.push(standsIn())
    }
    expect(places).toEqual(["page", "Varukorg", "Vill du avsluta?", "Varukorg", "Vill du avsluta?", "Varukorg", "page"])
    expect(toast()).toBe(element)
  })

  it("is told as an alert where it comes up, and not anew where it is taken", () => {
    const { rerender } = render(<Shop panel message={false} />)
    rerender(<Shop panel />)
    expect(screen.getByRole("alert")).toBe(toast())
    for (const props of [{ panel: true, question: true }, { panel: true }]) {
      rerender(<Shop {...props} />)
      expect(screen.queryByRole("alert")).toBeNull()
      expect(toast()?.getAttribute("aria-live")).toBe("off")
    }
  })

  it("stands in a region that is live before there is a message", () => {
    render(<MessageHost><ToastRegion /></MessageHost>)
    expect(screen.getByRole("region", { name: "Meddelanden" }).getAttribute("aria-live")).toBe("polite")
  })

  it("TOAST-04 keeps its time while a dialog opens and closes", () => {
    const { rerender } = render(<Shop />)
    act(() => void vi.advanceTimersByTime(15_000))
    rerender(<Shop panel />)
    act(() => void vi.advanceTimersByTime(4_000))
    rerender(<Shop />)
    act(() => void vi.advanceTimersByTime(999))
    expect(screen.queryByText("Hoppsan")).not.toBeNull()
    act(() => void vi.advanceTimersByTime(1))
    expect(screen.queryByText("Hoppsan")).toBeNull()
  })

  it("stays while the pointer or the focus is in it, until it is taken elsewhere", () => {
    const { rerender } = render(<Shop panel />)
    fireEvent.pointerEnter(toast() as Element)
    act(() => void vi.advanceTimersByTime(60_000))
    expect(standsIn()).toBe("Varukorg")
    rerender(<Shop />)
    act(() => void vi.advanceTimersByTime(20_000))
    expect(screen.queryByText("Hoppsan")).toBeNull()
  })

  it("leaves what was pressed in sight, and the words under it", async () => {
    const scrolled = vi.fn()
    HTMLElement.prototype.scrollIntoView = scrolled
    const boxes = vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
      return this.matches("button") ? new DOMRect(0, pressedAt, 100, 40) : new DOMRect(0, 400, 375, 200)
    })
    let pressedAt = 390
    const { rerender } = render(<Shop panel message={false} />)
    await vi.advanceTimersByTimeAsync(0)
    screen.getByText("Inuti").focus()
    const arrivals: Array<number> = []
    for (pressedAt of [390, 300, 200]) {
      rerender(<Shop panel message={false} />)
      await vi.advanceTimersByTimeAsync(0)
      scrolled.mockClear()
      rerender(<Shop panel />)
      await vi.advanceTimersByTimeAsync(0)
      arrivals.push(scrolled.mock.calls.length)
    }
    expect(arrivals).toEqual([1, 1, 0])
    boxes.mockRestore()
  })

  it("is no press beside the panel, and gives the focus back when its cross is pressed", () => {
    const onClosePanel = vi.fn()
    render(<Shop panel onClosePanel={onClosePanel} />)
    const inside = screen.getByText("Inuti")
    const cross = toast()?.querySelector("button") as HTMLElement
    inside.focus()
    cross.focus()
    for (const target of [toast() as Element, cross]) {
      fireEvent.mouseDown(target)
      fireEvent.click(target)
    }
    expect(screen.queryByText("Hoppsan")).toBeNull()
    expect(document.activeElement).toBe(inside)
    expect(onClosePanel).not.toHaveBeenCalled()
  })
})
