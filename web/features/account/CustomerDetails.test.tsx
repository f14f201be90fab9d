import { cleanup, screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { Effect } from "effect"
import { afterEach, describe, expect, it } from "vitest"
import { type FakeServer, respondWithError } from "#adapters/fakes/fake-http.ts"
import { aCustomer, aSession } from "#core/session/testing.ts"
import { renderInShop } from "#web/container/testing.tsx"
import { CustomerDetails } from "./CustomerDetails.tsx"

afterEach(cleanup)

const session = aSession(
  aCustomer({
    mobilePhone: "+46709876543",
    address: { street: "Storgatan 1", zip: "11122", city: "Stockholm" }
  })
)
const noContent: FakeServer = () => Effect.succeed({ status: 204, headers: {}, text: "" })
const change = () => screen.getByRole("button", { name: "Ändra mobilnummer" })
const field = () => screen.getByRole("textbox", { name: /Mobilnummer/ })

describe("CustomerDetails", () => {
  it("ENTITY-10 shows name, address, e-mail and mobile number, and says where name and address come from", () => {
    renderInShop(<CustomerDetails />, { session })
    expect(screen.getAllByRole("definition").map(({ textContent }) => textContent)).toEqual([
      "Anna Andersson",
      "Storgatan 1, 11122 Stockholm",
      "anna.andersson@exempel.se",
      "070-987 65 43"
    ])
    expect(screen.getByText("Namn och adress kommer från folkbokföringen.")).toBeDefined()
  })

  it("says that a mobile number is missing", () => {
    renderInShop(<CustomerDetails />, { session: aSession(aCustomer({ mobilePhone: null })) })
    expect(screen.getAllByRole("definition").at(-1)?.textContent).toBe("Saknas")
  })

  it("API-12 changes the mobile number, announces it and returns the focus to the button", async () => {
    renderInShop(<CustomerDetails />, { session, server: noContent })
    await userEvent.click(change())
    expect(document.activeElement).toBe(field())
    await userEvent.type(field(), "070-123 45 67{Enter}")
    await waitFor(() => expect(screen.getByRole("status").textContent).toBe("Mobilnumret är ändrat."))
    expect(screen.getByText("070-123 45 67")).toBeDefined()
    expect(document.activeElement).toBe(change())
  })

  it("FORM-08 shows the format for a wrong number, and sends nothing", async () => {
    const { http } = renderInShop(<CustomerDetails />, { session, server: noContent })
    await userEvent.click(change())
    await userEvent.type(field(), "12345{Enter}")
    expect(screen.getByText("Mobilnummer har ett felaktigt format, använd 0701234567")).toBeDefined()
    expect([document.activeElement, http.sent.length]).toEqual([field(), 0])
  })

  it("keeps what was typed when the change fails, and the old number after 'Avbryt'", async () => {
    renderInShop(<CustomerDetails />, { session, server: () => respondWithError(500, "ERR_INTERNAL") })
    await userEvent.click(change())
    await userEvent.type(field(), "0701234567{Enter}")
    expect((await screen.findByRole("alert")).textContent).toContain("Mobilnumret kunde inte ändras. Försök igen.")
    expect(field()).toHaveProperty("value", "0701234567")
    await userEvent.click(screen.getByRole("button", { name: "Avbryt" }))
    expect(screen.getByText("070-987 65 43")).toBeDefined()
    expect([document.activeElement, screen.getByRole("status").textContent]).toEqual([change(), ""])
  })
})
