import { connectionState } from "#core/connection/connection-state.ts"
import { onlineState } from "#core/connection/online-state.ts"
import { sessionState } from "#core/session/session-state.ts"
import { act, cleanup, screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import type { ConnectionState, Failure } from "#core/connection/model.ts"
import { noRequests } from "#core/connection/no-requests.ts"
import { renderInShop } from "#web/container/testing.tsx"
import { getCustomer } from "#core/account/api.ts"
import { getCart } from "#core/cart/api.ts"
import { getPageData } from "#core/content/api.ts"
import { sendCustomerEmail } from "#core/customer-service/api.ts"
import { getPickingFee } from "#core/delivery/api.ts"
import { getSettings } from "#core/navigation/api.ts"
import { listOrders } from "#core/orders/api.ts"
import { search } from "#core/search/api.ts"
import { createToken } from "#core/session/api.ts"
import { ConnectionBanner } from "./ConnectionBanner.tsx"
import { FailureToasts } from "./FailureToasts.tsx"

afterEach(cleanup)

const viewWithRequest = (phase: "sent" | "slow" | "retrying" | "paused"): Partial<ConnectionState> => ({
  inFlight: { "1": { key: "a", path: "/a", endpoint: { method: "GET", errors: [] }, phase } }
})

const problems: ReadonlyArray<readonly [string, Partial<ConnectionState>]> = [
  ["Anrop tar längre tid än normalt.", viewWithRequest("slow")],
  ["Anrop når inte fram till våra servrar.", viewWithRequest("retrying")],
  ["Anrop når inte fram till våra servrar.", { failedAttempts: { a: 1 } }],
  ["Ett eller flera anrop har misslyckats, testa att ladda om sidan.", { givenUp: true }],
  ["Kontrollera din internetanslutning", viewWithRequest("paused")]
]

describe("ConnectionBanner", () => {
  it.each(problems)(
    "NET-19 NET-20 shows 'Anslutningsproblem' with '%s', and hides it when the problem ends",
    (message, state) => {
      const { states } = renderInShop(<ConnectionBanner />)
      expect(screen.queryByText("Anslutningsproblem")).toBeNull()
      act(() => states.of(connectionState).set({ ...noRequests, ...state }))
      expect(screen.getByText("Anslutningsproblem")).toBeTruthy()
      expect(screen.getByText(message)).toBeTruthy()
      expect(screen.getByRole("status").textContent).toBe(`Anslutningsproblem. ${message}`)
      act(() => states.of(connectionState).set(noRequests))
      expect(screen.queryByText("Anslutningsproblem")).toBeNull()
      expect(screen.getByRole("status").textContent).toBe("")
    }
  )

  it("NET-21 NET-22 NET-23 NET-25 shows the message of a slow call, of one that is retried, of one that was given up, and of a device that is offline, until calls succeed", () => {
    const { states } = renderInShop(<ConnectionBanner />)
    const messageOf = (state: Partial<ConnectionState>, isOnline = true) => {
      act(() => {
        states.of(onlineState).set(isOnline)
        states.of(connectionState).set({ ...noRequests, ...state })
      })
      return screen.getByRole("status").textContent
    }
    expect([
      messageOf(viewWithRequest("sent")),
      messageOf(viewWithRequest("slow")),
      messageOf(viewWithRequest("retrying")),
      messageOf({ givenUp: true }),
      messageOf(viewWithRequest("sent"), false),
      messageOf({})
    ]).toEqual([
      "",
      "Anslutningsproblem. Anrop tar längre tid än normalt.",
      "Anslutningsproblem. Anrop når inte fram till våra servrar.",
      "Anslutningsproblem. Ett eller flera anrop har misslyckats, testa att ladda om sidan.",
      "Anslutningsproblem. Kontrollera din internetanslutning",
      ""
    ])
  })

  it("stays hidden once dismissed, until the problem changes, or ends and recurs", async () => {
    const { states } = renderInShop(<ConnectionBanner />)
    const set = (state: Partial<ConnectionState>) =>
      act(() => states.of(connectionState).set({ ...noRequests, ...state }))
    const isShown = () => screen.queryByText("Anslutningsproblem") !== null
    set(viewWithRequest("slow"))
    await userEvent.click(screen.getByRole("button", { name: "Stäng" }))
    expect(isShown()).toBe(false)
    set(viewWithRequest("retrying"))
    expect(isShown()).toBe(true)
    await userEvent.click(screen.getByRole("button", { name: "Stäng" }))
    set({})
    set(viewWithRequest("retrying"))
    expect(isShown()).toBe(true)
  })

  it("offers to reload the page only after giving up, and not while the page has a form", () => {
    const offersReload = (state: Partial<ConnectionState>, hasForm = false) => {
      const { states } = renderInShop(
        <>
          {hasForm && <form method="post" />}
          <ConnectionBanner />
        </>
      )
      act(() => states.of(connectionState).set({ ...noRequests, ...state }))
      const button = screen.queryByRole("button", { name: "Ladda om sidan" })
      cleanup()
      return button !== null
    }
    expect(offersReload({ givenUp: true })).toBe(true)
    expect(offersReload({ givenUp: true }, true)).toBe(false)
    expect(offersReload(viewWithRequest("slow"))).toBe(false)
  })

  it("NET-24 is shown while the device is offline, even without requests", () => {
    const { states } = renderInShop(<ConnectionBanner />)
    act(() => states.of(onlineState).set(false))
    expect(screen.getByText("Kontrollera din internetanslutning")).toBeTruthy()
    act(() => states.of(onlineState).set(true))
    expect(screen.queryByText("Kontrollera din internetanslutning")).toBeNull()
  })
})

const failure: Failure = {
  id: 1,
  service: "carts",
  isReadRequest: true,
  paths: ["/carts/17"],
  status: 500,
  code: "ERR_INTERNAL",
  message: "Something went wrong.",
  requestId: "r-1"
}
const viewWithFailures = (...failures: ReadonlyArray<Failure>): ConnectionState => ({ ...noRequests, failures })

describe("FailureToasts", () => {
  beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))
  afterEach(() => void vi.useRealTimers())

  const failureWithoutResponse: Failure = {
    ...failure,
    id: 2,
    service: null,
    paths: ["/sites"],
    status: null,
    code: "ERR_NETWORK",
    message: "",
    requestId: null
  }

  const titleFor = (service: Failure["service"] = null) => {
    const { states } = renderInShop(<FailureToasts />)
    act(() => states.of(connectionState).set(viewWithFailures({ ...failure, service })))
    const title = screen.getByRole("alert", { hidden: true }).querySelector("p")?.textContent
    cleanup()
    return title
  }

  it("TOAST-05 TOAST-10 names the service in the title when the service is known", () => {
    const services = ["carts", "search", "customer", "deliveries", "mail", "payments", "content", "connect"] as const
    expect([null, ...services].map(titleFor)).toEqual([
      "Hoppsan, något gick fel!",
      "Hoppsan, något gick fel! (Varukorg)",
      "Hoppsan, något gick fel! (Sök)",
      "Hoppsan, något gick fel! (Kund)",
      "Hoppsan, något gick fel! (Leverans)",
      "Hoppsan, något gick fel! (E-post)",
      "Hoppsan, något gick fel! (Betalning)",
      "Hoppsan, något gick fel! (Innehåll)",
      "Hoppsan, något gick fel! (Auth)"
    ])
  })

  it("TOAST-06 TOAST-07 TOAST-08 TOAST-09 names the service of the failed call, orders as the cart, pages, articles and settings as content, and connect as Auth", () => {
    const calls = [getCart, search, getCustomer, getPickingFee, sendCustomerEmail, listOrders]
    expect(calls.map(({ service }) => titleFor(service))).toEqual([
      "Hoppsan, något gick fel! (Varukorg)",
      "Hoppsan, något gick fel! (Sök)",
      "Hoppsan, något gick fel! (Kund)",
      "Hoppsan, något gick fel! (Leverans)",
      "Hoppsan, något gick fel! (E-post)",
      "Hoppsan, något gick fel! (Varukorg)"
    ])
    expect(titleFor("payments")).toBe("Hoppsan, något gick fel! (Betalning)")
    for (const { service } of [getPageData, getSettings])
      expect(titleFor(service)).toBe("Hoppsan, något gick fel! (Innehåll)")
    expect(titleFor(createToken.service)).toBe("Hoppsan, något gick fel! (Auth)")
  })

  it("TOAST-11 TOAST-12 TOAST-13 TOAST-14 lists message, path, status, code and the request's id, each if it is known", () => {
    const { states } = renderInShop(<FailureToasts />)
    act(() => states.of(connectionState).set(viewWithFailures(failure, failureWithoutResponse)))
    const lists = screen
      .getAllByRole("alert", { hidden: true })
      .map((toast) => [...toast.querySelectorAll("li")].map(({ textContent }) => textContent))
    expect(lists).toEqual([
      ["Something went wrong.", "/carts/17", "Status 500", "ERR_INTERNAL", "Ärende r-1"],
      ["/sites", "Inget svar från servern.", "ERR_NETWORK"]
    ])
  })

  it("TOAST-04 shows each toast for 20 s, counted again from when the pointer leaves it", async () => {
    const { states } = renderInShop(<FailureToasts />)
    act(() => states.of(connectionState).set(viewWithFailures(failure)))
    act(() => void vi.advanceTimersByTime(10_000))
    act(() => states.of(connectionState).set(viewWithFailures(failure, { ...failure, id: 2, code: "ERR_OTHER" })))
    const shownIds = () =>
      states
        .of(connectionState)
        .current()
        .failures.map(({ id }) => id)
    act(() => void vi.advanceTimersByTime(9_000))
    expect(shownIds()).toEqual([1, 2])
    act(() => void vi.advanceTimersByTime(1_001))
    await waitFor(() => expect(shownIds()).toEqual([2]))
    const user = userEvent.setup({ advanceTimers: (millis) => void vi.advanceTimersByTime(millis) })
    await user.hover(screen.getByRole("alert", { hidden: true }))
    act(() => void vi.advanceTimersByTime(60_000))
    expect(screen.getAllByRole("alert", { hidden: true }).length).toBe(1)
    await user.unhover(screen.getByRole("alert", { hidden: true }))
    act(() => void vi.advanceTimersByTime(20_001))
    await waitFor(() => expect(screen.queryByRole("alert", { hidden: true })).toBeNull())
  })

  it("closes with its close button", async () => {
    const { states } = renderInShop(<FailureToasts />)
    act(() => states.of(connectionState).set(viewWithFailures(failure)))
    const user = userEvent.setup({ advanceTimers: (millis) => void vi.advanceTimersByTime(millis) })
    await user.click(screen.getByRole("button", { name: "Stäng", hidden: true }))
    await waitFor(() => expect(screen.queryByRole("alert", { hidden: true })).toBeNull())
  })

  it("shows an ended session with its message and advice, except on a page that is about to reload", () => {
    const { states } = renderInShop(<FailureToasts />)
    const endedSession: Failure = {
      id: 1,
      service: "connect",
      isReadRequest: false,
      paths: [],
      status: 401,
      code: "",
      message: "401 Unauthorized: Not logged in or bad user.",
      requestId: null
    }
    act(() => states.of(connectionState).set(viewWithFailures(endedSession)))
    expect(screen.getByRole("alert", { hidden: true }).textContent).toContain(
      "401 Unauthorized: Not logged in or bad user."
    )
    expect(screen.getByRole("alert", { hidden: true }).textContent).toContain("Logga in igen")
    act(() => states.of(sessionState).update((state) => ({ ...state, ended: true })))
    expect(screen.queryByRole("alert", { hidden: true })).toBeNull()
  })
})
