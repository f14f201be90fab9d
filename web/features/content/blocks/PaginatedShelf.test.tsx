import { act, cleanup, screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { afterEach, describe, expect, it } from "vitest"
import { type FakeHttp, type FakeServer, respondWithError, respondWithJson } from "#adapters/fakes/fake-http.ts"
import { aProduct } from "#core/catalogue/testing.ts"
import { renderInShop, stockholmSelection } from "#web/container/testing.tsx"
import { wireCard } from "#contract-tests/suites/wire-card.ts"
import { PaginatedShelf } from "./PaginatedShelf.tsx"

afterEach(cleanup)

const fieldsOf = (number: number) => ({ id: `10000${String(number).padStart(4, "0")}_ST`, name: `Mjölk ${number}` })
const numbersFrom = (from: number, count: number) => Array.from({ length: count }, (_, index) => from + index)
/** Responds with the second page, which repeats a product of the first. */
const server: FakeServer = ({ path }) =>
  path.startsWith("/Loop54/category/mjolk/")
    ? respondWithJson({
        items: numbersFrom(24, 7).map((number) => wireCard(fieldsOf(number))),
        facets: [],
        totalCount: 30,
        currentPage: 1,
        totalPages: 2,
        pageSize: 24
      })
    : respondWithError(404, "ERR_NOT_FOUND")

const show = (respond: FakeServer = server) =>
  renderInShop(
    <PaginatedShelf
      title="Mjölk"
      firstPage={numbersFrom(1, 24).map((number) => aProduct(fieldsOf(number)))}
      link={null}
      visibleRowCount={2}
      more={{ category: "mjolk", total: 30 }}
      eager={false}
    />,
    { server: respond, selection: stockholmSelection }
  )
const rowsAttribute = () => screen.getByRole("list", { name: "Mjölk" }).getAttribute("data-rows")
const articleCount = () => screen.getAllByRole("article").length
const button = () => screen.getByRole("button", { name: "Visa fler varor" })
const categoryCalls = (sent: FakeHttp["sent"]) => sent.filter(({ path }) => path.startsWith("/Loop54/category/"))

describe("PaginatedShelf", () => {
  it("PCAT-16 PCAT-17 shows all rows after the first click and the next page after the second, each product once", async () => {
    const { http } = show()
    expect([rowsAttribute(), screen.queryByText(/^Visar/)]).toEqual(["2", null])
    await userEvent.click(button())
    expect([rowsAttribute(), articleCount(), screen.getByText(/^Visar/).textContent]).toEqual([
      null,
      24,
      "Visar 24 av 30"
    ])
    expect(categoryCalls(http.sent)).toEqual([])
    await userEvent.click(button())
    await waitFor(() => expect(articleCount()).toBe(30))
    expect(categoryCalls(http.sent).map(({ query }) => Object.fromEntries(query ?? []))).toEqual([
      { skip: "24", take: "24", fields: "card", store: "3201" }
    ])
    expect(screen.queryByRole("button", { name: "Visa fler varor" })).toBeNull()
    await screen.findByText("6 varor till visas.")
  })

  it("shows a skeleton card for each product that is being loaded", async () => {
    show()
    await userEvent.click(button())
    act(() => button().click())
    expect(screen.getByRole("list", { name: "Mjölk" }).children).toHaveLength(30)
    expect(articleCount()).toBe(24)
    await waitFor(() => expect(articleCount()).toBe(30))
    expect(screen.getByRole("list", { name: "Mjölk" }).children).toHaveLength(30)
  })

  it("keeps its products and shows an error when the next page cannot be loaded", async () => {
    show(() => respondWithError(500, "ERR_INTERNAL"))
    await userEvent.click(button())
    await userEvent.click(button())
    await waitFor(() => expect(screen.getByText("Fler varor kunde inte hämtas. Försök igen.")).toBeDefined())
    expect([articleCount(), button().getAttribute("aria-busy")]).toEqual([24, null])
  })

  it("moves the focus to the first added product when more are requested by keyboard", async () => {
    show()
    await userEvent.click(button())
    button().focus()
    await userEvent.keyboard("{Enter}")
    await waitFor(() => expect(document.activeElement?.textContent).toBe("Mjölk 25"))
  })
})
