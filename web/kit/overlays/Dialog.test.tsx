import { cleanup, fireEvent, render, screen } from "@testing-library/react"
import { type ComponentType, useState } from "react"
import { afterEach, beforeAll, describe, expect, it } from "vitest"
import { Button } from "../controls/Button.tsx"
import { Dialog } from "./Dialog.tsx"
import { SidePanel, type SidePanelProps } from "./SidePanel.tsx"
import { fakeModalDialogs } from "./testing.tsx"

beforeAll(fakeModalDialogs)

afterEach(cleanup)

const ClosableDialog = ({ backLabel: _, ...props }: SidePanelProps) => <Dialog {...props} />

const Page = ({ Overlay }: { readonly Overlay: ComponentType<SidePanelProps> }) => {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Öppna</Button>
      <Overlay closeLabel="Stäng" backLabel="Tillbaka" open={open} onClose={() => setOpen(false)} title="Varukorg">
        <Button>Inuti</Button>
      </Overlay>
    </>
  )
}

const openDialog = (Overlay: ComponentType<SidePanelProps>) => {
  render(<Page Overlay={Overlay} />)
  const opener = screen.getByRole("button", { name: "Öppna" })
  opener.focus()
  fireEvent.click(opener)
  return { opener, dialog: screen.getByRole<HTMLDialogElement>("dialog", { name: "Varukorg" }) }
}

describe.each([
  ["Dialog", ClosableDialog],
  ["SidePanel", SidePanel]
])("%s", (_, Overlay) => {
  it("opens as a modal, moves the focus inside and returns it on close", () => {
    const { opener, dialog } = openDialog(Overlay)
    expect(dialog.open).toBe(true)
    expect(dialog.contains(document.activeElement)).toBe(true)
    fireEvent.click(screen.getByRole("button", { name: "Stäng" }))
    expect(dialog.open).toBe(false)
    expect(document.activeElement).toBe(opener)
  })

  it("stays open after the second click of the double click that opened it", () => {
    const { dialog } = openDialog(Overlay)
    fireEvent.mouseDown(dialog, { detail: 2 })
    fireEvent.click(dialog, { detail: 2 })
    expect(dialog.open).toBe(true)
    fireEvent.mouseDown(dialog, { detail: 1 })
    fireEvent.click(dialog, { detail: 1 })
    expect(dialog.open).toBe(false)
  })

  it("moves the focus to the element that has replaced the opener", () => {
    const page = ({ open, loggedIn }: { readonly open: boolean; readonly loggedIn: boolean }) => (
      <>
        <Button>Meny</Button>
        <div>{loggedIn ? <a href="/mina-sidor">Mina Sidor</a> : <button type="button">Logga in</button>}</div>
        <Overlay closeLabel="Stäng" backLabel="Tillbaka" open={open} onClose={() => undefined} title="Logga in" />
      </>
    )
    const { rerender } = render(page({ open: false, loggedIn: false }))
    screen.getByRole("button", { name: "Logga in" }).focus()
    rerender(page({ open: true, loggedIn: false }))
    rerender(page({ open: true, loggedIn: true }))
    rerender(page({ open: false, loggedIn: true }))
    expect(document.activeElement?.textContent).toBe("Mina Sidor")
  })

  it("closes on Esc", () => {
    const { dialog } = openDialog(Overlay)
    fireEvent(dialog, new Event("cancel", { cancelable: true }))
    expect(dialog.open).toBe(false)
  })

  it("closes on a click on the backdrop, but not when the press began inside", () => {
    const { dialog } = openDialog(Overlay)
    fireEvent.mouseDown(screen.getByText("Inuti"))
    fireEvent.click(dialog)
    expect(dialog.open).toBe(true)
    fireEvent.mouseDown(dialog)
    fireEvent.click(dialog)
    expect(dialog.open).toBe(false)
  })
})

describe("Dialog with alertDialog", () => {
  it("focuses its last button, which cancels", () => {
    render(
      <Dialog
        open
        alertDialog
        onClose={() => {}}
        title="Vissa varor tas bort!"
        actions={
          <>
            <Button>Gå vidare, ta bort varor</Button>
            <Button>Gå tillbaka</Button>
          </>
        }
      />
    )
    expect(document.activeElement?.textContent).toBe("Gå tillbaka")
  })
})

describe("a dialog that is unmounted while it is open", () => {
  it("returns the focus", () => {
    const UnmountingDialog = () => {
      const [open, setOpen] = useState(false)
      return (
        <>
          <Button onClick={() => setOpen(true)}>Öppna</Button>
          {open && (
            <Dialog open onClose={() => {}} title="Meny">
              <Button onClick={() => setOpen(false)}>Bort</Button>
            </Dialog>
          )}
        </>
      )
    }
    render(<UnmountingDialog />)
    const opener = screen.getByRole("button", { name: "Öppna" })
    opener.focus()
    fireEvent.click(opener)
    fireEvent.click(screen.getByRole("button", { name: "Bort" }))
    expect(document.activeElement).toBe(opener)
  })
})
