import { useCaseId } from "#web/container/bound-use-cases.ts"
import { cartState } from "#core/cart/cart-state.ts"
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { Effect, Result } from "effect"
import { Profiler } from "react"
import { MemoryRouter } from "react-router-dom"
import { afterEach, expect, it } from "vitest"
import { NoHomeDelivery } from "#core/assortment/errors.ts"
import type { SelectionRequest } from "#core/assortment/resolve-selection.ts"
import { withPending } from "#core/cart/cart-view.ts"
import type { StoreChange } from "#core/journeys/preview-store-change.ts"
import { ScopeProvider } from "#web/container/react.tsx"
import { composeShop, stockholmSelection, renderInShop } from "#web/container/testing.tsx"
import { useStoreChange } from "./use-store-change.ts"

/** A change that removes no product. */
const changeWithoutLoss: StoreChange = {
  selection: stockholmSelection,
  losses: [],
  isSameStore: false,
  isChangeToHomeDelivery: false,
  releasesSlot: false
}

afterEach(cleanup)

const ChooseButton = ({ onBug }: { readonly onBug: (reason: unknown) => void }) => {
  const { choose, pendingTarget } = useStoreChange()
  return (
    <button onClick={() => void choose({ method: "homeDelivery", postalCode: "11122" }).catch(onBug)}>
      {pendingTarget ?? "none pending"}
    </button>
  )
}

it("rejects when the preview has a bug, and accepts the same request again", async () => {
  const bugs: Array<unknown> = []
  renderInShop(<ChooseButton onBug={(reason) => bugs.push(reason)} />, { server: () => Effect.die("a bug") })
  for (const count of [1, 2]) {
    await userEvent.click(screen.getByRole("button"))
    await screen.findByText("none pending")
    expect(bugs).toHaveLength(count)
  }
})

it("rejects when the change has a bug, and accepts the same request again", async () => {
  const bugs: Array<unknown> = []
  const shop = composeShop()
  const { container } = shop
  container.bind(useCaseId("previewStoreChange")).toConstantValue(async () => Result.succeed(changeWithoutLoss))
  container.bind(useCaseId("selectAssortment")).toConstantValue(() => Promise.reject(new Error("a bug")))
  render(
    <MemoryRouter>
      <ScopeProvider value={shop}>
        <ChooseButton onBug={(reason) => bugs.push(reason)} />
      </ScopeProvider>
    </MemoryRouter>
  )
  for (const count of [1, 2]) {
    await userEvent.click(screen.getByRole("button"))
    await screen.findByText("none pending")
    expect(bugs).toHaveLength(count)
  }
})

it.each(["the preview", "the change"])(
  "passes the failure of %s to onFailure, and returns the target of the failed request",
  async (failing) => {
    const shop = composeShop()
    const { container } = shop
    const noHomeDelivery = new NoHomeDelivery({ postalCode: "98107" })
    const failure = Result.fail(noHomeDelivery)
    container
      .bind(useCaseId("previewStoreChange"))
      .toConstantValue(async () => (failing === "the preview" ? failure : Result.succeed(changeWithoutLoss)))
    container.bind(useCaseId("selectAssortment")).toConstantValue(async () => failure)
    const reportedFailures: Array<unknown> = []
    const ChooseHomeDelivery = () => {
      const { choose, failedTarget } = useStoreChange({ onFailure: (error) => reportedFailures.push(error) })
      return (
        <button onClick={() => void choose({ method: "homeDelivery", postalCode: "98107" })}>
          {failedTarget ?? "none failed"}
        </button>
      )
    }
    render(
      <MemoryRouter>
        <ScopeProvider value={shop}>
          <ChooseHomeDelivery />
        </ScopeProvider>
      </MemoryRouter>
    )
    await userEvent.click(screen.getByText("none failed"))
    await screen.findByText("home")
    expect(reportedFailures).toEqual([noHomeDelivery])
  }
)

const milk = {
  gtin: "1",
  id: "1_ST",
  name: "Mellanmjölk",
  brand: null,
  size: null,
  picture: null,
  url: "/",
  unit: "piece" as const,
  maximum: 25
}

/** Renders two stores to choose from; `respond` resolves the preview of the request with the given index, even when a later request has replaced that request. */
const renderTwoStores = () => {
  const shop = composeShop()
  const { container } = shop
  const previews: Array<{ readonly target: string; readonly respond: () => void }> = []
  const changedTargets: Array<string> = []
  const targetOf = (input: SelectionRequest) => (input.method === "homeDelivery" ? input.postalCode : input.siteId)
  container.bind(useCaseId("previewStoreChange")).toConstantValue(
    (input) =>
      new Promise((resolve) => {
        previews.push({
          target: targetOf(input),
          respond: () => resolve(Result.succeed(changeWithoutLoss))
        })
      })
  )
  container.bind(useCaseId("selectAssortment")).toConstantValue(async (input) => {
    changedTargets.push(targetOf(input))
    return Result.succeed(stockholmSelection)
  })
  const StoreButtons = () => {
    const { choose } = useStoreChange()
    return ["1001", "1002"].map((siteId) => (
      <button key={siteId} onClick={() => void choose({ method: "pickupAtStore", siteId })}>
        {siteId}
      </button>
    ))
  }
  render(
    <MemoryRouter>
      <ScopeProvider value={shop}>
        <StoreButtons />
      </ScopeProvider>
    </MemoryRouter>
  )
  const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole("button", { name })))
  const respond = (index: number) => act(async () => previews[index]?.respond())
  return { press, respond, changedTargets, previewedTargets: () => previews.map(({ target }) => target) }
}

it("does not re-render when the cart changes while no confirmation is open", () => {
  const shop = composeShop({ selection: stockholmSelection })
  const renderPhases: Array<string> = []
  const Hook = () => {
    useStoreChange()
    return null
  }
  render(
    <Profiler id="hook" onRender={(_, phase) => renderPhases.push(phase)}>
      <MemoryRouter>
        <ScopeProvider value={shop}>
          <Hook />
        </ScopeProvider>
      </MemoryRouter>
    </Profiler>
  )
  act(() =>
    shop.states
      .of(cartState)
      .update((view) => withPending(view, { product: milk, quantity: 2, due: 0, key: "k", revision: 1 }))
  )
  expect(renderPhases).toEqual(["mount"])
})

it("treats a second click on the same store as the same request", async () => {
  const { press, respond, previewedTargets, changedTargets } = renderTwoStores()
  await press("1001")
  await press("1001")
  expect(previewedTargets()).toEqual(["1001"])
  await respond(0)
  expect(changedTargets).toEqual(["1001"])
})

it("applies only the last request, even while the preview of the previous request is pending", async () => {
  const { press, respond, previewedTargets, changedTargets } = renderTwoStores()
  await press("1001")
  await press("1002")
  expect(previewedTargets()).toEqual(["1001", "1002"])
  await respond(0)
  expect(changedTargets).toEqual([])
  await respond(1)
  expect(changedTargets).toEqual(["1002"])
})
