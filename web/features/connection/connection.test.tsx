// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import type { ConnectionView, Failure } from "#core/connection/model.ts"
import { quiet } from "#core/connection/quiet.ts"
import { renderInShop } from "#web/container/testing.tsx"
import { ConnectionBanner } from "./ConnectionBanner.tsx"
import { FailureToasts } from "./FailureToasts.tsx"

afterEach(cleanup)

const underWay = (phase: "sent" | "slow" | "retrying" | "paused"): Partial<ConnectionView> => ({ underWay: { "1": { key: "a", path: "/a", expected: [], phase } } })

const problems: ReadonlyArray<readonly [string, string, Partial<ConnectionView>]> = [
  ["NET-21", "Anrop tar längre tid än normalt.", underWay("slow")],
  ["NET-22", "Anrop når inte fram till våra servrar.", underWay("retrying")],
  ["NET-22", "Anrop når inte fram till våra servrar.", { unanswered: { a: 1 } }],
  ["NET-23", "Ett eller flera anrop har misslyckats, testa att ladda om sidan.", { givenUp: true }],
  ["NET-24", "Kontrollera din internetanslutning", underWay("paused")]
]

describe("ConnectionBanner", () => {
  it.each(problems)("NET-19 NET-20 %s shows 'Anslutningsproblem' with '%s', and goes by itself", (_, words, view) => {
    const { states } = renderInShop(<ConnectionBanner />)
    expect(screen.queryByText("Anslutningsproblem")).toBeNull()
    act(() => states.connection.set({ ...quiet, ...view }))
    expect(screen.getByText("Anslutningsproblem")).toBeTruthy()
    expect(screen.getByText(words)).toBeTruthy()
    expect(screen.getByRole("status").textContent).toBe(`Anslutningsproblem. ${words}`)
    act(() => states.connection.set(quiet))
    expect(screen.queryByText("Anslutningsproblem")).toBeNull()
    expect(screen.getByRole("status").textContent).toBe("")
  })

  it("NET-24 shows while the device has no network, though nothing is asked", () => {
    const { states } = renderInShop(<ConnectionBanner />)
    act(() => states.online.set(false))
    expect(screen.getByText("Kontrollera din internetanslutning")).toBeTruthy()
    act(() => states.online.set(true))
    expect(screen.queryByText("Kontrollera din internetanslutning")).toBeNull()
  })
})

const failure: Failure = { id: 1, service: "carts", paths: ["/carts/17"], status: 500, code: "ERR_INTERNAL", message: "Something went wrong.", requestId: "r-1" }
const failing = (...failures: ReadonlyArray<Failure>): ConnectionView => ({ ...quiet, failures })

describe("FailureToasts", () => {
  beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))
  afterEach(() => void vi.useRealTimers())

  const unanswered: Failure = { ...failure, id: 2, service: null, paths: ["/sites"], status: null, code: "ERR_NETWORK", message: "", requestId: null }

  it("TOAST-05 TOAST-06 TOAST-10 has a title that names the service, where it is known", () => {
    const { states } = renderInShop(<FailureToasts />)
    act(() => states.connection.set(failing(failure, unanswered)))
    const titles = screen.getAllByRole("alert", { hidden: true }).map((toast) => toast.querySelector("p")?.textContent)
    expect(titles).toEqual(["Hoppsan, något gick fel! (Varukorg)", "Hoppsan, något gick fel!"])
  })

  it("TOAST-11 TOAST-12 TOAST-13 TOAST-14 lists path, status, code and message", () => {
    const { states } = renderInShop(<FailureToasts />)
    act(() => states.connection.set(failing(failure, unanswered)))
    const lists = screen.getAllByRole("alert", { hidden: true }).map((toast) => [...toast.querySelectorAll("li")].map(({ textContent }) => textContent))
    expect(lists).toEqual([
      ["Something went wrong.", "/carts/17", "Status 500", "ERR_INTERNAL", "Ärende r-1"],
      ["/sites", "Inget svar från servern.", "ERR_NETWORK"]
    ])
  })

  it("TOAST-04 stays 20 s, each its own, and longer while the pointer rests on it", async () => {
    const { states } = renderInShop(<FailureToasts />)
    act(() => states.connection.set(failing(failure)))
    act(() => void vi.advanceTimersByTime(10_000))
    act(() => states.connection.set(failing(failure, { ...failure, id: 2, code: "ERR_OTHER" })))
    act(() => void vi.advanceTimersByTime(10_001))
    await waitFor(() => expect(states.connection.current().failures.map(({ id }) => id)).toEqual([2]))
    const user = userEvent.setup({ advanceTimers: (millis) => void vi.advanceTimersByTime(millis) })
    await user.hover(screen.getByRole("alert", { hidden: true }))
    act(() => void vi.advanceTimersByTime(60_000))
    expect(screen.getAllByRole("alert", { hidden: true }).length).toBe(1)
    await user.unhover(screen.getByRole("alert", { hidden: true }))
    act(() => void vi.advanceTimersByTime(20_001))
    await waitFor(() => expect(screen.queryByRole("alert", { hidden: true })).toBeNull())
  })

  it("closes by its cross", async () => {
    const { states } = renderInShop(<FailureToasts />)
    act(() => states.connection.set(failing(failure)))
    const user = userEvent.setup({ advanceTimers: (millis) => void vi.advanceTimersByTime(millis) })
    await user.click(screen.getByRole("button", { name: "Stäng", hidden: true }))
    await waitFor(() => expect(screen.queryByRole("alert", { hidden: true })).toBeNull())
  })

  it("TOAST-23 tells of an ended session in the specification's words and says what to do; not on a page that is about to go", () => {
    const { states } = renderInShop(<FailureToasts />)
    const ended: Failure = { id: 1, service: "connect", paths: [], status: 401, code: "", message: "401 Unauthorized: Not logged in or bad user.", requestId: null }
    act(() => states.connection.set(failing(ended)))
    expect(screen.getByRole("alert", { hidden: true }).textContent).toContain("401 Unauthorized: Not logged in or bad user.")
    expect(screen.getByRole("alert", { hidden: true }).textContent).toContain("Logga in igen")
    act(() => states.session.update((view) => ({ ...view, lost: true })))
    expect(screen.queryByRole("alert", { hidden: true })).toBeNull()
  })
})
