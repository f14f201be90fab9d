import { isPickupOnly } from "#core/catalogue/pickup-only.ts"
import { idEndings, unitNumbers } from "#core/catalogue/units.ts"
import { addDays } from "#core/kernel/calendar.ts"
import { countryFromNameOrBrand } from "./brand-countries.ts"
import { countryName } from "./countries.ts"
import { depositOf } from "./deposit.ts"
import type { Draft } from "./expand.ts"
import { foodFacts } from "./food-facts.ts"
import { keywordsOf } from "./keywords.ts"
import type { DemoProduct } from "./model.ts"
import { makePrice } from "./price.ts"
import type { WireMeasure, WireSafetyData } from "#adapters/staging/database/product-facts.ts"
import { profileOf } from "./profile.ts"
import type { Profile } from "./profile-type.ts"
import { randomInt, hash32, randomPick, randomUnit } from "#adapters/staging/seeded-random.ts"
import { productSlug } from "#adapters/staging/catalogue/slug.ts"
import { storageOf } from "./storage.ts"
import { markingsOf, parseTraits, type Traits } from "./traits.ts"

/** The ids and URL that the catalogue assigns to a product, and the day for which it is made. */
export interface Identity {
  readonly number: number
  readonly gtin: string
  readonly leafId: string
  readonly leafUrl: string
  readonly today: string
}

const precautionFor = (hazards: ReadonlyArray<string>): string =>
  hazards.includes("GHS02")
    ? "Får inte utsättas för värme, gnistor eller öppen låga. Förvaras oåtkomligt för barn."
    : "Undvik kontakt med ögonen. Vid ögonkontakt: skölj genast med mycket vatten."

const safetyOf = (profile: Profile, hazards: string | undefined): WireSafetyData | null => {
  const codes = hazards?.split(",") ?? profile.hazards
  if (!codes || codes.length === 0 || codes[0] === "") return null
  const isDangerous = codes.includes("GHS05") || codes.includes("GHS02")
  return {
    hazardCodes: codes,
    signalWord: profile.signalWord ?? (isDangerous ? "Fara" : "Varning"),
    precautionaryStatement: precautionFor(codes)
  }
}

const millimetres = (value: number): WireMeasure => ({ unitOfMeasure: "MMT", value: Math.max(10, Math.round(value)) })

/** Plausible dimensions and gross weight of a box for the net content. */
const measuresOf = (net: WireMeasure | null, key: string) => {
  if (!net || net.unitOfMeasure === "H87") return { width: null, height: null, depth: null, grossWeight: null }
  const edgeMm = Math.cbrt(net.value * 1200)
  const slimness = 0.75 + randomUnit(`slim ${key}`) * 0.3
  return {
    width: millimetres(edgeMm * slimness),
    height: millimetres(edgeMm * 1.5),
    depth: millimetres((edgeMm * 0.67) / slimness),
    grossWeight: { unitOfMeasure: "GRM", value: Math.round(net.value * 1.04 + 8) }
  }
}

const maxMedicineQuantity = 2

/** The range of popularity. Staple foods are the most popular, since other staples are bought less often. */
const popularityRange = (traitWords: ReadonlySet<string>, isFood: boolean): readonly [low: number, high: number] => {
  if (traitWords.has("staple")) return isFood ? [780, 1000] : [780, 880]
  return traitWords.has("popular") ? [520, 800] : [40, 520]
}

const popularityOf = (traitWords: ReadonlySet<string>, isFood: boolean, key: string): number => {
  const [low, high] = popularityRange(traitWords, isFood)
  return randomInt(`popular ${key}`, low, high)
}

const maxQuantityOf = (traits: Traits, isMedicine: boolean): number | null => {
  const maximum = traits.values.get("max")
  if (maximum !== undefined) return Number(maximum)
  return isMedicine ? maxMedicineQuantity : null
}

/** The words of an active substance by which shoppers search: 'acetylsalicylsyra' and 'koffein'. */
const substanceWords = (substance: string | null): ReadonlyArray<string> =>
  substance?.toLowerCase().match(/\p{L}{4,}/gu) ?? []

