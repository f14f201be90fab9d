import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { Deferred, Effect } from "effect"
import { useState } from "react"
import { afterEach, expect, it } from "vitest"
import { type FakeServer, respondWithError, respondWithJson } from "#adapters/fakes/fake-http.ts"
import { aProduct } from "#core/catalogue/testing.ts"
import type { Product } from "#core/catalogue/model.ts"
import { anna, renderInShop, stockholmSelection } from "#web/container/testing.tsx"
import { wireCard } from "#contract-tests/suites/wire-card.ts"
import { CustomerProductCarousel } from "./CustomerProductCarousel.tsx"

afterEach(cleanup)

const fieldsOf = (number: number) => ({ id: `10000${String(number).padStart(4, "0")}_ST`, name: `Mjölk ${number}` })
const numbersFrom = (from: number, count: number) => Array.from({ length: count }, (_, index) => from + index)
const namesFrom = (from: number, count: number) => numbersFrom(from, count).map((number) => fieldsOf(number).name)
const remainingIds = numbersFrom(13, 3).map((number) => fieldsOf(number).id)
const respondWithRemaining = () =>
  respondWithJson({ items: numbersFrom(13, 3).map((number) => wireCard(fieldsOf(number))) })

const firstProducts = () => numbersFrom(1, 12).map((number) => aProduct(fieldsOf(number)))

/** The carousel in a page that can be loaded again. */
const Page = () => {
  const [products, setProducts] = useState<ReadonlyArray<Product>>(firstProducts)
  return (
    <>
      <button type="button" onClick={() => setProducts(firstProducts())}>
        Ladda om
      </button>
      <CustomerProductCarousel title="Köpt" products={products} remainingIds={remainingIds} eager={false} />
    </>
  )
}
const show = (server: FakeServer) => renderInShop(<Page />, { server, session: anna, selection: stockholmSelection })
const track = () => screen.getByRole("list", { name: "Köpt" })
const scroll = () => {
  track().scrollLeft = 300
  fireEvent.scroll(track())
}
const cardNames = () => screen.getAllByRole("article").map((card) => card.querySelector("a")?.textContent)
const trackState = () => [cardNames().length, track().children.length, track().getAttribute("aria-busy")]

it("loads the products after the first ones when it is first scrolled, shows placeholders meanwhile, and then announces how many products were added", async () => {
  const responseDeferred = Effect.runSync(Deferred.make<void>())
  const { http, baseElement } = show(() => Effect.andThen(Deferred.await(responseDeferred), respondWithRemaining()))
  expect([trackState(), baseElement.querySelector("span[aria-hidden]")?.textContent]).toEqual([
    [12, 12, null],
    "1–2 av 15"
  ])
  expect(http.sent).toEqual([])
  scroll()
  await waitFor(() => expect(trackState()).toEqual([12, 15, "true"]))
  await waitFor(() => expect(http.sent).toHaveLength(1))
  Deferred.doneUnsafe(responseDeferred, Effect.void)
  await waitFor(() => expect(cardNames()).toEqual(namesFrom(1, 15)))
  expect([trackState(), track().scrollLeft]).toEqual([[15, 15, null], 300])
  expect(screen.getByText("3 varor till visas.").getAttribute("role")).toBe("status")
  scroll()
  expect(http.sent.map(({ path }) => decodeURIComponent(path))).toEqual([`/Loop54/products/${remainingIds.join()}`])
})

it("offers a retry instead of products that could not be loaded; once they are loaded, the first of them gets the focus", async () => {
  let serverFails = true
  show(() => (serverFails ? respondWithError(500, "ERR_INTERNAL") : respondWithRemaining()))
  scroll()
  const retry = await screen.findByRole("button", { name: "Försök igen" })
  expect([trackState(), screen.getByRole("alert").textContent]).toEqual([
    [12, 13, null],
    "Fler varor kunde inte hämtas.Försök igen"
  ])
  await userEvent.click(retry)
  await waitFor(() => expect(retry.getAttribute("aria-busy")).toBeNull())
  serverFails = false
  await userEvent.click(screen.getByRole("button", { name: "Försök igen" }))
  await waitFor(() => expect(cardNames()).toEqual(namesFrom(1, 15)))
  expect([document.activeElement?.textContent, screen.queryByRole("alert")]).toEqual(["Mjölk 13", null])
})

it("loads the remaining products again when the page has been loaded again", async () => {
  const { http } = show(respondWithRemaining)
  scroll()
  await waitFor(() => expect(cardNames()).toHaveLength(15))
  await userEvent.click(screen.getByRole("button", { name: "Ladda om" }))
  await waitFor(() => expect(http.sent).toHaveLength(2))
  await waitFor(() => expect(cardNames()).toEqual(namesFrom(1, 15)))
})
