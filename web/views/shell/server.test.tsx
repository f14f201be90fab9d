import type { ReactNode } from "react"
import { renderToString } from "react-dom/server"
import { describe, expect, it } from "vitest"
import type { Ore } from "#core/kernel/money.ts"
import { CartButton } from "../cart/CartButton.tsx"
import { CartColumn } from "../cart/CartColumn.tsx"
import { CategoryNav } from "../navigation/CategoryNav.tsx"
import { Dialog } from "#web/kit/overlays/Dialog.tsx"
import { Footer } from "./Footer.tsx"
import { Header } from "./Header.tsx"
import { HeaderNavigation } from "./HeaderNavigation.tsx"
import { LoadMore } from "../catalogue/LoadMore.tsx"
import { PageLayout } from "./PageLayout.tsx"
import { Pagination } from "../catalogue/Pagination.tsx"
import { PasswordField } from "#web/kit/forms/PasswordField.tsx"
import { ProductCarousel } from "../catalogue/ProductCarousel.tsx"
import { ProductGrid } from "../catalogue/ProductGrid.tsx"
import { ProgressBar } from "#web/kit/feedback/ProgressBar.tsx"
import { QuantityStepper } from "../cart/QuantityStepper.tsx"
import { SearchBox } from "../search/SearchBox.tsx"
import { SideMenu } from "../navigation/SideMenu.tsx"
import { SidePanel } from "#web/kit/overlays/SidePanel.tsx"
import { Tabs } from "#web/kit/controls/Tabs.tsx"
import { Toast } from "#web/kit/feedback/Toast.tsx"
import { ToastRegion } from "#web/kit/feedback/ToastRegion.tsx"

const noop = () => {}
const items = [
  { name: "Mejeri", href: "/m", current: "ancestor" as const, children: [{ name: "Mjölk", href: "/m/m" }] }
]

const cart = <CartButton count={2} total={2000 as Ore} onClick={noop} />
const search = (
  <SearchBox
    value=""
    onChange={noop}
    onSubmit={noop}
    onFocus={noop}
    onLeave={noop}
    onKeyDown={noop}
    onClear={noop}
    onClose={noop}
    open={false}
    expanded={false}
    listId="l"
  />
)
const paging = [
  <LoadMore key="l" visibleCount={1} total={2} onLoad={noop} />,
  <Pagination key="p" page={1} pageCount={3} hrefFor={String} />
]
const stepper = (
  <QuantityStepper key="q" productId="1_KG" value={0.5} unit="kilogram" max={3} name="Äpplen" onChange={noop} />
)

const components: ReadonlyArray<readonly [string, ReactNode]> = [
  ["header", <Header menu="" account="" cart={cart} navigation={<HeaderNavigation links={[]} />} search={search} />],
  [
    "page",
    <PageLayout side={<CategoryNav items={items} />} cart={<CartColumn footer="">Varor</CartColumn>}>
      Innehåll
    </PageLayout>
  ],
  ["footer", <Footer groups={[{ name: "Handla", links: [{ name: "Butiker", href: "/butiker" }] }]} />],
  [
    "dialogs",
    [
      <Dialog key="d" open onClose={noop} title="Fråga" />,
      <SidePanel closeLabel="Stäng" backLabel="Tillbaka" key="p" open={false} onClose={noop} title="Meny" />
    ]
  ],
  ["products", <ProductGrid skeletonCount={4}>{[]}</ProductGrid>],
  ["carousel", <ProductCarousel label="Erbjudanden">{[<p key="1">En</p>]}</ProductCarousel>],
  ["paging", paging],
  ["controls", [stepper, <ProgressBar key="b" label="Kvar" value={1} max={2} />]],
  ["fields", <PasswordField label="Lösenord" autoComplete="new-password" value="" onChange={noop} />],
  ["menu", <SideMenu items={items} levelUrls={null} onLevelUrlsChange={noop} />],
  ["tabs", <Tabs label="Sök" tabs={[{ id: "a", label: "Varor" }]} selectedId="a" onSelect={noop} />],
  [
    "toasts",
    <ToastRegion label="Meddelanden">
      <Toast closeLabel="Stäng" title="Hoppsan, något gick fel!" onClose={noop} />
    </ToastRegion>
  ]
]

describe("server rendering", () => {
  it.each(components)("renders the %s the same twice, without style attributes", (_, component) => {
    const html = renderToString(component)
    expect(html).toBe(renderToString(component))
    expect(html).not.toContain("style=")
  })
})
