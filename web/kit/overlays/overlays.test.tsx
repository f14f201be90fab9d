import { act, cleanup, fireEvent, render, screen } from "@testing-library/react"
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest"
import { ConfirmDialog } from "./ConfirmDialog.tsx"
import { Dialog } from "./Dialog.tsx"
import { cancelTopDialog, isDialogOverDialog } from "./open-dialogs.ts"
import { SidePanel, type SidePanelProps } from "./SidePanel.tsx"
import { fakeModalDialogs } from "./testing.tsx"

beforeAll(fakeModalDialogs)
beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const wait = (millis: number) => act(() => void vi.advanceTimersByTime(millis))
const noop = () => undefined
const panel = (props: Partial<SidePanelProps> = {}) => (
  <SidePanel open closeLabel="Stäng" backLabel="Tillbaka" onClose={noop} title="Varukorg" {...props} />
)

describe("SidePanel", () => {
  it("renders no content before it is opened", () => {
    const { container } = render(panel({ open: false, children: "Varor" }))
    expect(container.textContent).toBe("")
  })

  it("shows its last content until it has slid out, but inert", () => {
    const { container, rerender } = render(panel({ children: "Laddar" }))
    rerender(panel({ children: "Varor", footer: "Till kassan" }))
    expect(container.textContent).toBe("VarukorgVarorTill kassan")
    rerender(panel({ open: false, title: "" }))
    expect(container.textContent).toBe("VarukorgVarorTill kassan")
    expect(screen.getByText("Varukorg").closest("[inert]")).not.toBeNull()
    wait(199)
    expect(container.textContent).toBe("VarukorgVarorTill kassan")
    wait(1)
    expect(container.textContent).toBe("")
  })

  it("can be used again when it is opened while it slides out", () => {
    const { container, rerender } = render(panel())
    rerender(panel({ open: false }))
    wait(100)
    rerender(panel({ children: "Igen" }))
    wait(1_000)
    expect([container.textContent, container.querySelector("[inert]")]).toEqual(["VarukorgIgen", null])
    rerender(panel({ open: false }))
    expect(container.textContent).toBe("VarukorgIgen")
  })

  it("has a back button only with a handler for it", () => {
    const onBack = vi.fn()
    const { rerender } = render(panel({ onBack }))
    fireEvent.click(screen.getByRole("button", { name: "Tillbaka" }))
    expect(onBack).toHaveBeenCalledOnce()
    rerender(panel())
    expect(screen.queryByRole("button", { name: "Tillbaka" })).toBeNull()
    rerender(panel({ onBack, open: false }))
    expect(screen.queryByRole("button", { name: "Tillbaka", hidden: true })).toBeNull()
  })

  it("focuses the title when it opens, and when new content has removed the focused element", () => {
    const button = (label: string) => <button type="button">{label}</button>
    const { rerender } = render(panel({ children: button("Logga in") }))
    expect(document.activeElement?.textContent).toBe("Varukorg")
    screen.getByText("Logga in").focus()
    rerender(panel({ children: button("Logga in"), title: "Samma" }))
    expect(document.activeElement?.textContent).toBe("Logga in")
    rerender(panel({ children: <p>Klart</p>, title: "Kvitto" }))
    expect(document.activeElement?.textContent).toBe("Kvitto")
  })

  it("focuses the title when new content has hidden the focused element", () => {
    const { rerender } = render(panel({ children: <button type="button">Logga in</button> }))
    const button = screen.getByText("Logga in")
    button.focus()
    button.checkVisibility = () => false
    rerender(panel({ children: <button type="button">Logga in</button>, title: "Meny" }))
    expect(document.activeElement?.textContent).toBe("Meny")
  })
})

