import type { ReactNode } from "react"
import { renderToString } from "react-dom/server"
import { describe, expect, it } from "vitest"
import type { Ore } from "#core/kernel/money.ts"
import { CartButton } from "./CartButton.tsx"
import { CartColumn } from "./CartColumn.tsx"
import { CategoryNav } from "./CategoryNav.tsx"
import { Dialog } from "./Dialog.tsx"
import { FooterFrame } from "./FooterFrame.tsx"
import { HeaderFrame } from "./HeaderFrame.tsx"
import { LoadMore } from "./LoadMore.tsx"
import { PageFrame } from "./PageFrame.tsx"
import { Pagination } from "./Pagination.tsx"
import { PasswordField } from "./PasswordField.tsx"
import { ProductCarousel } from "./ProductCarousel.tsx"
import { ProductGrid } from "./ProductGrid.tsx"
import { ProgressBar } from "./ProgressBar.tsx"
import { QuantityStepper } from "./QuantityStepper.tsx"
import { SearchBox } from "./SearchBox.tsx"
import { SideMenu } from "./SideMenu.tsx"
import { SidePanel } from "./SidePanel.tsx"
import { Tabs } from "./Tabs.tsx"
import { Toast } from "./Toast.tsx"
import { ToastRegion } from "./ToastRegion.tsx"

const nothing = () => {}
const items = [{ name: "Mejeri", href: "/m", current: "inside" as const, children: [{ name: "Mjölk", href: "/m/m" }] }]

const cart = <CartButton count={2} total={2000 as Ore} onClick={nothing} />
const search = (
  <SearchBox
    value="" onChange={nothing} onSubmit={nothing} onFocus={nothing} onLeave={nothing} onKeyDown={nothing} onClear={nothing} onClose={nothing}
    open={false} expanded={false} listId="l"
  />
)
const paging = [<LoadMore key="l" shown={1} total={2} onLoad={nothing} />, <Pagination key="p" page={1} pages={3} hrefFor={String} />]
const stepper = <QuantityStepper key="q" value={0.5} unit="kg" max={3} name="Äpplen" onChange={nothing} />

const pieces: ReadonlyArray<readonly [string, ReactNode]> = [
  ["header", <HeaderFrame menu="" account="" cart={cart} links={[]} search={search} />],
  ["page", <PageFrame side={<CategoryNav items={items} />} cart={<CartColumn footer="">Varor</CartColumn>}>Innehåll</PageFrame>],
  ["footer", <FooterFrame groups={[{ name: "Handla", links: [{ name: "Butiker", href: "/butiker" }] }]} />],
  ["dialogs", [<Dialog key="d" open onClose={nothing} title="Fråga" />, <SidePanel key="p" open={false} onClose={nothing} title="Meny" />]],
  ["goods", <ProductGrid waiting={4}>{[]}</ProductGrid>],
  ["carousel", <ProductCarousel label="Erbjudanden">{[<p key="1">En</p>]}</ProductCarousel>],
  ["paging", paging],
  ["controls", [stepper, <ProgressBar key="b" label="Kvar" value={1} max={2} />]],
  ["fields", <PasswordField label="Lösenord" autoComplete="new-password" value="" onChange={nothing} />],
  ["menu", <SideMenu items={items} />],
  ["tabs", <Tabs label="Sök" tabs={[{ id: "a", label: "Varor" }]} selected="a" onSelect={nothing} />],
  ["toasts", <ToastRegion><Toast title="Hoppsan, något gick fel!" onClose={nothing} /></ToastRegion>]
]

describe("rendering on the server", () => {
  it.each(pieces)("%s: the same twice, without a window and without a style attribute", (_, piece) => {
    const html = renderToString(piece)
    expect(html).toBe(renderToString(piece))
    expect(html).not.toContain("style=")
  })
})