/** Derives a product in the wire format from a draft, its profile and its traits. */
export const makeProduct = (draft: Draft, identity: Identity): DemoProduct => {
  const { name, brand, size } = draft
  const { today } = identity
  const traits = parseTraits(draft.traits)
  const profile = profileOf(traits.values.get("p") ?? draft.leaf.profile)
  const traitWords = new Set([...traits.words, ...(profile.traits ?? [])])
  const key = String(identity.number)
  const unit = size.isWeighed ? "kilogram" : "piece"
  const id = `${identity.number}_${idEndings[unit]}`
  const markings = markingsOf(name, traitWords)
  const origin = traitWords.has("sv")
    ? "SE"
    : (countryFromNameOrBrand(name, brand) ??
      randomPick(`origin ${draft.leaf.name} ${name} ${brand}`, traits.origins ?? profile.origins.split("/")) ??
      "SE")
  const isLiquid = size.netContent?.unitOfMeasure === "MLT"
  const food = foodFacts({
    name,
    brand,
    category: draft.leaf.name,
    isLiquid: isLiquid && draft.group.name !== "Glass",
    markings: new Set(markings.map(({ code }) => code))
  })
  const { storage, shelfLife } = storageOf(profile, draft.department.name, food !== null)
  const isFresh = food !== null && food.ingredientStatement === null
  const medicine = traits.values.get("med") ?? null
  // The law forbids marketing of tobacco, which 'Nyhet' would be.
  const isTobacco = isPickupOnly({ department: draft.department.name, category: draft.leaf.name })
  const isNew =
    !isTobacco && (traitWords.has("new") || (!traitWords.has("staple") && randomUnit(`is new ${key}`) < 0.022))
  const label = size.label
  return {
    facts: {
      id,
      gtin: identity.gtin,
      sellable: traitWords.has("staple") || randomUnit(`sellable ${key}`) >= 0.005,
      visible: true,
      url: `${identity.leafUrl}/${productSlug(`${name} ${brand ?? ""} ${label}`)}-p${id}`,
      name,
      subtitle: `${label}${brand === null ? "" : ` ${brand}`}`.toUpperCase(),
      description: draft.text === "" ? null : draft.text,
      brand,
      superCategory: draft.department.name,
      category: draft.leaf.name,
      bfCategory: draft.leaf.name,
      bfCategoryCode: identity.leafId,
      country: countryName(origin),
      countryOfOrigin: countryName(origin),
      countryOfOriginIsoCode: origin,
      countryOfManufacture: isFresh ? null : countryName(origin),
      provenanceStatement:
        profile === profileOf("meat") || profile === profileOf("mince") || profile === profileOf("chicken")
          ? `Uppfödd och slaktad i: ${countryName(origin)}`
          : null,
      activeSubstance: medicine,
      prescriptionFreeMedicine: medicine === null ? null : true,
      originStatement: food === null ? null : `Ursprung: ${countryName(origin)}`,
      recyclingInformation: traitWords.has("pant") ? "Pantas." : profile.recycling,
      storageInformation: storage,
      descriptiveSize: label,
      netContent: size.netContent,
      ...measuresOf(size.netContent, key),
      markings,
      tags: markings.some(({ code }) => code === "EU_ORGANIC_FARMING")
        ? [{ namespace: "assortment", name: "Ekologiskt" }]
        : [],
      images: [{ url: `/images/products/${id}`, alt: brand === null ? name : `${name} ${brand}`, type: "image/webp" }],
      searchKeywords: [...keywordsOf(name, draft.leaf.name, draft.group.name), ...substanceWords(medicine)],
      sellingUnitOfMeasure: unitNumbers[unit],
      handling: shelfLife ? { minimumLifespanDays: shelfLife[0], averageLifespanDays: shelfLife[1] } : null,
      foodAndBeverageExtension: food,
      safetyDataSheetInformation: safetyOf(profile, traits.values.get("haz")),
      newProductFrom: isNew ? `${addDays(today, -randomInt(`new ${key}`, 2, 20))}T00:00:00Z` : null,
      newProductTo: isNew ? `${addDays(today, randomInt(`new to ${key}`, 10, 40))}T00:00:00Z` : null,
      sellableFrom: null,
      returnablePackageDepositInformation: traitWords.has("pant") ? [depositOf(size)] : null,
      maximumQuantity: maxQuantityOf(traits, medicine !== null),
      marketingKeyWords: [],
      relatedBfabid: null,
      uniformResourceIdentifier: null,
      sortCountryInfo: null,
      validFrom: null,
      validTo: null
    },
    categoryId: identity.leafId,
    price: !traitWords.has("staple") && randomUnit(`priced ${key}`) < 0.003 ? null : makePrice(draft.priceOre, size),
    popularity: popularityOf(traitWords, food !== null, `${hash32(name)} ${key}`)
  }
}