describe("Dialog", () => {
  it("renders no content while it is closed", () => {
    const { container } = render(
      <Dialog open={false} onClose={noop} title="Fråga">
        Text
      </Dialog>
    )
    expect(container.textContent).toBe("")
  })

  it("is named by its title, visible or not, and has a close button and actions only if they are given", () => {
    const { container, rerender } = render(<Dialog open onClose={noop} title="Fråga" />)
    expect(screen.getByRole("dialog", { name: "Fråga" })).toBeTruthy()
    expect(screen.getByRole("heading", { name: "Fråga" })).toBeTruthy()
    expect([screen.queryByRole("button"), container.querySelector("footer")]).toEqual([null, null])
    const onClose = vi.fn()
    rerender(<Dialog open bare onClose={onClose} title="Film" closeLabel="Stäng" actions="Spela" />)
    expect([screen.getByRole("dialog", { name: "Film" }).textContent, screen.queryByRole("heading")]).toEqual([
      "Spela",
      null
    ])
    fireEvent.click(screen.getByRole("button", { name: "Stäng" }))
    expect(onClose).toHaveBeenCalledOnce()
  })

  it("focuses the element with data-autofocus", () => {
    render(
      <Dialog open onClose={noop} title="Sökning">
        <button type="button">Först</button>
        <input data-autofocus aria-label="Sök" />
      </Dialog>
    )
    expect(document.activeElement).toBe(screen.getByLabelText("Sök"))
  })

  it("is reported as closed when the browser closes it, but not twice", () => {
    const onClose = vi.fn()
    const dialog = (open: boolean) => <Dialog open={open} onClose={onClose} title="Fråga" />
    const { container, rerender } = render(dialog(true))
    container.querySelector("dialog")?.close()
    expect(onClose).toHaveBeenCalledOnce()
    rerender(dialog(false))
    expect(onClose).toHaveBeenCalledOnce()
  })

  it("keeps the browser from closing it on Esc, since only its parent closes it", () => {
    render(<Dialog open onClose={noop} title="Fråga" />)
    const dialog = screen.getByRole<HTMLDialogElement>("dialog")
    const cancel = new Event("cancel", { cancelable: true })
    fireEvent(dialog, cancel)
    expect([cancel.defaultPrevented, dialog.open]).toEqual([true, true])
  })

  it("ignores the cancellation of a file chooser inside it", () => {
    const onClose = vi.fn()
    render(
      <Dialog open onClose={onClose} title="Bild">
        <input type="file" aria-label="Fil" />
      </Dialog>
    )
    fireEvent(screen.getByLabelText("Fil"), new Event("cancel", { bubbles: true, cancelable: true }))
    expect(onClose).not.toHaveBeenCalled()
  })

  it("does not click its content with the second click of the double click that opened it", () => {
    const onClick = vi.fn()
    render(
      <Dialog open onClose={noop} title="Fråga">
        <button type="button" onClick={onClick}>
          Ja
        </button>
      </Dialog>
    )
    fireEvent.mouseDown(screen.getByText("Ja"), { detail: 2 })
    fireEvent.click(screen.getByText("Ja"), { detail: 2 })
    expect(onClick).not.toHaveBeenCalled()
    for (const detail of [1, 2]) {
      fireEvent.mouseDown(screen.getByText("Ja"), { detail })
      fireEvent.click(screen.getByText("Ja"), { detail })
    }
    expect(onClick).toHaveBeenCalledTimes(2)
  })
})

describe("ConfirmDialog", () => {
  it("is an alert dialog that reports the answer", () => {
    const onConfirm = vi.fn()
    const onCancel = vi.fn()
    render(
      <ConfirmDialog
        open
        title="Vill du avsluta?"
        confirmLabel="Avsluta"
        cancelLabel="Fortsätt"
        onConfirm={onConfirm}
        onCancel={onCancel}
      >
        Det du har fyllt i försvinner.
      </ConfirmDialog>
    )
    const dialog = screen.getByRole("alertdialog", { name: "Vill du avsluta?" })
    expect(dialog.textContent).toBe("Vill du avsluta?Det du har fyllt i försvinner.AvslutaFortsätt")
    expect(document.activeElement?.textContent).toBe("Fortsätt")
    fireEvent.click(screen.getByText("Avsluta"))
    fireEvent.click(screen.getByText("Fortsätt"))
    fireEvent(dialog, new Event("cancel", { cancelable: true }))
    expect([onConfirm.mock.calls.length, onCancel.mock.calls.length]).toEqual([1, 2])
  })
})

describe("dialogs over dialogs", () => {
  it("are cancelled one at a time, last opened first", () => {
    const closedTitles: Array<string> = []
    const dialogs = (...titles: ReadonlyArray<string>) => (
      <>
        {["Meny", "Fråga"].map((title) => (
          <Dialog key={title} open={titles.includes(title)} title={title} onClose={() => closedTitles.push(title)} />
        ))}
      </>
    )
    const { rerender } = render(dialogs())
    cancelTopDialog()
    rerender(dialogs("Fråga"))
    expect(isDialogOverDialog()).toBe(false)
    rerender(dialogs("Meny", "Fråga"))
    expect(isDialogOverDialog()).toBe(true)
    cancelTopDialog()
    rerender(dialogs("Fråga"))
    cancelTopDialog()
    expect([closedTitles, isDialogOverDialog()]).toEqual([["Meny", "Fråga"], false])
  })
})
