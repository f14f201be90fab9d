import { cleanup, fireEvent, render, screen } from "@testing-library/react"
import { afterEach, describe, expect, it, vi } from "vitest"
import { Breadcrumbs } from "../navigation/Breadcrumbs.tsx"
import { StoreBanner } from "../assortment/StoreBanner.tsx"
import { iconPaths } from "#web/kit/controls/icon-paths.ts"
import { Footer } from "./Footer.tsx"
import { Header } from "./Header.tsx"
import { HeaderNavigation } from "./HeaderNavigation.tsx"
import { HeaderButton } from "./HeaderButton.tsx"
import { PageLayout } from "./PageLayout.tsx"
import { SkipLinks } from "./SkipLinks.tsx"

afterEach(cleanup)

describe("Header", () => {
  it("has its parts in order, the store only if one is given, and marks the link to the current page", () => {
    const links = [
      { name: "Recept", href: "/recept", current: true },
      { name: "Butiker", href: "/butiker", strong: true }
    ]
    const header = (store?: string) => (
      <Header
        menu="Meny"
        search="Sök"
        account="Konto"
        cart="Korg"
        navigation={<HeaderNavigation links={links} />}
        {...(store && { store })}
      />
    )
    const { container, rerender } = render(header())
    const bar = () => [...(container.querySelector("header > div > div")?.children ?? [])]
    expect(bar().map(({ textContent }) => textContent)).toEqual(["Meny", "Skafferi", "Sök", "Konto", "Korg"])
    rerender(header("Vasastan"))
    expect(bar().map(({ textContent }) => textContent)).toEqual([
      "Meny",
      "Skafferi",
      "Sök",
      "Vasastan",
      "Konto",
      "Korg"
    ])
    const [recipes, stores] = ["Recept", "Butiker"].map((name) => screen.getByRole("link", { name }))
    expect([recipes?.getAttribute("aria-current"), stores?.getAttribute("aria-current")]).toEqual(["page", null])
    expect(recipes?.className).not.toBe(stores?.className)
  })
})

describe("HeaderButton", () => {
  it("is a link if it has an href, otherwise a button that opens a dialog", () => {
    const onClick = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
    render(
      <>
        <HeaderButton icon="menu" label="Meny" expanded={false} onClick={onClick} />
        <HeaderButton icon="user" label="Mina Sidor" href="#mina-sidor" onClick={onClick} />
      </>
    )
    const button = screen.getByRole("button", { name: "Meny", expanded: false })
    const link = screen.getByRole("link", { name: "Mina Sidor" })
    fireEvent.click(button)
    fireEvent.click(link)
    expect([onClick.mock.calls.length, link.getAttribute("href"), button.getAttribute("aria-haspopup")]).toEqual([
      2,
      "#mina-sidor",
      "dialog"
    ])
  })
})

describe("PageLayout", () => {
  it("has the elements to which the skip links lead: content always, categories and cart when the page has them", () => {
    const { container, rerender } = render(<PageLayout>Innehåll</PageLayout>)
    const landmarks = () =>
      [...(container.firstElementChild?.children ?? [])].map(({ tagName, id }) => [tagName, id !== ""])
    expect(landmarks()).toEqual([["MAIN", true]])
    rerender(
      <PageLayout side="Kategorier" cart="Korg">
        Innehåll
      </PageLayout>
    )
    expect(landmarks()).toEqual([
      ["NAV", true],
      ["MAIN", true],
      ["ASIDE", true]
    ])
    render(<SkipLinks />)
    const targets = screen.getAllByRole("link").map((link) => link.getAttribute("href") ?? "")
    expect(targets.length).toBe(3)
    for (const target of targets) expect(container.querySelector(target)).not.toBeNull()
  })

  it("looks different with a side navigation, with a cart and as a narrow column", () => {
    const looks = [{}, { side: "Kategorier" }, { cart: "Korg" }, { narrow: true }].map((props) => {
      const { container } = render(<PageLayout {...props}>Innehåll</PageLayout>)
      return `${container.firstElementChild?.className} ${container.querySelector("main")?.className}`
    })
    expect(new Set(looks).size).toBe(4)
  })
})

describe("SkipLinks", () => {
  it("SHELL-19 SHELL-20 are followed unless their handler has opened the cart or the categories", () => {
    const openCart = vi.fn(() => true)
    render(<SkipLinks onCart={openCart} onCategories={() => false} />)
    const isFollowed = (name: string) => fireEvent.click(screen.getByRole("link", { name }))
    expect([isFollowed("Gå till varukorg"), isFollowed("Gå till kategorier"), openCart.mock.calls.length]).toEqual([
      false,
      true,
      1
    ])
  })
})

describe("Footer", () => {
  it("FOOTER-03 shows at most five groups of links; contact, social links, partners and company only if they are given", () => {
    const groups = Array.from({ length: 7 }, (_, index) => ({
      name: `Grupp ${index}`,
      links: [{ name: `Länk ${index}`, href: `/${index}` }]
    }))
    const { container, rerender } = render(<Footer groups={groups} />)
    expect(screen.getAllByRole("heading").map(({ textContent }) => textContent)).toEqual(
      [0, 1, 2, 3, 4].map((index) => `Grupp ${index}`)
    )
    expect(container.querySelector("a")?.getAttribute("href")).toBe("/0")
    const partCount = () => container.querySelector("footer > div")?.children.length
    expect(partCount()).toBe(2)
    rerender(<Footer groups={groups} contact="Telefon" social="Instagram" />)
    expect(partCount()).toBe(4)
    rerender(<Footer groups={groups} partners="Partner" company="Adress" />)
    expect([partCount(), container.textContent?.endsWith("SkafferiAdress")]).toEqual([3, true])
  })
})

describe("Breadcrumbs", () => {
  it("shows a note beside the heading only where there is one", () => {
    const { container, rerender } = render(<Breadcrumbs parents={[]} current="Mjölk" />)
    expect(container.querySelector("p")).toBeNull()
    rerender(<Breadcrumbs parents={[]} current="Mjölk" note="12 varor" />)
    expect(container.querySelector("p")?.textContent).toBe("12 varor")
    expect(screen.getByRole("link").getAttribute("href")).toBe("/")
  })
})

describe("StoreBanner", () => {
  const iconOf = (container: Element) => container.querySelector("path")?.getAttribute("d")

  it("SHELL-16 shows the icon of the delivery method, and the selected time if there is one", () => {
    const onChange = vi.fn()
    const { container, rerender } = render(<StoreBanner selectionText="Hem till 11122" onChange={onChange} />)
    expect([iconOf(container), container.querySelector("b")]).toEqual([iconPaths.store, null])
    rerender(
      <StoreBanner
        selectionText="Hem till 11122"
        method="homeDelivery"
        time={{ label: "Vald tid", value: "tor 17–19" }}
        onChange={onChange}
      />
    )
    expect(iconOf(container)).toBe(iconPaths.truck)
    expect(container.querySelector("p")?.textContent).toBe("Hem till 11122Vald tid: tor 17–19")
    fireEvent.click(screen.getByRole("button", { name: "Ändra leverans" }))
    expect(onChange).toHaveBeenCalledOnce()
  })

  it("offers to choose a store when none is selected", () => {
    const onChange = vi.fn()
    const { container } = render(<StoreBanner method="pickupAtStore" onChange={onChange} />)
    fireEvent.click(screen.getByRole("button", { name: "Välj butik" }))
    expect([
      onChange.mock.calls.length,
      iconOf(container),
      screen.queryByRole("button", { name: "Ändra leverans" })
    ]).toEqual([1, iconPaths.store, null])
  })
})
