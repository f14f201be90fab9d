import { Effect } from "effect"
import { call, type CallContext, type CallError } from "../contract/call.ts"
import type { AnswerOf } from "../contract/endpoint.ts"
import { memoized } from "../kernel/memoized.ts"
import { getNavigation, getSettings, type WireNode } from "./api.ts"
import type { Navigation, Place, PlaceNode, Settings, ShellView } from "./model.ts"

const nodeOf = ({ id, name, type, link, children }: WireNode): PlaceNode => ({ id, name, type, url: link.url, children: children.map(nodeOf) })

const placeOf = ({ name, type, link }: { readonly name: string; readonly type: string; readonly link: { readonly url: string } }): Place => ({
  id: link.url,
  name,
  type,
  url: link.url
})

const withoutChildren = ({ id, name, type, url }: Place): Place => ({ id, name, type, url })

/** The folder of all goods; what lies in it are the departments. */
const goodsFolder = "/matvaror"

/** What lies in a folder beside that of the goods. */
const partsOf = (tree: PlaceNode, url: string): ReadonlyArray<Place> =>
  url === goodsFolder ? [] : (tree.children.find((folder) => folder.url === url)?.children.map(withoutChildren) ?? [])

const navigationOf = memoized(({ tree: root, header, footer, customerService }: AnswerOf<typeof getNavigation>["data"]): Navigation => {
  const tree = nodeOf(root)
  return {
    tree,
    header: header.map(placeOf).filter(({ type }) => type !== "BagFolderPage").map((place) => ({ ...place, children: partsOf(tree, place.url) })),
    footer: footer.slice(0, 5).map(({ name, children }) => ({ name, links: children.map(placeOf) })),
    customerService: customerService.map(placeOf)
  }
})

/** The whole tree with the links of header and footer; bag folders never stand in the header (SHELL-13). */
export const loadNavigation: Effect.Effect<Navigation, CallError, CallContext> = Effect.map(call(getNavigation, {}), ({ data }) => navigationOf(data))

export const loadSettings: Effect.Effect<Settings, CallError, CallContext> = Effect.map(call(getSettings, {}), (wire) => ({
  companyName: wire.companyName,
  message: wire.message,
  phone: wire.phoneEmail.phone,
  email: wire.phoneEmail.email,
  menuLinks: wire.menuLinks,
  appUrl: wire.appUrl,
  socialLinks: ([["Facebook", wire.facebookUrl], ["Instagram", wire.instagramUrl], ["Twitter", wire.twitterUrl], ["YouTube", wire.youtubeUrl]] as const).flatMap(
    ([name, url]) => (url === null ? [] : [{ name, url }])
  ),
  pickingFee: wire.pickingFee,
  pickingFeeLimit: wire.lowestPickingFeeLimit,
  emptyCart: wire.emptyCart
}))

/** The departments of the shop, each with its own children. */
export const departmentsOf = memoized((tree: PlaceNode): ShellView["departments"] =>
  (tree.children.find(({ url }) => url === goodsFolder)?.children ?? []).map((department) => ({
    ...withoutChildren(department),
    children: department.children.map(withoutChildren)
  }))
)
