import type { Offer } from "#core/offers/model.ts"
import { offerPathName } from "#core/offers/rules.ts"
import * as paths from "#web/paths.ts"

/** The path of an offer. */
export const offerPath = (offer: Pick<Offer, "id" | "name">): string => `${paths.offers}/${offerPathName(offer)}`

/** The path of a product that is opened from one of its offers (CROUTE-07). */
export const productInOfferPath = (productUrl: string, offerId: string): string => `${productUrl}-k${offerId}`
