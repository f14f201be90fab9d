import type { Ore } from "../kernel/money.ts"

/** A place of the navigation tree; `url` is a path. */
export interface Place {
  readonly id: string
  readonly name: string
  readonly type: string
  readonly url: string
}

export interface PlaceNode extends Place {
  readonly children: ReadonlyArray<PlaceNode>
}

/** A place with what lies one level below it. */
export interface Branch extends Place {
  readonly children: ReadonlyArray<Place>
}

export interface Navigation {
  readonly tree: PlaceNode
  readonly header: ReadonlyArray<Branch>
  readonly footer: ReadonlyArray<{ readonly name: string; readonly links: ReadonlyArray<Place> }>
  readonly customerService: ReadonlyArray<Place>
}

export interface EmptyCartContent {
  readonly title: string
  readonly description: string
  readonly buttonLabel: string
  readonly buttonLink: string
}

export interface Settings {
  readonly companyName: string
  readonly message: { readonly text: string; readonly colour: "info" | "warning" | "campaign" } | null
  readonly phone: string
  readonly email: string
  readonly menuLinks: ReadonlyArray<{ readonly label: string; readonly url: string }>
  readonly appUrl: string | null
  readonly socialLinks: ReadonlyArray<{ readonly name: "Facebook" | "Instagram" | "Twitter" | "YouTube"; readonly url: string }>
  readonly pickingFee: Ore
  readonly pickingFeeLimit: Ore
  readonly emptyCart: { readonly visitor: EmptyCartContent; readonly customer: EmptyCartContent }
}

/** What every page's frame shows. */
export interface ShellView {
  /** Settings and navigation have both been fetched. */
  readonly complete: boolean
  readonly settings: Settings
  readonly header: Navigation["header"]
  readonly footer: Navigation["footer"]
  readonly departments: ReadonlyArray<Branch>
}
