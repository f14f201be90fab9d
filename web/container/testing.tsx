import { configure, render, type RenderResult } from "@testing-library/react"
import { Effect, ManagedRuntime } from "effect"
import type { Container } from "inversify"
import type { ReactNode } from "react"
import { MemoryRouter } from "react-router-dom"
import { makeMemoryCache } from "#adapters/cache/memory-cache.ts"
import { type FakeHttp, type FakeServer, makeFakeHttp, refuse } from "#adapters/fakes/fake-http.ts"
import { makeFakeStorage } from "#adapters/fakes/fake-storage.ts"
import type { AssortmentView, Choice } from "#core/assortment/model.ts"
import { noon } from "#core/catalogue/testing.ts"
import { appLayer } from "#core/composition/app-layer.ts"
import { makeStates, type States } from "#core/composition/states.ts"
import { serverPolicy } from "#core/contract/policy.ts"
import { State } from "#core/kernel/state.ts"
import { cookieNames } from "#core/ports/storage.ts"
import type { SessionView } from "#core/session/model.ts"
import { makeContainer } from "./make-container.ts"
import { NowContext } from "./now.ts"
import { closedPanel, PanelEntryId, PanelId } from "./panel.ts"
import { ContainerProvider } from "./react.tsx"

// A second, as it comes, is too little where all test files run beside one another.
configure({ asyncUtilTimeout: 5_000 })

export const inStockholm: Choice = {
  method: "homeDelivery", siteId: "1001", storeNumber: "3201", storeName: "Skafferi Vasastan", postalCode: "11122", city: "Stockholm", groceries: true
}

export const anna: SessionView = {
  status: "customer",
  customer: { id: "1", firstName: "Anna", fullName: "Anna Andersson", email: "anna.andersson@exempel.se", mobilePhone: null, address: null },
  asCustomer: false,
  lost: false
}

export interface Composed {
  readonly container: Container
  readonly states: States
  readonly http: FakeHttp
  readonly panel: State<typeof closedPanel>
  readonly panelEntry: State<boolean>
}

export interface Shop extends Omit<RenderResult, "container">, Composed {}

export interface ShopOptions {
  readonly choice?: Choice
  readonly session?: SessionView
  readonly server?: FakeServer
}

const session = { [cookieNames.session]: JSON.stringify({ token_type: "Bearer", access_token: "token", expires_in: Number.MAX_SAFE_INTEGER }) }

/** The real use cases over a server that is a function. */
export const composeShop = ({ choice, session: view, server = () => refuse(404, "ERR_NOT_FOUND") }: ShopOptions = {}): Composed => {
  const http = makeFakeHttp(server)
  const states = makeStates()
  if (choice !== undefined) states.assortment.set({ choice, loading: false, failed: false } satisfies AssortmentView)
  if (view !== undefined) {
    states.session.set(view)
    states.cart.update((cart) => ({ ...cart, status: "none" }))
  }
  const runtime = ManagedRuntime.make(appLayer({
    http: http.port,
    cache: makeMemoryCache({ entries: 100 }),
    cookies: makeFakeStorage(view === undefined ? {} : session),
    device: makeFakeStorage(),
    policy: serverPolicy
  }, states))
  const container = makeContainer(states, () => Promise.resolve((effect, options) => runtime.runPromise(Effect.result(effect), options)))
  const panel = new State(closedPanel)
  const panelEntry = new State(false)
  container.bind(PanelId).toConstantValue(panel)
  container.bind(PanelEntryId).toConstantValue(panelEntry)
  return { container, states, http, panel, panelEntry }
}

/** Draws a part of the shop in it. */
export const renderInShop = (ui: ReactNode, options: ShopOptions = {}): Shop => {
  const shop = composeShop(options)
  const drawn = render(
    <MemoryRouter>
      <ContainerProvider value={shop.container}>
        <NowContext value={noon}>{ui}</NowContext>
      </ContainerProvider>
    </MemoryRouter>
  )
  return { ...drawn, ...shop }
}
