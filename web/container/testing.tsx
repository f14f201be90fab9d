import { assortmentState } from "#core/assortment/assortment-state.ts"
import { cartState } from "#core/cart/cart-state.ts"
import { sessionState } from "#core/session/session-state.ts"
import { configure, render, type RenderResult } from "@testing-library/react"
import { Container } from "inversify"
import type { ReactNode } from "react"
import { MemoryRouter } from "react-router-dom"
import { makeMemoryCache } from "#adapters/cache/memory-cache.ts"
import { type FakeHttp, type FakeServer, makeFakeHttp, respondWithError } from "#adapters/fakes/fake-http.ts"
import { makeFakeStorage } from "#adapters/fakes/fake-storage.ts"
import type { AssortmentState, DeliverySelection } from "#core/assortment/model.ts"
import { noon } from "#core/catalogue/testing.ts"
import { StateStore } from "#core/kernel/state.ts"
import { serverPolicy } from "#core/contract/policy.ts"
import { cookieNames } from "#core/ports/cookie-names.ts"
import type { SessionState } from "#core/session/model.ts"
import { aCustomer, aSession } from "#core/session/testing.ts"
import { Panel } from "#web/panel/panel.ts"
import { boundUseCases } from "./bound-use-cases.ts"
import { makeContainer } from "./make-container.ts"
import { NowContext } from "./now.ts"
import { CacheId, CartPolicyId, ClockId, CookiesId, DeviceId, HttpId, PagePolicyId, PolicyId } from "./ports.ts"
import type { PageScope } from "./scope.ts"
import { bindRuntime } from "./start-runtime.ts"
import { ScopeProvider } from "./react.tsx"

// The default of one second is too short while test files run in parallel.
configure({ asyncUtilTimeout: 5_000 })

export { stockholmSelection } from "#core/assortment/testing.ts"

export const anna: SessionState = aSession(aCustomer({ id: "1" }))

export interface ComposedShop extends PageScope {
  readonly container: Container
  readonly http: FakeHttp
  readonly panel: Panel
}

export interface RenderedShop extends Omit<RenderResult, "container">, ComposedShop {}

export interface ShopOptions {
  readonly selection?: DeliverySelection
  readonly session?: SessionState
  readonly server?: FakeServer
}

const sessionCookie = {
  [cookieNames.session]: JSON.stringify({
    token_type: "Bearer",
    access_token: "token",
    expires_in: Number.MAX_SAFE_INTEGER
  })
}

/** The default ports of tests: storage is in memory, and every request is answered with 404. */
export const fakePorts = (): Container => {
  const ports = new Container()
  ports.bind(HttpId).toConstantValue(makeFakeHttp(() => respondWithError(404, "ERR_NOT_FOUND")).port)
  ports.bind(CacheId).toConstantValue(makeMemoryCache({ maxEntries: 100 }))
  ports.bind(CookiesId).toConstantValue(makeFakeStorage())
  ports.bind(DeviceId).toConstantValue(makeFakeStorage())
  ports.bind(ClockId).toConstantValue(() => Date.now())
  for (const policy of [PolicyId, PagePolicyId, CartPolicyId]) ports.bind(policy).toConstantValue(serverPolicy)
  return ports
}

/** Composes the real use cases; `server` responds to their HTTP requests. A test replaces any other port or policy by rebinding it before the first use case. */
export const composeShop = ({
  selection,
  session,
  server = () => respondWithError(404, "ERR_NOT_FOUND")
}: ShopOptions = {}): ComposedShop => {
  const http = makeFakeHttp(server)
  const states = new StateStore()
  if (selection !== undefined)
    states.of(assortmentState).set({ selection, loading: false, failed: false } satisfies AssortmentState)
  if (session !== undefined) {
    states.of(sessionState).set(session)
    states.of(cartState).update((cart) => ({ ...cart, status: "none" }))
  }
  const container = makeContainer(states, fakePorts())
  container.bind(HttpId).toConstantValue(http.port)
  if (session !== undefined) container.bind(CookiesId).toConstantValue(makeFakeStorage(sessionCookie))
  bindRuntime(container)
  const useCases = boundUseCases(container)
  return { container, states, http, panel: new Panel(), loadUseCases: async () => useCases }
}

/** Renders an element in a composed shop. Components have the time `noon`; the use cases' clock is the real one. */
export const renderInShop = (ui: ReactNode, options: ShopOptions = {}): RenderedShop => {
  const shop = composeShop(options)
  const renderResult = render(
    <MemoryRouter>
      <ScopeProvider value={shop}>
        <NowContext value={noon}>{ui}</NowContext>
      </ScopeProvider>
    </MemoryRouter>
  )
  return { ...renderResult, ...shop }
}
