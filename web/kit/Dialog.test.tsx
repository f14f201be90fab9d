// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react"
import { useState } from "react"
import { afterEach, beforeAll, describe, expect, it } from "vitest"
import { Button } from "./Button.tsx"
import { Dialog } from "./Dialog.tsx"
import { SidePanel } from "./SidePanel.tsx"
import { fakeModalDialogs } from "./testing.tsx"

beforeAll(fakeModalDialogs)

afterEach(cleanup)

const Page = ({ panel }: { panel?: boolean }) => {
  const [open, setOpen] = useState(false)
  const Shown = panel ? SidePanel : Dialog
  return (
    <>
      <Button onClick={() => setOpen(true)}>Öppna</Button>
      <Shown open={open} onClose={() => setOpen(false)} title="Varukorg">
        <Button>Inuti</Button>
      </Shown>
    </>
  )
}

const openIt = (panel: boolean) => {
  render(<Page panel={panel} />)
  const opener = screen.getByRole("button", { name: "Öppna" })
  opener.focus()
  fireEvent.click(opener)
  return { opener, dialog: screen.getByRole<HTMLDialogElement>("dialog", { name: "Varukorg" }) }
}

describe.each([
  ["Dialog", false],
  ["SidePanel", true]
])("%s", (_, panel) => {
  it("opens as a modal with the focus inside and gives it back when it closes", () => {
    const { opener, dialog } = openIt(panel)
    expect(dialog.open).toBe(true)
    expect(dialog.contains(document.activeElement)).toBe(true)
    fireEvent.click(screen.getByRole("button", { name: "Stäng" }))
    expect(dialog.open).toBe(false)
    expect(document.activeElement).toBe(opener)
  })

  it("gives the focus to what stands in the opener's place when the opener has gone meanwhile", () => {
    const Shown = panel ? SidePanel : Dialog
    const page = (open: boolean, customer: boolean) => (
      <>
        <Button>Meny</Button>
        <div>{customer ? <a href="/mina-sidor">Mina Sidor</a> : <button type="button">Logga in</button>}</div>
        <Shown open={open} onClose={() => undefined} title="Logga in" />
      </>
    )
    const { rerender } = render(page(false, false))
    screen.getByRole("button", { name: "Logga in" }).focus()
    rerender(page(true, false))
    rerender(page(true, true))
    rerender(page(false, true))
    expect(document.activeElement?.textContent).toBe("Mina Sidor")
  })

  it("closes by Esc", () => {
    const { dialog } = openIt(panel)
    fireEvent(dialog, new Event("cancel", { cancelable: true }))
    expect(dialog.open).toBe(false)
  })

  it("closes by a press beside it, but not by one that began inside", () => {
    const { dialog } = openIt(panel)
    fireEvent.mouseDown(screen.getByText("Inuti"))
    fireEvent.click(dialog)
    expect(dialog.open).toBe(true)
    fireEvent.mouseDown(dialog)
    fireEvent.click(dialog)
    expect(dialog.open).toBe(false)
  })
})

describe("Dialog as a question", () => {
  it("puts the focus on the button that changes nothing", () => {
    render(
      <Dialog
        open
        question
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

describe("a dialog that is taken away while it is open", () => {
  it("gives the focus back too", () => {
    const Vanishing = () => {
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
    render(<Vanishing />)
    const opener = screen.getByRole("button", { name: "Öppna" })
    opener.focus()
    fireEvent.click(opener)
    fireEvent.click(screen.getByRole("button", { name: "Bort" }))
    expect(document.activeElement).toBe(opener)
  })
})
