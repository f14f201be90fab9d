import type { Draft } from "./expand.ts"
import { roundToRetailPrice } from "./price.ts"
import { parseSize } from "#adapters/staging/catalogue/size.ts"

const houseBrands = [
  ["Garant", 0.86],
  ["Eldorado", 0.74],
  ["Änglamark", 1.08],
  ["Coop", 0.88],
  ["Xtra", 0.72],
  ["ICA", 0.9],
  ["ICA Basic", 0.73],
  ["Willys", 0.85],
  ["Hemköp", 0.92],
  ["City Gross", 0.84]
] as const

const multipackSizes = [2, 3, 4, 5, 6, 8, 10, 12, 18, 24] as const

const asMultipack = (draft: Draft, pieceCount: number): Draft | null => {
  if (draft.size.isWeighed || draft.size.pieceCount !== 1 || !/^\d+([.,]\d+)?(G|KG|ML|CL|DL|L)$/.test(draft.size.label))
    return null
  const size = parseSize(`${pieceCount}X${draft.size.label}`)
  return (
    size && {
      ...draft,
      name: `${draft.name} ${pieceCount}-pack`,
      size,
      priceOre: roundToRetailPrice(draft.priceOre * pieceCount * (1 - Math.min(0.15, pieceCount / 100)))
    }
  )
}

const canHaveHouseBrandVersion = (draft: Draft): boolean =>
  draft.brand !== null &&
  !draft.name.startsWith(draft.brand) &&
  !draft.traits.some((trait) => trait === "18" || trait === "nohousebrand" || /^(plu|med)=/.test(trait))

const asHouseBrand = (draft: Draft, brand: string, factor: number): Draft => ({
  ...draft,
  brand,
  priceOre: roundToRetailPrice(draft.priceOre * factor),
  traits: draft.traits.filter((trait) => trait !== "staple" && trait !== "popular")
})

/** Creates up to `count` more products for a larger shop: first house-brand versions of branded products, then multipacks. */
export const extraDrafts = (base: ReadonlyArray<Draft>, count: number): ReadonlyArray<Draft> => {
  const extraByKey = new Map<string, Draft>()
  const existingKeys = new Set(
    base.map((draft) => `${draft.leaf.name}|${draft.name}|${draft.brand}|${draft.size.label}`)
  )
  const add = (draft: Draft | null): void => {
    if (!draft || extraByKey.size >= count) return
    const key = `${draft.leaf.name}|${draft.name}|${draft.brand}|${draft.size.label}`
    if (!existingKeys.has(key)) extraByKey.set(key, draft)
  }
  const draftLists = [base]
  for (const [brand, factor] of houseBrands) {
    const brandDrafts = base.filter(canHaveHouseBrandVersion).map((draft) => asHouseBrand(draft, brand, factor))
    draftLists.push(brandDrafts)
    brandDrafts.forEach(add)
    if (extraByKey.size >= count) return [...extraByKey.values()]
  }
  for (const pieceCount of multipackSizes)
    for (const drafts of draftLists) {
      for (const draft of drafts) add(asMultipack(draft, pieceCount))
      if (extraByKey.size >= count) return [...extraByKey.values()]
    }
  return [...extraByKey.values()]
}
