import type { LayerName } from "#web/container/panel.ts"
import * as paths from "#web/paths.ts"
import type { Layer } from "./layer-openings.ts"

type StepOf<Name extends LayerName> = Layer<Name> extends { readonly step: infer Step extends string } ? Step : never

interface LayerProperties<Name extends LayerName> {
  /** Whether the layer closes even at a navigation that was pending when it was opened (SHELL-34). */
  readonly closesOnPendingNavigation: boolean
  /** The shoppers for whom the browser's Forward reopens the layer. */
  readonly reopensFor: "everybody" | "visitors" | "customers"
  /** The pages whose links open the layer instead, at the step that corresponds to the page. */
  readonly pages: ReadonlyArray<{ readonly path: string; readonly layerAt: (url: string) => Layer<Name> }>
  /** The target of Back at each step: an earlier step, the layer below, or none. */
  readonly previousStep: { readonly [Step in StepOf<Name>]: StepOf<Name> | "layer below" | null }
  /** The steps at which closing loses input. */
  readonly unfinishedSteps: ReadonlyArray<StepOf<Name>>
}

const withoutLayerSteps = { pages: [], previousStep: {}, unfinishedSteps: [] } as const

/** The properties of each layer that the panel's machine uses; a missing layer does not compile. */
export const layerProperties: { readonly [Name in LayerName]: LayerProperties<Name> } = {
  search: {
    ...withoutLayerSteps,
    closesOnPendingNavigation: false,
    reopensFor: "everybody"
  },
  cart: {
    ...withoutLayerSteps,
    closesOnPendingNavigation: true,
    reopensFor: "customers"
  },
  // The store selector's steps and unsaved input are those of the delivery picker (`PanelState.picker`).
  storeSelector: {
    ...withoutLayerSteps,
    closesOnPendingNavigation: false,
    reopensFor: "everybody"
  },
  menu: {
    ...withoutLayerSteps,
    closesOnPendingNavigation: false,
    reopensFor: "everybody"
  },
  login: {
    closesOnPendingNavigation: false,
    reopensFor: "visitors",
    pages: [
      { path: paths.logIn, layerAt: (url) => ({ name: "login", step: "email", url }) },
      { path: paths.forgotPassword, layerAt: (url) => ({ name: "login", step: "forgot", url }) }
    ],
    previousStep: { email: "layer below", password: "email", forgot: "password" },
    unfinishedSteps: []
  },
  register: {
    closesOnPendingNavigation: false,
    reopensFor: "visitors",
    pages: [{ path: paths.register, layerAt: (url) => ({ name: "register", step: "person", url }) }],
    previousStep: { person: "layer below", verify: "person", details: "verify", done: null },
    unfinishedSteps: ["verify", "details"]
  },
  flyout: {
    ...withoutLayerSteps,
    closesOnPendingNavigation: true,
    reopensFor: "everybody"
  }
}
