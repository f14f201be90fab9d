import type { AnchorHTMLAttributes, ComponentType, Ref } from "react"
import { createContext, use } from "react"

export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly href: string
  /** Opens over the page the shopper is on, where the app can do that. */
  readonly flyout?: boolean | undefined
  /** Shows the next page where this one is scrolled to. */
  readonly keepPlace?: boolean | undefined
  readonly ref?: Ref<HTMLAnchorElement> | undefined
}

const PlainLink = ({ flyout: _flyout, keepPlace: _keepPlace, ...anchor }: LinkProps) => <a {...anchor} />

/** The app puts its router's link here; without it links are plain. */
export const LinkContext = createContext<ComponentType<LinkProps>>(PlainLink)

/** Every link of the kit: an anchor that the app may turn into a client-side one. */
export const Link = (props: LinkProps) => {
  const Anchor = use(LinkContext)
  return <Anchor {...props} />
}
