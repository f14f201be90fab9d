import type { LayerName, OpenableLayerName, LogInStep, RegisterStep } from "#web/container/panel.ts"
import * as paths from "#web/paths.ts"

/** The data of each open layer. If a layer has a URL, the address bar shows it (ROUTE-08, ROUTE-10, ROUTE-13, CROUTE-46). */
interface LayerData {
  readonly search: object
  readonly cart: object
  readonly storeSelector: object
  readonly menu: {
    /** The URLs of the levels down to the visible one; null for the levels of the current page. */
    readonly levelUrls: ReadonlyArray<string> | null
    /** How many levels below the one at which the menu was opened are entered; Back leaves them one by one. */
    readonly enteredCount: number
  }
  readonly login: { readonly step: LogInStep; readonly url: string | null }
  readonly register: { readonly step: RegisterStep; readonly url: string }
  readonly flyout: { readonly url: string }
}

/** A layer with its data; for several names, one of these layers. */
export type Layer<Name extends LayerName = LayerName> = {
  [Key in Name]: { readonly name: Key } & LayerData[Key]
}[Name]

interface LayerOpening<Name extends LayerName> {
  /** The layer at its first step; null when it opens only at a URL. */
  readonly first: Name extends OpenableLayerName ? Layer<Name> : null
  /** The layers that stay open below this one when it opens; the others are closed (PANEL-07). */
  readonly keepsBelow: ReadonlyArray<LayerName>
}

/** How each layer opens, possibly before hydration; a missing layer does not compile. */
export const layerOpenings: { readonly [Name in LayerName]: LayerOpening<Name> } = {
  search: { first: { name: "search" }, keepsBelow: [] },
  cart: { first: { name: "cart" }, keepsBelow: [] },
  storeSelector: {
    first: { name: "storeSelector" },
    keepsBelow: ["search", "cart", "menu", "login", "register", "flyout"]
  },
  menu: { first: { name: "menu", levelUrls: null, enteredCount: 0 }, keepsBelow: [] },
  login: { first: { name: "login", step: "email", url: null }, keepsBelow: ["flyout"] },
  register: { first: { name: "register", step: "person", url: paths.register }, keepsBelow: ["login", "flyout"] },
  flyout: { first: null, keepsBelow: ["flyout"] }
}
