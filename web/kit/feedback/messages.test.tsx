import { act, cleanup, fireEvent, render, screen } from "@testing-library/react"
import { useCallback, useState } from "react"
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest"
import { Dialog } from "../overlays/Dialog.tsx"
import { MessageHost } from "./MessageHost.tsx"
import { SidePanel } from "../overlays/SidePanel.tsx"
import { Toast } from "./Toast.tsx"
import { ToastRegion } from "./ToastRegion.tsx"
import { fakeModalDialogs } from "../overlays/testing.tsx"

beforeAll(fakeModalDialogs)

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

interface ShopProps {
  readonly isPanelOpen?: boolean
  readonly alertDialog?: boolean | "unmounted"
  readonly onClosePanel?: () => void
  readonly hasMessage?: boolean
}

const Shop = ({ isPanelOpen = false, alertDialog = false, onClosePanel = () => {}, hasMessage = true }: ShopProps) => {
  const [isClosed, setIsClosed] = useState(false)
  const close = useCallback(() => setIsClosed(true), [])
  return (
    <>
      <SidePanel closeLabel="Stäng" backLabel="Tillbaka" open={isPanelOpen} onClose={onClosePanel} title="Varukorg">
        <button type="button">Inuti</button>
      </SidePanel>
      {alertDialog !== "unmounted" && (
        <Dialog
          open={alertDialog}
          alertDialog
          onClose={() => {}}
          title="Vill du avsluta?"
          actions={<button type="button">Nej</button>}
        />
      )}
      <MessageHost>
        <ToastRegion label="Meddelanden">
          {hasMessage && !isClosed && <Toast closeLabel="Stäng" title="Hoppsan" durationMs={20_000} onClose={close} />}
        </ToastRegion>
      </MessageHost>
    </>
  )
}

const toast = () => screen.getByText("Hoppsan").closest("section")
const outletTitle = () => toast()?.closest("dialog")?.querySelector("h2")?.textContent ?? "page"

describe("a message over dialogs", () => {
  it("is shown in the dialog opened last, and on the page when all dialogs are closed", () => {
    const { rerender } = render(<Shop />)
    const element = toast()
    const outletTitles = [outletTitle()]
    for (const props of [
      { isPanelOpen: true },
      { isPanelOpen: true, alertDialog: true },
      { isPanelOpen: true },
      { isPanelOpen: true, alertDialog: true },
      { isPanelOpen: true, alertDialog: "unmounted" },
      {}
    ] as const) {
      rerender(<Shop {...props} />)
      outletTitles.push(outletTitle())
    }
    expect(outletTitles).toEqual([
      "page",
      "Varukorg",
      "Vill du avsluta?",
      "Varukorg",
      "Vill du avsluta?",
      "Varukorg",
      "page"
    ])
    expect(toast()).toBe(element)
  })

  it("is announced as an alert when it appears, and not again when it moves", () => {
    const { rerender } = render(<Shop isPanelOpen hasMessage={false} />)
    rerender(<Shop isPanelOpen />)
    expect(screen.getByRole("alert")).toBe(toast())
    for (const props of [{ isPanelOpen: true, alertDialog: true }, { isPanelOpen: true }]) {
      rerender(<Shop {...props} />)
      expect(screen.queryByRole("alert")).toBeNull()
      expect(toast()?.getAttribute("aria-live")).toBe("off")
    }
  })

  it("is in a region that is live before there is a message", () => {
    render(
      <MessageHost>
        <ToastRegion label="Meddelanden" />
      </MessageHost>
    )
    expect(screen.getByRole("region", { name: "Meddelanden" }).getAttribute("aria-live")).toBe("polite")
  })

  it("TOAST-04 keeps its timer while a dialog opens and closes", () => {
    const { rerender } = render(<Shop />)
    act(() => void vi.advanceTimersByTime(15_000))
    rerender(<Shop isPanelOpen />)
    act(() => void vi.advanceTimersByTime(4_000))
    rerender(<Shop />)
    act(() => void vi.advanceTimersByTime(999))
    expect(screen.queryByText("Hoppsan")).not.toBeNull()
    act(() => void vi.advanceTimersByTime(1))
    expect(screen.queryByText("Hoppsan")).toBeNull()
  })

  it("stops its timer while the pointer is inside the message, until the message moves from the dialog to the page", () => {
    const { rerender } = render(<Shop isPanelOpen />)
    fireEvent.pointerEnter(toast() as Element)
    act(() => void vi.advanceTimersByTime(60_000))
    expect(outletTitle()).toBe("Varukorg")
    rerender(<Shop />)
    act(() => void vi.advanceTimersByTime(20_000))
    expect(screen.queryByText("Hoppsan")).toBeNull()
  })

  it("scrolls when the message would cover the focused element or the text below it", async () => {
    const scrollIntoView = vi.fn()
    Element.prototype.scrollIntoView = scrollIntoView
    const layoutMock = vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (
      this: Element
    ) {
      return this.matches("button") ? new DOMRect(0, focusedTop, 100, 40) : new DOMRect(0, 400, 375, 200)
    })
    let focusedTop = 390
    const { rerender } = render(<Shop isPanelOpen hasMessage={false} />)
    await vi.advanceTimersByTimeAsync(0)
    screen.getByText("Inuti").focus()
    const scrollCounts: Array<number> = []
    for (focusedTop of [390, 300, 200]) {
      rerender(<Shop isPanelOpen hasMessage={false} />)
      await vi.advanceTimersByTimeAsync(0)
      scrollIntoView.mockClear()
      rerender(<Shop isPanelOpen />)
      await vi.advanceTimersByTimeAsync(0)
      scrollCounts.push(scrollIntoView.mock.calls.length)
    }
    expect(scrollCounts).toEqual([1, 1, 0])
    layoutMock.mockRestore()
  })

  it("does not close the panel when the message is clicked, and returns the focus to the panel when the message is closed", () => {
    const onClosePanel = vi.fn()
    render(<Shop isPanelOpen onClosePanel={onClosePanel} />)
    const inside = screen.getByText("Inuti")
    const closeButton = toast()?.querySelector("button") as HTMLElement
    inside.focus()
    closeButton.focus()
    for (const target of [toast() as Element, closeButton]) {
      fireEvent.mouseDown(target)
      fireEvent.click(target)
    }
    expect(screen.queryByText("Hoppsan")).toBeNull()
    expect(document.activeElement).toBe(inside)
    expect(onClosePanel).not.toHaveBeenCalled()
  })
})
