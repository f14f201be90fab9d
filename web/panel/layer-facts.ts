import type { LayerName, LogInStep, RegisterStep } from "#web/container/panel.ts"
import * as paths from "#web/paths.ts"

/** What a layer remembers while it is open. If it has a URL, the address bar shows it (ROUTE-08, ROUTE-10, ROUTE-13). */
interface LayerData {
  readonly search: object
  readonly cart: object
  readonly storeSelector: object
  readonly menu: {
    /** URLs of the levels down to the one shown; null: those of the current page. */
    readonly path: ReadonlyArray<string> | null
    /** How many levels were entered since the menu was opened. */
    readonly entered: number
  }
  readonly login: { readonly step: LogInStep; readonly url: string | null }
  readonly register: { readonly step: RegisterStep; readonly url: string }
}

/** A layer with its data; for several names, one of these layers. */
export type Layer<Name extends LayerName = LayerName> = {
  [Key in Name]: { readonly name: Key } & LayerData[Key]
}[Name]

type StepOf<Name extends LayerName> = Layer<Name> extends { readonly step: infer Step extends string } ? Step : never

interface LayerFacts<Name extends LayerName> {
  /** The layer at its first step. */
  readonly first: Layer<Name>
  /** The layers that stay open below it; the others are closed (PANEL-07). */
  readonly keepsBelow: ReadonlyArray<LayerName>
  /** Whether it closes at every navigation, even at one that was pending when it was opened (SHELL-34). */
  readonly closesOnNavigation: boolean
  /** Who may reopen it by the browser's Forward. */
  readonly reopensFor: "everybody" | "visitors" | "customers"
  /** The page whose links open the layer instead, at the step that corresponds to it. */
  readonly page: { readonly path: string; readonly layerAt: (url: string) => Layer<Name> } | null
  /** The step that Back leads to: an earlier step, the layer below, or none. */
  readonly previousStep: { readonly [Step in StepOf<Name>]: StepOf<Name> | "layer below" | null }
  /** The steps at which closing loses input. */
  readonly unfinishedSteps: ReadonlyArray<StepOf<Name>>
}

const withoutSteps = { page: null, previousStep: {}, unfinishedSteps: [] } as const

/** What the panel's machine knows of each layer; a layer without it does not compile. */
export const layerFacts: { readonly [Name in LayerName]: LayerFacts<Name> } = {
  search: {
    ...withoutSteps,
    first: { name: "search" },
    keepsBelow: [],
    closesOnNavigation: false,
    reopensFor: "everybody"
  },
  cart: {
    ...withoutSteps,
    first: { name: "cart" },
    keepsBelow: [],
    closesOnNavigation: true,
    reopensFor: "customers"
  },
  storeSelector: {
    ...withoutSteps,
    first: { name: "storeSelector" },
    keepsBelow: ["search", "cart", "menu", "login", "register"],
    closesOnNavigation: false,
    reopensFor: "everybody"
  },
  menu: {
    ...withoutSteps,
    first: { name: "menu", path: null, entered: 0 },
    keepsBelow: [],
    closesOnNavigation: false,
    reopensFor: "everybody"
  },
  login: {
    first: { name: "login", step: "email", url: null },
    keepsBelow: [],
    closesOnNavigation: false,
    reopensFor: "visitors",
    page: { path: paths.forgotPassword, layerAt: (url) => ({ name: "login", step: "forgot", url }) },
    previousStep: { email: "layer below", password: "email", forgot: "password" },
    unfinishedSteps: []
  },
  register: {
    first: { name: "register", step: "person", url: paths.register },
    keepsBelow: ["login"],
    closesOnNavigation: false,
    reopensFor: "visitors",
    page: { path: paths.register, layerAt: (url) => ({ name: "register", step: "person", url }) },
    previousStep: { person: "layer below", verify: "person", details: "verify", done: null },
    unfinishedSteps: ["verify", "details"]
  }
}
