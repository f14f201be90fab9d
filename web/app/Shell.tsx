import { useState } from "react"
import { sessionState } from "#core/session/session-state.ts"
import type { Settings, ShellState } from "#core/navigation/model.ts"
import { shellState } from "#core/navigation/shell-state.ts"
import { Outlet, ScrollRestoration, useLocation } from "react-router-dom"
import { relationToCurrent } from "#core/navigation/path.ts"
import { HeaderCart } from "#web/features/cart/HeaderCart.tsx"
import { clearFocusRequest } from "#web/features/catalogue/requested-focus.ts"
import { DeliveryBanner } from "#web/features/assortment/DeliveryBanner.tsx"
import { SearchField } from "#web/features/search/SearchField.tsx"
import { withCachedMarkup } from "#web/container/CachedMarkup.tsx"
import { HydrateOnInteraction } from "#web/container/HydrateOnInteraction.tsx"
import { isSearching } from "#web/container/panel.ts"
import { useStatePart, usePanelControl } from "#web/container/react.tsx"
import { Footer } from "#web/views/shell/Footer.tsx"
import { HeaderButton } from "#web/views/shell/HeaderButton.tsx"
import { Header } from "#web/views/shell/Header.tsx"
import { HeaderNavigation } from "#web/views/shell/HeaderNavigation.tsx"
import { Link } from "#web/kit/controls/Link.tsx"
import { skipTargetIds } from "#web/views/shell/skip-target-ids.ts"
import { NoticeBar } from "#web/kit/feedback/NoticeBar.tsx"
import { SkipLinks } from "#web/views/shell/SkipLinks.tsx"
import * as text from "#web/text/shell.ts"
import { AfterHydration } from "#web/kit/rendering/AfterHydration.tsx"
import { lazyComponent } from "#web/container/lazy-component.ts"
import * as paths from "#web/paths.ts"
import type { PendingPageProps } from "./PendingPage.tsx"
import { OverlaysWhenNeeded } from "./OverlaysWhenNeeded.tsx"
import { useFirstPageMark } from "./first-page.ts"
import { useFocusOnHeading } from "./use-focus-on-heading.ts"

const Messages = lazyComponent(() => import("./after-hydration.ts").then((module) => module.Messages), {
  preloaded: true
})
const SearchShortcuts = lazyComponent(() => import("./after-hydration.ts").then((module) => module.SearchShortcuts), {
  preloaded: true
})
const PendingPage = lazyComponent(() => import("./after-hydration.ts").then((module) => module.PendingPage), {
  preloaded: true
})
const SearchSuggestions = lazyComponent(() =>
  import("./SearchSuggestions.tsx").then((module) => module.SearchSuggestions)
)

const isVisible = (id: string): boolean => document.getElementById(id)?.checkVisibility() === true

const Account = () => {
  const isCustomer = useStatePart(sessionState, ({ status }) => status === "customer")
  const panel = usePanelControl()
  return isCustomer ? (
    <HeaderButton icon="user" label={text.myPages} href={paths.myPages} />
  ) : (
    <HeaderButton icon="user" label={text.logIn} onClick={() => panel.open("login")} />
  )
}

const CachedNavigation = withCachedMarkup("header", HeaderNavigation)

interface ShopFooterProps extends Pick<Settings, "phone" | "email"> {
  readonly groups: ShellState["footer"]
}

const CachedFooter = withCachedMarkup("footer", ({ groups, phone, email }: ShopFooterProps) => (
  <HydrateOnInteraction>
    <Footer
      groups={groups.map(({ name, links }) => ({
        name,
        links: links.map((link) => ({ name: link.name, href: link.url }))
      }))}
      contact={
        phone === "" ? undefined : (
          <>
            <Link href={`tel:${phone.replace(/[^+\d]/g, "")}`}>{phone}</Link>
            <Link href={`mailto:${email}`}>{email}</Link>
          </>
        )
      }
    />
  </HydrateOnInteraction>
))

/** The shell of every shopping page: header, store banner, footer, panel (SHELL rows). */
export const Shell = ({ skeletonForPath }: PendingPageProps) => {
  const { header, footer, settings } = useStatePart(shellState, (shell) => shell)
  const isCustomer = useStatePart(sessionState, ({ status }) => status === "customer")
  const [wasCustomer] = useState(isCustomer)
  const panel = usePanelControl()
  const { pathname } = useLocation()
  useFirstPageMark()
  useFocusOnHeading(() => isSearching(panel.current()) || clearFocusRequest())
  const headerLinks = [
    { name: text.offers, href: paths.offers, strong: true, current: pathname === paths.offers },
    { name: text.stores, href: paths.stores, strong: true, current: pathname === paths.stores },
    ...header.map(({ name, url }) => ({ name, href: url, current: relationToCurrent(pathname, url) !== undefined })),
    { name: text.allProducts, href: paths.products, strong: true, current: pathname === paths.products }
  ]
  const openCartOrLogIn = () => {
    panel.open(isCustomer ? "cart" : "login")
    return true
  }
  return (
    <>
      <SkipLinks
        onCart={() => !isVisible(skipTargetIds.cart) && openCartOrLogIn()}
        onCategories={() => {
          if (isVisible(skipTargetIds.categories)) return false
          panel.open("menu")
          return true
        }}
        checkoutHref={isCustomer ? paths.checkout : undefined}
      />
      {settings.message !== null && <NoticeBar kind={settings.message.colour}>{settings.message.text}</NoticeBar>}
      <Header
        menu={<HeaderButton icon="menu" label={text.menu} onClick={() => panel.open("menu")} />}
        search={<SearchField list={SearchSuggestions} />}
        account={<Account />}
        cart={<HeaderCart />}
        navigation={<CachedNavigation links={headerLinks} />}
      />
      <DeliveryBanner />
      <AfterHydration>
        <PendingPage skeletonForPath={skeletonForPath} />
      </AfterHydration>
      <Outlet />
      <CachedFooter groups={footer} phone={settings.phone} email={settings.email} />
      <OverlaysWhenNeeded />
      <AfterHydration>
        <SearchShortcuts />
      </AfterHydration>
      <AfterHydration>
        <Messages hasCart wasCustomer={wasCustomer} />
      </AfterHydration>
      <ScrollRestoration />
    </>
  )
}
