import type { Offer } from "./model.ts"

/** Whether an offer is valid in a store (PRODUCT-08). */
export const isValidIn = ({ storeNumbers }: Pick<Offer, "storeNumbers">, store: string): boolean =>
  storeNumbers.includes(store)

/** Why a shopper may be unable to use an offer. */
export type OfferLimitation = "noStore" | "otherStore" | "ended" | "coming"

/** What a shopper has to know before using an offer; null for an offer that is valid now in the chosen store. `now` in ms since 1970. */
export const limitationOf = (
  offer: Pick<Offer, "storeNumbers" | "from" | "to">,
  store: string | null,
  now: number
): OfferLimitation | null => {
  if (Date.parse(offer.to) < now) return "ended"
  if (store === null) return "noStore"
  if (!isValidIn(offer, store)) return "otherStore"
  return now < Date.parse(offer.from) ? "coming" : null
}

/** The part of a URL that names an offer: letters, digits and dashes, without the suffix of a product. */
const slugOf = (name: string): string =>
  name
    .toLocaleLowerCase("sv")
    .normalize("NFC")
    .replace(/[^\p{L}\d]+/gu, "-")
    .replace(/^-|-$/g, "")
    .replace(/-p(?=\d)/g, "-p-")

/** The last part of an offer's path, with the suffix by which it is found (CROUTE-06). */
export const offerPathName = ({ id, name }: Pick<Offer, "id" | "name">): string => `${slugOf(name)}-k${id}`
