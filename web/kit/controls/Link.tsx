import type { AnchorHTMLAttributes, ComponentType, Ref } from "react"
import { createContext, use } from "react"

export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly href: string
  /** Opens the page in a flyout over the current one, if the app supports it. */
  readonly flyout?: boolean | undefined
  /** Keeps the scroll position on the next page. */
  readonly preventScrollReset?: boolean | undefined
  readonly ref?: Ref<HTMLAnchorElement> | undefined
}

/** The attributes of an anchor by which the app recognises that its page opens in a flyout; none without `flyout`. */
export const flyoutAttributes = (flyout: boolean | undefined) => (flyout === true ? { "data-flyout": "" } : {})

const PlainLink = ({ flyout: _flyout, preventScrollReset: _preventScrollReset, ...anchor }: LinkProps) => (
  <a {...anchor} />
)

/** The component that renders links: plain anchors by default, and the router's link in the app. */
export const LinkContext = createContext<ComponentType<LinkProps>>(PlainLink)

/** A link, rendered by the component in LinkContext. */
export const Link = (props: LinkProps) => {
  const Anchor = use(LinkContext)
  return <Anchor {...props} />
}
