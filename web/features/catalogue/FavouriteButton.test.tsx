import { act, cleanup, screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { Effect } from "effect"
import { afterEach, describe, expect, it } from "vitest"
import { type FakeServer, respondWithError, respondWithJson } from "#adapters/fakes/fake-http.ts"
import { favouritesState } from "#core/favourites/favourites-state.ts"
import { sessionState } from "#core/session/session-state.ts"
import { visitor } from "#core/session/model.ts"
import { anna, renderInShop } from "#web/container/testing.tsx"
import { FavouriteButton } from "./FavouriteButton.tsx"

afterEach(cleanup)

const milkButton = <FavouriteButton kind="product" itemNo="1_ST" name="Mellanmjölk 1,5 l" />
const wireFavourite = { id: "f1", itemNo: "1_ST", favoriteTypeId: 1 }
const buttonLabel = () => screen.getByRole("button").getAttribute("aria-label")

/** A server that responds to a write when `respond` is called, and counts the writes. */
const delayingServer = (response: ReturnType<FakeServer>) => {
  const control = { respond: () => undefined as void, writeCount: 0 }
  const server: FakeServer = ({ method }) => {
    if (method === "GET") return respondWithJson({ products: [], recipes: [] })
    control.writeCount += 1
    return Effect.andThen(
      Effect.promise(() => new Promise<void>((resolve) => (control.respond = resolve))),
      response
    )
  }
  return { control, server }
}

describe("FavouriteButton", () => {
  it("is hidden for a visitor by default, and shown to a customer", () => {
    const { states } = renderInShop(milkButton)
    expect(screen.queryByRole("button")).toBeNull()
    act(() => states.of(sessionState).set(anna))
    expect(buttonLabel()).toBe("Lägg till favorit, Mellanmjölk 1,5 l")
    act(() => states.of(sessionState).set(visitor))
    expect(screen.queryByRole("button")).toBeNull()
  })

  it("FAV-02 FAV-03 FAV-04 FAVBLOCK-01 adds the product, shows a spinner 'Laddar' until the response, and ignores a second press", async () => {
    const { control, server } = delayingServer(respondWithJson(wireFavourite, 201))
    renderInShop(milkButton, { session: anna, server })
    expect(buttonLabel()).toBe("Lägg till favorit, Mellanmjölk 1,5 l")
    await userEvent.click(screen.getByRole("button"))
    await screen.findByRole("img", { name: "Laddar", hidden: true })
    await waitFor(() => expect(control.writeCount).toBe(1))
    await userEvent.click(screen.getByRole("button"))
    control.respond()
    await waitFor(() => expect(screen.queryByRole("img", { name: "Laddar", hidden: true })).toBeNull())
    expect([buttonLabel(), control.writeCount]).toEqual(["Ta bort favorit, Mellanmjölk 1,5 l", 1])
  })

  it("offers to add the product again when it could not be added", async () => {
    const { control, server } = delayingServer(respondWithError(500, "ERR_INTERNAL"))
    const { states } = renderInShop(milkButton, { session: anna, server })
    await userEvent.click(screen.getByRole("button"))
    await waitFor(() => expect(control.writeCount).toBe(1))
    expect(buttonLabel()).toBe("Ta bort favorit, Mellanmjölk 1,5 l")
    control.respond()
    await waitFor(() => expect(buttonLabel()).toBe("Lägg till favorit, Mellanmjölk 1,5 l"))
    expect(screen.getByRole("button").getAttribute("aria-busy")).toBeNull()
    expect(states.of(favouritesState).current().changes["product:1_ST"]?.status).toBe("failed")
  })

  it("FAVBLOCK-02 removes a recipe, which can be added again with the same button", async () => {
    const server: FakeServer = ({ method }) =>
      method === "DELETE"
        ? Effect.succeed({ status: 204, headers: {}, text: "" })
        : respondWithJson({ ...wireFavourite, itemNo: "12" }, 201)
    const { states } = renderInShop(<FavouriteButton kind="recipe" itemNo="12" name="Pannkakor" />, {
      session: anna,
      server
    })
    act(() =>
      states.of(favouritesState).update((state) => ({
        ...state,
        lists: { product: [], recipe: [{ id: "f2", itemNo: "12" }] }
      }))
    )
    for (const expected of [
      "Ta bort favorit, Pannkakor",
      "Lägg till favorit, Pannkakor",
      "Ta bort favorit, Pannkakor"
    ]) {
      await waitFor(() => expect(buttonLabel()).toBe(expected))
      await waitFor(() => expect(screen.getByRole("button").getAttribute("aria-busy")).toBeNull())
      await userEvent.click(screen.getByRole("button"))
    }
  })

  it("RECIPE-26 RECIPE-27 adds a recipe that is not a favourite, and removes one that is", async () => {
    const writes: Array<string> = []
    const server: FakeServer = ({ method, path, query, body }) => {
      if (method === "GET") return respondWithJson({ products: [], recipes: [] })
      writes.push([method, path, ...(query ?? []).flat(), ...(body === undefined ? [] : [body.text])].join(" "))
      return method === "POST"
        ? respondWithJson({ ...wireFavourite, itemNo: "R7", favoriteTypeId: 2 }, 201)
        : respondWithJson({})
    }
    renderInShop(<FavouriteButton kind="recipe" itemNo="R7" name="Ostpaj" />, { session: anna, server })
    await userEvent.click(screen.getByRole("button"))
    await waitFor(() => expect(buttonLabel()).toBe("Ta bort favorit, Ostpaj"))
    await waitFor(() => expect(screen.getByRole("button").getAttribute("aria-disabled")).toBeNull())
    await userEvent.click(screen.getByRole("button"))
    await waitFor(() => expect(writes).toEqual(['POST /favorites/recipes {"itemNo":"R7"}', "DELETE /favorites id f1"]))
  })

  it("is shown to a visitor when there is an onLogInRequest, which a press calls without sending anything", async () => {
    let logInCount = 0
    const { http } = renderInShop(
      <FavouriteButton kind="recipe" itemNo="R7" name="Ostpaj" onLogInRequest={() => (logInCount += 1)} />
    )
    await userEvent.click(screen.getByRole("button", { name: "Lägg till favorit, Ostpaj" }))
    expect([logInCount, http.sent]).toEqual([1, []])
  })
})
