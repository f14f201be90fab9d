import { cleanup, fireEvent, render } from "@testing-library/react"
import { afterEach, describe, expect, it, vi } from "vitest"
import { noon } from "#core/catalogue/testing.ts"
import type { Offer } from "#core/offers/model.ts"
import { anOffer } from "#core/offers/testing.ts"
import { OfferDetails } from "./OfferDetails.tsx"
import { OfferNotice } from "./OfferNotice.tsx"
import { OfferTag } from "./OfferTag.tsx"
import { offerPath, productInOfferPath } from "./offer-paths.ts"

afterEach(cleanup)

const textOf = (element: Element) => (element.textContent ?? "").replaceAll("\u00a0", " ").trim()

describe("OfferDetails", () => {
  const renderDetails = (fields: Partial<Offer> = {}, heading?: string) => {
    const { container } = render(<OfferDetails offer={anOffer(fields)} notice="Byt butik" heading={heading} />)
    const picture = container.querySelector("img")
    return {
      lines: [...container.querySelectorAll("p, li")].map(textOf),
      text: textOf(container),
      picture: [picture?.getAttribute("src")?.split("?")[0], picture?.alt]
    }
  }

  it("shows the offer, its price, the saving and the terms", () => {
    const details = renderDetails({ hasDeposit: true, maxAppliedPerReceipt: 2 }, "Tacokrydda")
    expect(details.lines).toEqual([
      "2 för 35 kr",
      "Santa Maria · 40 g",
      "2 för 35 kr",
      "Jfr pris 437,50 kr/kgOrd pris 21,95 krDu sparar 8,90 krPant tillkommer",
      "Välj mellan Tacokrydda Mild och Tacokrydda Hot.",
      "Gäller 19/11–23/11",
      "Högst 2 köp per kvitto"
    ])
    expect(details.text).toMatch(/^Byt butik.*Tacokrydda/)
    expect(details.picture).toEqual(["/images/products/100001001_ST", "Tacokrydda, Santa Maria"])
  })

  it("omits unknown fields, and a description that only repeats the price", () => {
    const unknownFields = {
      brand: null,
      size: null,
      comparisonPrice: null,
      regularPrice: null,
      saving: null,
      picture: null
    }
    const details = renderDetails({ ...unknownFields, description: "2 för 35 kr" })
    expect(details.lines).toEqual(["2 för 35 kr", "", "2 för 35 kr", "", "Gäller 19/11–23/11"])
    expect(details.picture).toEqual(["/images/products/none", "Tacokrydda"])
    cleanup()
    expect(renderDetails({ description: null }).lines).toHaveLength(5)
  })
})

describe("OfferTag", () => {
  it("has the size of a card by default", () => {
    const classNameOf = (size?: "card" | "page") => {
      const { container } = render(<OfferTag offer={anOffer()} {...(size === undefined ? {} : { size })} />)
      const className = container.firstElementChild?.className
      cleanup()
      return className
    }
    expect(classNameOf()).toBe(classNameOf("card"))
    expect(classNameOf()).not.toBe(classNameOf("page"))
  })
})

describe("OfferNotice", () => {
  const noticeTextAndAction = (fields: Partial<Offer>, storeNumber: string | null = "3201") => {
    const onChooseStore = vi.fn()
    const { container } = render(
      <OfferNotice offer={anOffer(fields)} storeNumber={storeNumber} now={noon} onChooseStore={onChooseStore} />
    )
    const [action] = container.querySelectorAll("button, a")
    if (action?.tagName === "BUTTON") fireEvent.click(action)
    const href = action?.getAttribute("href") ?? null
    const textAndAction = [textOf(container), href ?? onChooseStore.mock.calls.length]
    cleanup()
    return textAndAction
  }

  it("OFFER-24 OFFER-25 shows why the shopper cannot use the offer, and what to do", () => {
    expect(noticeTextAndAction({}, null)).toEqual(["För att se om erbjudandet gäller, välj butikVälj butik", 1])
    expect(noticeTextAndAction({ storeNumbers: ["3202"] })).toEqual([
      expect.stringMatching(/^Erbjudandet gäller ej vald butik./),
      1
    ])
    expect(noticeTextAndAction({ to: new Date(noon - 1).toISOString() })).toEqual([
      "Erbjudandet har gått utSe veckans erbjudanden",
      "/matvaror/veckans-erbjudande"
    ])
    expect(noticeTextAndAction({ from: "2026-11-29T23:00:00Z", to: "2026-12-06T23:00:00Z" })).toEqual([
      "Erbjudandet gäller från 30/11",
      0
    ])
    expect(noticeTextAndAction({})).toEqual(["", 0])
  })
})

describe("the paths of offers", () => {
  it("end with the offer's name and id; the paths of its products end with the offer's id", () => {
    expect(offerPath(anOffer())).toBe("/matvaror/veckans-erbjudande/tacokrydda-k1316080,2500279577")
    expect(productInOfferPath("/m/x-p1_ST", "131,250")).toBe("/m/x-p1_ST-k131,250")
  })
})
