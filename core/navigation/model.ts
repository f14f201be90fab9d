import type { Ore } from "../kernel/money.ts"

/** A link to a page of the navigation tree; `url` is a path. */
export interface NavigationLink {
  readonly id: string
  readonly name: string
  readonly type: string
  readonly url: string
}

export interface NavigationNode extends NavigationLink {
  readonly children: ReadonlyArray<NavigationNode>
}

/** A link with the links below it. */
export interface NavigationGroup extends NavigationLink {
  readonly children: ReadonlyArray<NavigationLink>
}

export interface Navigation {
  readonly tree: NavigationNode
  readonly header: ReadonlyArray<NavigationGroup>
  readonly footer: ReadonlyArray<{ readonly name: string; readonly links: ReadonlyArray<NavigationLink> }>
  readonly customerService: ReadonlyArray<NavigationLink>
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
  readonly socialLinks: ReadonlyArray<{
    readonly name: "Facebook" | "Instagram" | "Twitter" | "YouTube"
    readonly url: string
  }>
  readonly pickingFee: Ore
  readonly pickingFeeLimit: Ore
  /** Ids of products that lists of most bought products omit (BOUGHT-06). */
  readonly mostBoughtExclusions: ReadonlyArray<string>
  /** The ISO weekday from which the offers of the next week can be shown. */
  readonly offersToggleWeekday: number
  readonly emptyCart: { readonly visitor: EmptyCartContent; readonly customer: EmptyCartContent }
}

/** The shell of every page. */
export interface ShellState {
  /** Whether settings and navigation have both been fetched. */
  readonly complete: boolean
  readonly settings: Settings
  readonly header: Navigation["header"]
  readonly footer: Navigation["footer"]
  readonly departments: ReadonlyArray<NavigationGroup>
}
