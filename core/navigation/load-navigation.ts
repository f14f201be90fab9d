import { Effect } from "effect"
import { call, type CallContext, type CallError } from "../contract/call.ts"
import type { ResponseOf } from "../contract/endpoint.ts"
import { memoized } from "../kernel/memoized.ts"
import { getNavigation, getSettings, type WireNode } from "./api.ts"
import type { Navigation, NavigationLink, NavigationNode, Settings, ShellState } from "./model.ts"
import { productFolder } from "./product-folder.ts"
import { defaultOffersToggleWeekday } from "./empty-shell.ts"

const nodeOf = ({ id, name, type, link, children }: WireNode): NavigationNode => ({
  id,
  name,
  type,
  url: link.url,
  children: children.map(nodeOf)
})

const linkOf = ({
  name,
  type,
  link
}: {
  readonly name: string
  readonly type: string
  readonly link: { readonly url: string }
}): NavigationLink => ({
  id: link.url,
  name,
  type,
  url: link.url
})

const withoutChildren = ({ id, name, type, url }: NavigationLink): NavigationLink => ({ id, name, type, url })

/** The links below a folder; none for the product folder, whose children are the departments. */
const childLinksOf = (tree: NavigationNode, url: string): ReadonlyArray<NavigationLink> =>
  url === productFolder ? [] : (tree.children.find((folder) => folder.url === url)?.children.map(withoutChildren) ?? [])

const navigationOf = memoized(
  ({ tree: root, header, footer, customerService }: ResponseOf<typeof getNavigation>["data"]): Navigation => {
    const tree = nodeOf(root)
    return {
      tree,
      header: header
        .map(linkOf)
        .filter(({ type }) => type !== "BagFolderPage")
        .map((link) => ({ ...link, children: childLinksOf(tree, link.url) })),
      footer: footer.slice(0, 5).map(({ name, children }) => ({ name, links: children.map(linkOf) })),
      customerService: customerService.map(linkOf)
    }
  }
)

/** Loads the navigation tree and the links of header and footer; bag folders are never in the header (SHELL-13). */
export const loadNavigation = (): Effect.Effect<Navigation, CallError, CallContext> =>
  Effect.map(call(getNavigation, {}), ({ data }) => navigationOf(data))

export const loadSettings: Effect.Effect<Settings, CallError, CallContext> = Effect.map(
  call(getSettings, {}),
  (wire) => ({
    companyName: wire.companyName,
    message: wire.message,
    phone: wire.phoneEmail.phone,
    email: wire.phoneEmail.email,
    menuLinks: wire.menuLinks,
    appUrl: wire.appUrl,
    socialLinks: (
      [
        ["Facebook", wire.facebookUrl],
        ["Instagram", wire.instagramUrl],
        ["Twitter", wire.twitterUrl],
        ["YouTube", wire.youtubeUrl]
      ] as const
    ).flatMap(([name, url]) => (url === null ? [] : [{ name, url }])),
    pickingFee: wire.pickingFee,
    pickingFeeLimit: wire.lowestPickingFeeLimit,
    mostBoughtExclusions: wire.mostBoughtExclusions ?? [],
    offersToggleWeekday: wire.offersToggleWeekday ?? defaultOffersToggleWeekday,
    emptyCart: wire.emptyCart
  })
)

/** The departments of the shop, each with its own children. */
export const departmentsOf = memoized((tree: NavigationNode): ShellState["departments"] =>
  (tree.children.find(({ url }) => url === productFolder)?.children ?? []).map((department) => ({
    ...withoutChildren(department),
    children: department.children.map(withoutChildren)
  }))
)
