import { act, cleanup, fireEvent, render, screen } from "@testing-library/react"
import { useCallback, useState } from "react"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { iconPaths } from "../controls/icon-paths.ts"
import { Toast } from "./Toast.tsx"

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const wait = (millis: number) => act(() => void vi.advanceTimersByTime(millis))
const toast = () => screen.getByText("Hoppsan").closest("section") as HTMLElement

describe("Toast", () => {
  it("TOAST-04 closes after 20 s by default", () => {
    const onClose = vi.fn()
    render(<Toast closeLabel="Stäng" title="Hoppsan" onClose={onClose} />)
    wait(19_999)
    expect(onClose).not.toHaveBeenCalled()
    wait(1)
    expect(onClose).toHaveBeenCalledOnce()
  })

  it("restarts its timer when the pointer or the focus has left it", () => {
    const onClose = vi.fn()
    render(<Toast closeLabel="Stäng" title="Hoppsan" durationMs={5_000} onClose={onClose} />)
    for (const [enter, leave] of [
      [() => fireEvent.pointerEnter(toast()), () => fireEvent.pointerLeave(toast())],
      [() => screen.getByRole("button").focus(), () => screen.getByRole("button").blur()]
    ] as const) {
      wait(4_000)
      act(() => void enter())
      wait(60_000)
      expect(onClose).not.toHaveBeenCalled()
      act(() => void leave())
    }
    wait(4_999)
    expect(onClose).not.toHaveBeenCalled()
    wait(1)
    expect(onClose).toHaveBeenCalledOnce()
  })

  it("is an alert only for a failure, and has its kind's icon", () => {
    for (const [kind, icon, alertCount] of [
      [undefined, iconPaths.warning, 1],
      ["danger", iconPaths.warning, 1],
      ["success", iconPaths.check, 0],
      ["info", iconPaths.info, 0]
    ] as const) {
      render(<Toast kind={kind} closeLabel="Stäng" title="Hoppsan" onClose={() => {}} />)
      expect([
        kind,
        toast().querySelector("path")?.getAttribute("d"),
        screen.queryAllByRole("alert").length,
        toast().getAttribute("aria-live")
      ]).toEqual([kind, icon, alertCount, null])
      cleanup()
    }
  })

  it("lists its details, and has no empty list without them", () => {
    const details = ["/carts/17", "500", "ERR_INTERNAL"]
    render(<Toast closeLabel="Stäng" title="Hoppsan" details={details} onClose={() => {}} />)
    expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual(details)
    cleanup()
    render(
      <>
        <Toast closeLabel="Stäng" title="Utan" details={[]} onClose={() => {}} />
        <Toast closeLabel="Stäng" title="Hoppsan" onClose={() => {}}>
          Försök igen
        </Toast>
      </>
    )
    expect(screen.queryByRole("list")).toBeNull()
    expect(toast().textContent).toBe("HoppsanFörsök igen")
  })

  it("returns the focus to the element that had it before the toast, wherever in the toast it has been", () => {
    const Page = () => {
      const [isOpen, setIsOpen] = useState(true)
      const close = useCallback(() => setIsOpen(false), [])
      const action = (
        <button type="button" onClick={close}>
          Ångra
        </button>
      )
      return (
        <>
          <button type="button">Utanför</button>
          {isOpen && <Toast closeLabel="Stäng" title="Hoppsan" action={action} onClose={close} />}
        </>
      )
    }
    for (const buttonName of ["Stäng", "Ångra"]) {
      render(<Page />)
      screen.getByText("Utanför").focus()
      act(() => screen.getByText("Ångra").focus())
      act(() => screen.getByRole("button", { name: buttonName }).focus())
      fireEvent.click(screen.getByRole("button", { name: buttonName }))
      expect([screen.queryByText("Hoppsan"), document.activeElement?.textContent]).toEqual([null, "Utanför"])
      cleanup()
    }
  })
})
