import type { Offer } from "./model.ts"

/** Whether a store has an offer, whatever its dates (PRODUCT-08). */
export const isOfferedIn = ({ storeNumbers }: Pick<Offer, "storeNumbers">, storeNumber: string): boolean =>
  storeNumbers.includes(storeNumber)

/** Why a shopper may be unable to use an offer. */
export type OfferLimitation = "noStore" | "otherStore" | "ended" | "coming"

/** Why an offer cannot be used; null for an offer that is valid now in the chosen store. `now` is in ms since 1970. */
export const limitationOf = (
  offer: Pick<Offer, "storeNumbers" | "from" | "to">,
  storeNumber: string | null,
  now: number
): OfferLimitation | null => {
  if (Date.parse(offer.to) < now) return "ended"
  if (storeNumber === null) return "noStore"
  if (!isOfferedIn(offer, storeNumber)) return "otherStore"
  return now < Date.parse(offer.from) ? "coming" : null
}

/** The slug of an offer's name: letters, digits and dashes. It contains no '-p' before a digit, which would make it the path of a product. */
const slugOf = (name: string): string =>
  name
    .toLocaleLowerCase("sv")
    .normalize("NFC")
    .replace(/[^\p{L}\d]+/gu, "-")
    .replace(/^-|-$/g, "")
    .replace(/-p(?=\d)/g, "-p-")

/** The last segment of an offer's path, which ends with the offer's id (CROUTE-06). */
export const offerPathName = ({ id, name }: Pick<Offer, "id" | "name">): string => `${slugOf(name)}-k${id}`
