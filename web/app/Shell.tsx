import { Outlet, ScrollRestoration, useLocation } from "react-router-dom"
import { currentOf } from "#core/navigation/resolve.ts"
import { HeaderCart } from "#web/features/cart/HeaderCart.tsx"
import { ChoiceBanner } from "#web/features/assortment/ChoiceBanner.tsx"
import { SearchField } from "#web/features/search/SearchField.tsx"
import { SessionViewId, ShellViewId } from "#web/container/ids.ts"
import { isSearching, openTab, PanelId } from "#web/container/panel.ts"
import { useService, useStateView } from "#web/container/react.tsx"
import { FooterFrame } from "#web/kit/FooterFrame.tsx"
import { HeaderButton } from "#web/kit/HeaderButton.tsx"
import { HeaderFrame } from "#web/kit/HeaderFrame.tsx"
import { Link } from "#web/kit/Link.tsx"
import { landmarks } from "#web/kit/landmarks.ts"
import { NoticeBar } from "#web/kit/NoticeBar.tsx"
import { SkipLinks } from "#web/kit/SkipLinks.tsx"
import * as text from "#web/text/shell.ts"
import { AfterHydration } from "#web/kit/AfterHydration.tsx"
import { lazily } from "#web/container/lazily.ts"
import { useFocusOnHeading } from "./use-focus-on-heading.ts"

const Overlays = lazily(() => import("./Overlays.tsx").then((module) => module.Overlays))
const Messages = lazily(() => import("./Messages.tsx").then((module) => module.Messages))
const PageWaiting = lazily(() => import("./PageWaiting.tsx").then((module) => module.PageWaiting))
const SearchSuggestions = lazily(() => import("./SearchSuggestions.tsx").then((module) => module.SearchSuggestions))

const isShown = (landmark: string): boolean => document.getElementById(landmark)?.checkVisibility() === true

const Account = () => {
  const customer = useStateView(SessionViewId, ({ status }) => status === "customer")
  const panel = useService(PanelId)
  return customer
    ? <HeaderButton icon="user" label={text.myPages} href="/mina-sidor" />
    : <HeaderButton icon="user" label={text.logIn} onClick={() => panel.update((view) => openTab(view, "login"))} />
}

/** The frame of every shopping page: header, store banner, footer, panel (SHELL rows). */
export const Shell = () => {
  const { header, footer, settings } = useStateView(ShellViewId, (shell) => shell)
  const customer = useStateView(SessionViewId, ({ status }) => status === "customer")
  const panel = useService(PanelId)
  const { pathname } = useLocation()
  useFocusOnHeading(() => isSearching(panel.current()))
  const openCart = () => {
    panel.update((view) => openTab(view, customer ? "cart" : "login"))
    return true
  }
  return (
    <>
      <SkipLinks
        onCart={() => !isShown(landmarks.cart) && openCart()}
        onCategories={() => {
          if (isShown(landmarks.categories)) return false
          panel.update((view) => openTab(view, "menu"))
          return true
        }}
        checkoutHref={customer ? "/checkout" : undefined}
      />
      {settings.message !== null && <NoticeBar colour={settings.message.colour}>{settings.message.text}</NoticeBar>}
      <HeaderFrame
        menu={<HeaderButton icon="menu" label={text.menu} onClick={() => panel.update((view) => openTab(view, "menu"))} />}
        search={<SearchField list={SearchSuggestions} />}
        account={<Account />}
        cart={<HeaderCart />}
        links={[
          { name: text.offers, href: "/matvaror/veckans-erbjudande", strong: true, current: pathname === "/matvaror/veckans-erbjudande" },
          { name: text.stores, href: "/butiker", strong: true, current: pathname === "/butiker" },
          ...header.map(({ name, url }) => ({ name, href: url, current: currentOf(pathname, url) !== undefined })),
          { name: text.allGoods, href: "/matvaror", strong: true, current: pathname === "/matvaror" }
        ]}
      />
      <ChoiceBanner />
      <AfterHydration><PageWaiting /></AfterHydration>
      <Outlet />
      <FooterFrame
        groups={footer.map(({ name, links }) => ({ name, links: links.map((link) => ({ name: link.name, href: link.url })) }))}
        contact={settings.phone === "" ? undefined : (
          <>
            <Link href={`tel:${settings.phone.replace(/[^+\d]/g, "")}`}>{settings.phone}</Link>
            <Link href={`mailto:${settings.email}`}>{settings.email}</Link>
          </>
        )}
      />
      <AfterHydration><Overlays /></AfterHydration>
      <AfterHydration><Messages shopping /></AfterHydration>
      <ScrollRestoration />
    </>
  )
}
