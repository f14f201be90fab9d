import { cleanup, render } from "@testing-library/react"
import type { ReactNode } from "react"
import { MemoryRouter } from "react-router-dom"
import { afterEach, describe, expect, it } from "vitest"
import { aMeal, aMealVariant } from "#core/catering/testing.ts"
import { relevance } from "#core/catalogue/listing.ts"
import { aPromotion, someDetails } from "#core/catalogue/testing.ts"
import { type Ore, zero } from "#core/kernel/money.ts"
import { anOffer } from "#core/offers/testing.ts"
import type { Order } from "#core/orders/model.ts"
import { defaultRecipeList } from "#core/recipes/listing.ts"
import { anIngredient, anIngredientProduct } from "#core/recipes/testing.ts"
import type { Hits } from "#core/search/model.ts"
import { StoreBanner } from "./assortment/StoreBanner.tsx"
import { StoreRow } from "./assortment/StoreRow.tsx"
import { AddButton } from "./cart/AddButton.tsx"
import { CartButton } from "./cart/CartButton.tsx"
import { CartColumn } from "./cart/CartColumn.tsx"
import { CartLine } from "./cart/CartLine.tsx"
import { CartSummary } from "./cart/CartSummary.tsx"
import { EntryLine } from "./cart/EntryLine.tsx"
import { HazardNotice } from "./catalogue/HazardNotice.tsx"
import { ListToolbar } from "./catalogue/ListToolbar.tsx"
import { LoadMore } from "./catalogue/LoadMore.tsx"
import { Pagination } from "./catalogue/Pagination.tsx"
import { Price } from "./catalogue/Price.tsx"
import { PriceTag } from "./catalogue/PriceTag.tsx"
import { ProductCard } from "./catalogue/ProductCard.tsx"
import { ProductFacts } from "./catalogue/ProductFacts.tsx"
import { ProductGrid } from "./catalogue/ProductGrid.tsx"
import { PromotionTerms } from "./catalogue/PromotionTerms.tsx"
import { ShortPrice } from "./catalogue/ShortPrice.tsx"
import { MealCard } from "./catering/MealCard.tsx"
import { MealFacts } from "./catering/MealFacts.tsx"
import { ErrorWithRetry } from "./connection/ErrorWithRetry.tsx"
import { CouponField } from "./coupon/CouponField.tsx"
import { SlotPicker } from "./delivery/SlotPicker.tsx"
import { Breadcrumbs } from "./navigation/Breadcrumbs.tsx"
import { SideMenu } from "./navigation/SideMenu.tsx"
import { OfferCard } from "./offers/OfferCard.tsx"
import { OfferDetails } from "./offers/OfferDetails.tsx"
import { OrderContent } from "./orders/OrderContent.tsx"
import { OrderRow } from "./orders/OrderRow.tsx"
import { IngredientList } from "./recipes/IngredientList.tsx"
import { RecipeCard } from "./recipes/RecipeCard.tsx"
import { RecipeFacts } from "./recipes/RecipeFacts.tsx"
import { RecipeListToolbar } from "./recipes/RecipeListToolbar.tsx"
import { RecipeProducts } from "./recipes/RecipeProducts.tsx"
import { RecipeSteps } from "./recipes/RecipeSteps.tsx"
import { HitCards } from "./search/HitCards.tsx"
import { SearchBox } from "./search/SearchBox.tsx"
import { SuggestionList } from "./search/SuggestionList.tsx"
import { SuggestionOption } from "./search/SuggestionOption.tsx"
import { Footer } from "./shell/Footer.tsx"
import { Header } from "./shell/Header.tsx"
import { HeaderNavigation } from "./shell/HeaderNavigation.tsx"
import { PageLayout } from "./shell/PageLayout.tsx"
import { SkipLinks } from "./shell/SkipLinks.tsx"

afterEach(cleanup)

const noop = () => undefined
const price = { variant: "regular", price: 2_000 as Ore, unit: "st" } as const
const emptyOrder = {
  lines: [],
  baskets: [],
  bags: [],
  meals: [],
  coupons: [],
  charges: [],
  total: zero,
  discount: zero
} as unknown as Order
const hits = {
  cateredMeals: [],
  categories: [],
  recipes: [],
  stores: [],
  contentPages: [{ id: "1", name: "Köpvillkor", url: "/villkor", parentName: null, picture: null }]
} as unknown as Hits
const unknownVariant = aMealVariant({
  contents: [],
  ingredients: null,
  storage: null,
  freshness: null,
  otherInformation: null,
  price: null
})
const searchHandlers = { onChange: noop, onSubmit: noop, onFocus: noop, onLeave: noop, onKeyDown: noop, onClear: noop }
const unknownOffer = { brand: null, size: null, comparisonPrice: null, regularPrice: null, saving: null }

