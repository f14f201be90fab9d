import { readableSize } from "../catalogue/size.ts"
import { unitCodes } from "../catalogue/units.ts"
import { zero } from "../kernel/money.ts"
import type { WireOffer } from "./api.ts"
import type { Offer } from "./model.ts"

export const offerFromWire = (offer: (typeof WireOffer)["Type"]): Offer => ({
  id: offer.id,
  name: offer.name,
  description: offer.description,
  brand: offer.brand,
  price: offer.price,
  comparisonPrice: offer.comparisonPrice,
  regularPrice: offer.regularRetailPrice,
  saving: offer.save,
  size: readableSize(offer.weightVolume),
  picture: offer.imageUrl,
  minQuantity: offer.products[0]?.minQuantity ?? 1,
  unit: offer.products[0]?.priceDetails.unit === unitCodes.kilogram ? "kilogram" : "piece",
  from: offer.from,
  to: offer.to,
  categories: offer.categories,
  storeNumbers: offer.storeNumbers,
  productIds: offer.products.map(({ id }) => id),
  membersOnly: offer.membersOnly,
  hasDeposit: offer.requiresReturnablePackageDeposit,
  maxAppliedPerReceipt: offer.maxAppliedPerReceipt,
  minAmount: offer.minAmount ?? zero
})
