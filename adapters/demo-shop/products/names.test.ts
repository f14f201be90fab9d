import { describe, expect, it } from "vitest"
import { departments } from "./departments.ts"
import { expandLine } from "./expand.ts"

const drafts = departments.flatMap((department) =>
  department.groups.flatMap((group) =>
    group.leaves.flatMap((leaf) => leaf.lines.flatMap((line) => expandLine(department, group, leaf, line)))
  )
)
const names = [...new Set(drafts.map(({ name }) => name))]
const namesMatching = (faultPattern: RegExp): ReadonlyArray<string> => names.filter((name) => faultPattern.test(name))

/** Active substances of medicines that shops other than pharmacies may sell. */
const substancesSoldInShops = new Set([
  "Ibuprofen",
  "Acetylsalicylsyra och koffein",
  "Acetylsalicylsyra 500 mg",
  "Diklofenak",
  "Xylometazolin",
  "Oximetazolin",
  "Amylmetakresol och diklorbensylalkohol",
  "Cetylpyridinium och tyrotricin",
  "Bensydamin",
  "Bromhexin",
  "Loratadin",
  "Kalciumkarbonat och magnesiumhydroxid",
  "Natriumalginat och natriumvätekarbonat",
  "Kalciumkarbonat och magnesiumkarbonat",
  "Loperamid",
  "Hydrokortison",
  "Aciklovir",
  "Nikotin"
])

describe("the product tables of the demo shop", () => {
  it("repeat no word within a name", () => {
    const namesWithRepeatedWord = names.filter((name) => {
      const words = name.toLowerCase().match(/\p{L}{3,}/gu) ?? []
      return words.length !== new Set(words).size && !/nöt, .* gris|^Ben & Jerry/.test(name)
    })
    expect(namesWithRepeatedWord).toEqual([])
  })

  it("write prepositions in lower case, and adjectives before their noun", () => {
    expect(namesMatching(/. (I|Med|Utan|På|Till|Av|Från|För) /)).toEqual([])
    expect(
      namesMatching(/ (ekologiska?t?|Ekologiska?t?|fryst|frysta|färsk|kärnfria?|ätmogen|torkade?|inlagda)$/)
    ).toEqual([])
    expect(
      namesMatching(
        / (Röda?|Gula?|Gröna?|Vita?|Skivad|Skivat|Riven|Hackade?|Tärnade?|Rökt|Rökta|Benfri|Skalade?|Fullkorn|Parfymfri|Oparfymerad)$/
      )
    ).toEqual([])
  })

  it("write percent, ranges and units as Swedish does", () => {
    expect(namesMatching(/\d%|%\d|\d\.\d|\d+-p$|\bStl\b|\btim$/)).toEqual([])
    expect(names).toContain("Gammaldags mjölk 3,8-4,5 %")
  })

  it("contain the brand at most once in a name", () => {
    const faults = drafts.filter(
      ({ name, brand }) => brand !== null && name.toLowerCase().split(brand.toLowerCase()).length > 2
    )
    expect(faults.map(({ name, brand }) => `${name} (${brand})`)).toEqual([])
  })

  it("omit a brand at the start of a name when another product has the same name without it", () => {
    const namesInLeaves = new Set(drafts.map(({ leaf, name }) => `${leaf.name}: ${name}`.toLowerCase()))
    const faults = drafts.filter(
      ({ leaf, name, brand }) =>
        brand !== null &&
        name.startsWith(`${brand} `) &&
        namesInLeaves.has(`${leaf.name}: ${name.slice(brand.length + 1)}`.toLowerCase())
    )
    // Shoppers know these two by their brand.
    const namesWithBrand = new Set(["Kalles kaviar", "Polarbröd rågkaka"])
    expect([...new Set(faults.map(({ name }) => name))].filter((name) => !namesWithBrand.has(name))).toEqual([])
  })

  it("contain the product names that shoppers expect", () => {
    for (const name of ["Ekologisk banan", "Juiceapelsin", "Tonfisk i vatten", "Rökt skinka", "Röd paprika", "iKaffe"])
      expect(names, name).toContain(name)
  })

  it("contain only medicines that shops other than pharmacies may sell", () => {
    const substances = drafts.flatMap(({ traits }) =>
      traits.filter((trait) => trait.startsWith("med=")).map((trait) => trait.slice(4).replaceAll("_", " "))
    )
    expect([...new Set(substances)].filter((substance) => !substancesSoldInShops.has(substance))).toEqual([])
  })
})