/** Views without their optional parts, and the empty elements with which they reserve space. */
const views: Readonly<Record<string, readonly [view: ReactNode, reserved?: ReadonlyArray<string>]>> = {
  StoreBanner: [<StoreBanner key="1" onChange={noop} />],
  "StoreBanner of a store": [<StoreBanner key="1" selectionText="Hämta" onChange={noop} />, ["span"]],
  StoreRow: [<StoreRow key="1" name="Vasastan" street="Storgatan 1" onChoose={noop} />],
  AddButton: [<AddButton key="1" label="Utgått" name="Mjölk" onPress={noop} />],
  CartButton: [<CartButton key="1" count={0} onClick={noop} />],
  CartColumn: [<CartColumn key="1">Varor</CartColumn>],
  CartLine: [<CartLine key="1" name="Mjölk" />, ["div", "div"]],
  CartSummary: [<CartSummary key="1" rows={[]} count={0} discount={zero} />],
  EntryLine: [<EntryLine key="1" name="Ostpaj" />],
  HazardNotice: [<HazardNotice key="1" hazard={{ codes: [], signalWord: null, precaution: null }} />],
  ListToolbar: [
    <ListToolbar
      doneLabel="Visa 24 varor"
      key="1"
      listing={{ page: 0, sort: relevance, filters: {} }}
      facets={[{ name: "Brands", options: [] }]}
      hrefOf={() => "/ost"}
    />
  ],
  LoadMore: [<LoadMore key="1" visibleCount={1} total={2} onLoad={noop} />, ["progress"]],
  Pagination: [<Pagination key="1" page={2} pageCount={2} hrefFor={String} />],
  Price: [<Price key="1" value={price} />],
  PriceTag: [<PriceTag key="1" value={price} />],
  ProductCard: [
    <ProductCard key="1" name="Mjölk" href="/m" picture={{ src: "/1", alt: "" }} />,
    ["p", "div", "ul", "div"]
  ],
  ProductFacts: [<ProductFacts key="1" product={someDetails()} today="2026-11-21" />],
  ProductGrid: [<ProductGrid key="1" />, ["ul"]],
  PromotionTerms: [<PromotionTerms key="1" promotion={aPromotion()} unit="piece" />],
  ShortPrice: [<ShortPrice key="1" value={price} />],
  MealCard: [<MealCard key="1" meal={aMeal({ variants: [unknownVariant] })} />, ["div"]],
  MealFacts: [<MealFacts key="1" variant={unknownVariant} side={null} />, ["div"]],
  ErrorWithRetry: [<ErrorWithRetry key="1" onRetry={noop} />],
  CouponField: [<CouponField key="1" value="" onChange={noop} onSubmit={noop} />, ["p"]],
  SlotPicker: [
    <SlotPicker
      key="1"
      today="2025-11-26"
      slots={[{ id: "a", date: "2025-11-26", from: "17:00", to: "19:00", freight: zero }]}
      onSelect={noop}
    />
  ],
  Breadcrumbs: [<Breadcrumbs key="1" parents={[]} current="Mjölk" />],
  SideMenu: [<SideMenu key="1" items={[{ name: "Ost", href: "/ost" }]} levelUrls={[]} onLevelUrlsChange={noop} />],
  OfferCard: [<OfferCard key="1" offer={anOffer(unknownOffer)} />, ["p", "p"]],
  OfferDetails: [<OfferDetails key="1" offer={anOffer({ ...unknownOffer, description: null })} />, ["div", "p", "p"]],
  OrderContent: [<OrderContent key="1" order={emptyOrder} />, ["ul"]],
  OrderRow: [
    <OrderRow
      key="1"
      {...{ orderNumber: "1", href: "/1", status: "placed", method: "homeDelivery", time: "i dag", place: "Vasastan" }}
      count={0}
      total={zero}
    />
  ],
  IngredientList: [
    <IngredientList
      key="1"
      groups={[{ id: "1", name: "", ingredients: [anIngredient({ quantity: null })] }]}
      {...{ portions: 4, recipePortions: 4, flags: [] }}
    />,
    ["span"]
  ],
  RecipeCard: [<RecipeCard key="1" name="Paj" href="/paj" picture={null} />, ["div"]],
  RecipeFacts: [<RecipeFacts key="1" recipe={{ cookingTime: null, kilocalories: null, markings: [] }} />, ["dl"]],
  RecipeListToolbar: [
    <RecipeListToolbar
      doneLabel="Visa 12 recept"
      key="1"
      {...{ listing: defaultRecipeList, facets: [], categories: [], hrefOf: () => "/recept", onSort: noop }}
    />,
    ["div"]
  ],
  RecipeProducts: [
    <RecipeProducts
      key="1"
      products={[anIngredientProduct("smör", { brand: null, size: null })]}
      {...{ neededIngredients: [], selectedIds: new Set<string>(), onChange: noop, stale: false }}
    />
  ],
  RecipeSteps: [<RecipeSteps key="1" steps={[]} tip={null} source={null} />],
  HitCards: [<HitCards key="1" hits={hits} type="page" onOpen={noop} />],
  SearchBox: [
    <SearchBox key="1" {...searchHandlers} value="" onClose={noop} open={false} expanded={false} listId="l" />
  ],
  SuggestionList: [
    <SuggestionList key="1" id="l" controlsLabel="Köp">
      {["Ost"]}
    </SuggestionList>
  ],
  SuggestionOption: [
    <SuggestionOption key="1" id="1" onPick={noop}>
      Ost
    </SuggestionOption>
  ],
  Footer: [<Footer key="1" groups={[{ name: "Handla", links: [{ name: "Ost", href: "/ost" }] }]} />],
  Header: [
    <Header
      key="1"
      menu="Meny"
      search="Sök"
      account="Konto"
      cart="Korg"
      navigation={<HeaderNavigation links={[]} />}
    />,
    ["ul"]
  ],
  PageLayout: [<PageLayout key="1">Innehåll</PageLayout>],
  SkipLinks: [<SkipLinks key="1" />]
}

const isLeafWithoutText = (element: Element): boolean =>
  element.children.length === 0 && element.textContent === "" && element.closest("svg") === null
const elementsWithoutText = new Set(["img", "input", "noscript", "source"])

describe("a view without its optional parts", () => {
  it.each(Object.entries(views))(
    "leaves no empty element in %s but those that reserve space",
    (_, [view, reserved = []]) => {
      const { container } = render(<MemoryRouter>{view}</MemoryRouter>)
      const emptyElements = [...container.querySelectorAll("*")]
        .filter(isLeafWithoutText)
        .map(({ localName }) => localName)
        .filter((name) => !elementsWithoutText.has(name))
      expect(emptyElements).toEqual(reserved)
    }
  )
})
