import type { Schema } from "effect"
import type { WireOffer } from "#core/offers/api.ts"

type OfferJson = Schema.Codec.Encoded<typeof WireOffer>

/** An offer of store 3201 in the wire format. */
export const wireOffer = (fields: Partial<OfferJson> = {}): OfferJson => ({
  id: "o1",
  name: "Mjölk",
  description: null,
  brand: null,
  weightVolume: null,
  imageUrl: null,
  price: "20 kr",
  comparisonPrice: null,
  regularRetailPrice: null,
  save: null,
  from: "2026-11-16",
  to: "2026-11-22",
  categories: [],
  storeNumbers: ["3201"],
  membersOnly: false,
  products: [],
  requiresReturnablePackageDeposit: false,
  maxAppliedPerReceipt: 0,
  minAmount: null,
  ...fields
})

/** A product of an offer in the wire format. */
export const wireOfferProduct = (id: string, minQuantity = 1): OfferJson["products"][number] => ({
  id,
  minQuantity,
  priceDetails: { unit: "PCE" }
})
