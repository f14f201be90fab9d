/** The store that delivers to postal codes with a prefix; the longest prefix wins. */
const deliveringStoreByPrefix: Readonly<Record<string, string>> = {
  10: "3201",
  11: "3201",
  117: "3202",
  118: "3202",
  116: "3202",
  12: "3202",
  13: "3202",
  14: "3202",
  15: "3202",
  16: "3203",
  17: "3203",
  18: "3203",
  19: "3203",
  20: "3206",
  21: "3206",
  22: "3206",
  23: "3206",
  24: "3206",
  27: "3206",
  25: "3210",
  26: "3210",
  28: "3210",
  29: "3206",
  40: "3204",
  41: "3204",
  414: "3205",
  421: "3205",
  426: "3205",
  42: "3204",
  43: "3204",
  44: "3204",
  55: "3211",
  56: "3211",
  57: "3211",
  58: "3208",
  59: "3208",
  60: "3208",
  61: "3208",
  69: "3209",
  70: "3209",
  71: "3209",
  74: "3207",
  75: "3207",
  76: "3203",
  90: "3212",
  91: "3212"
}

/** Prefixes of areas that are too far away for chilled and frozen products: stores deliver only catering there. */
const cateringOnlyPrefixes: ReadonlySet<string> = new Set(["912", "917", "919"])

/** Stores to recommend by prefix, nearest first. */
const nearestByPrefix: Readonly<Record<string, ReadonlyArray<string>>> = {
  1: ["3201", "3202", "3203"],
  2: ["3206", "3210"],
  28: ["3210", "3206"],
  3: ["3211", "3206", "3204"],
  33: ["3211", "3204"],
  30: ["3204", "3210"],
  31: ["3210", "3204"],
  35: ["3211", "3206"],
  38: ["3211", "3208"],
  39: ["3211", "3208"],
  37: ["3206", "3210"],
  4: ["3204", "3205"],
  5: ["3211", "3208", "3204"],
  50: ["3204", "3205"],
  52: ["3204", "3211"],
  6: ["3208", "3209"],
  62: ["3201", "3202"],
  63: ["3209", "3201"],
  64: ["3208", "3209"],
  65: ["3209", "3204"],
  66: ["3204", "3209"],
  7: ["3207", "3209"],
  77: ["3209", "3207"],
  8: ["3207", "3212"],
  80: ["3207", "3203"],
  81: ["3207"],
  83: ["3212", "3207"],
  89: ["3212"],
  9: ["3212"]
}

const valueByLongestPrefix = <A>(zip: string, table: Readonly<Record<string, A>>): A | null => {
  for (let length = Math.min(4, zip.length); length > 0; length--) {
    const match = table[zip.slice(0, length)]
    if (match !== undefined) return match
  }
  return null
}

/** The store that delivers to a postal code; null when there is no home delivery. */
export const deliveringStoreNumber = (zip: string): string | null =>
  /^\d{5}$/.test(zip) ? valueByLongestPrefix(zip, deliveringStoreByPrefix) : null

/** Whether home delivery to the postal code, if there is any, includes groceries. */
export const deliversGroceriesTo = (zip: string): boolean => !cateringOnlyPrefixes.has(zip.slice(0, 3))

/** The numbers of the stores to recommend for pickup, nearest first; empty for an invalid postal code. */
export const nearestStoreNumbers = (zip: string): ReadonlyArray<string> => {
  if (!/^\d{5}$/.test(zip)) return []
  const deliveringStore = valueByLongestPrefix(zip, deliveringStoreByPrefix)
  const recommendedStores = valueByLongestPrefix(zip, nearestByPrefix) ?? []
  return deliveringStore === null
    ? recommendedStores
    : [deliveringStore, ...recommendedStores.filter((number) => number !== deliveringStore)]
}
