// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { Effect, Result } from "effect"
import { Profiler } from "react"
import { MemoryRouter } from "react-router-dom"
import { afterEach, expect, it } from "vitest"
import type { SelectAssortmentInput } from "#core/assortment/find-choice.ts"
import { withPending } from "#core/cart/cart-view.ts"
import type { StoreChange } from "#core/journeys/preview-store-change.ts"
import { PreviewStoreChange, SelectAssortment } from "#web/container/ids.ts"
import { ContainerProvider } from "#web/container/react.tsx"
import { composeShop, inStockholm, renderInShop } from "#web/container/testing.tsx"
import { useStoreChange } from "./use-store-change.ts"

afterEach(cleanup)

const Choosing = ({ onBug }: { readonly onBug: (reason: unknown) => void }) => {
  const { choose, pending } = useStoreChange(() => undefined)
  return <button onClick={() => void choose({ method: "homeDelivery", postalCode: "11122" }).catch(onBug)}>{pending ?? "free"}</button>
}

it("is free for the same wish again after a bug in the preview, which is told", async () => {
  const bugs: Array<unknown> = []
  renderInShop(<Choosing onBug={(reason) => bugs.push(reason)} />, { server: () => Effect.die("a bug") })
  for (const count of [1, 2]) {
    await userEvent.click(screen.getByRole("button"))
    await screen.findByText("free")
    expect(bugs).toHaveLength(count)
  }
})

it("is free for the same wish again after a bug in the change itself", async () => {
  const bugs: Array<unknown> = []
  const { container } = composeShop()
  container.rebind(PreviewStoreChange).toConstantValue(async () => Result.succeed({ choice: inStockholm, lost: [], sameStore: false, toHome: false, losesTime: false } satisfies StoreChange))
  container.rebind(SelectAssortment).toConstantValue(() => Promise.reject(new Error("a bug")))
  render(<MemoryRouter><ContainerProvider value={container}><Choosing onBug={(reason) => bugs.push(reason)} /></ContainerProvider></MemoryRouter>)
  for (const count of [1, 2]) {
    await userEvent.click(screen.getByRole("button"))
    await screen.findByText("free")
    expect(bugs).toHaveLength(count)
  }
})

const milk = { gtin: "1", id: "1_ST", name: "Mellanmjölk", brand: null, size: null, picture: null, url: "/", unit: "piece" as const, maximum: 25 }

/** Two ways to shop; what a wish would cost is told when the test says so, even of one that is not wished for any more. */
const openWishes = () => {
  const { container } = composeShop()
  const asked: Array<{ readonly of: string; readonly answer: () => void }> = []
  const changed: Array<string> = []
  const nameOf = (input: SelectAssortmentInput) => (input.method === "homeDelivery" ? input.postalCode : input.siteId)
  container.rebind(PreviewStoreChange).toConstantValue((input) => new Promise((resolve) => {
    asked.push({ of: nameOf(input), answer: () => resolve(Result.succeed({ choice: inStockholm, lost: [], sameStore: false, toHome: false, losesTime: false } satisfies StoreChange)) })
  }))
  container.rebind(SelectAssortment).toConstantValue(async (input) => {
    changed.push(nameOf(input))
    return Result.succeed(inStockholm)
  })
  const Wishes = () => {
    const { choose } = useStoreChange(() => undefined)
    return ["1001", "1002"].map((siteId) => <button key={siteId} onClick={() => void choose({ method: "pickupAtStore", siteId })}>{siteId}</button>)
  }
  render(<MemoryRouter><ContainerProvider value={container}><Wishes /></ContainerProvider></MemoryRouter>)
  const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }))
  const answer = (place: number) => act(async () => asked[place]?.answer())
  return { press, answer, changed, asked: () => asked.map(({ of }) => of) }
}

it("is not drawn anew by what happens to the cart while nothing is asked", () => {
  const { container, states } = composeShop({ choice: inStockholm })
  const drawn: Array<string> = []
  const Choices = () => {
    useStoreChange(() => undefined)
    return null
  }
  render(<Profiler id="choices" onRender={(_, phase) => drawn.push(phase)}><MemoryRouter><ContainerProvider value={container}><Choices /></ContainerProvider></MemoryRouter></Profiler>)
  act(() => states.cart.update((view) => withPending(view, { product: milk, quantity: 2, due: 0, key: "k", revision: 1 })))
  expect(drawn).toEqual(["mount"])
})

it("takes a second press of the same for the same wish", async () => {
  const { press, answer, asked, changed } = openWishes()
  press("1001")
  press("1001")
  expect(asked()).toEqual(["1001"])
  await answer(0)
  expect(changed).toEqual(["1001"])
})

it("changes by the last wish alone, also where the answer to the one before is on its way already", async () => {
  const { press, answer, asked, changed } = openWishes()
  press("1001")
  press("1002")
  expect(asked()).toEqual(["1001", "1002"])
  await answer(0)
  expect(changed).toEqual([])
  await answer(1)
  expect(changed).toEqual(["1002"])
})
