import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { stagingForTests, type TestStaging } from "#adapters/demo-shop/testing.ts"

interface Hit {
  readonly name: string
  readonly brand: string | null
  readonly category: string
}

/** A query, the category its hits must have, and a pattern for brand and name when the category also contains other products. */
type Expectation = readonly [query: string, categoryPattern: RegExp, productPattern?: RegExp]

const milkPattern = /^(Standard|Mellan|Lätt)mjölk$/
const coffeePattern = /^Bryggkaffe$/
const sodaPattern = /^Läsk$/
const ketchupPattern = /^Ketchup & senap$/
const breadPattern = /bröd|polarkaka|tunnbröd|frallor/i

/** All of the first three hits must match. */
const expectations: ReadonlyArray<Expectation> = [
  // plain words, before products that only taste or smell of them
  ["mjölk", milkPattern],
  ["bananer", /^Bananer$/],
  ["ägg", /^Ägg$/],
  ["smör", /^Smör & bredbart$/, / smör/i],
  ["kaffe", coffeePattern],
  ["bröd", breadPattern],
  ["ost", /^(Skivad & riven ost|Hårdost)$/],
  ["potatis", /^Potatis$/],
  ["lök", /^Lök & vitlök$/],
  ["kycklingfilé", /^Färsk kyckling$/, /kycklingfilé/i],
  ["kyckling", /^Färsk kyckling$/],
  ["köttfärs", /^Färs$/],
  ["lax", /^Lax$/],
  ["gurka", /^(Gurka & paprika|Inlagda grönsaker & oliver)$/, /gurka/i],
  ["äpplen", /^Äpplen & päron$/, /äpple/i],
  ["pasta", /^Pasta$/],
  ["ris", /^Ris$/],
  ["te", /^Te$/],
  ["fil", /^Filmjölk$/],
  ["blöjor", /^Blöjor$/],
  ["toalettpapper", /^Toalettpapper$/],
  ["diskmedel", /^Handdisk$/],
  ["tandkräm", /^Tandkräm/],
  ["socker", /^Socker & sirap$/],
  ["vetemjöl", /^Mjöl$/],
  ["havregryn", /^Havregryn/],
  ["ketchup", ketchupPattern, / ketchup$/i],
  ["yoghurt", /^Yoghurt naturell$/],
  ["juice", /^Juice/],
  ["glass", /glass/i],
  ["chips", /^Chips$/],
  ["godis", /^Påsgodis$/],
  ["läsk", sodaPattern],
  ["vatten", /vatten$/],
  ["räkor", /^Skaldjur & räkor$/],
  ["skinka", /^Skinka, kalkon & bacon$/, /skinka/i],
  ["bacon", /^Skinka, kalkon & bacon$/, /bacon/i],
  ["fisk", /fisk/i],
  ["choklad", /^Chokladkakor$/],
  ["grädde", /^Grädde$/],
  ["öl", /öl$/],
  ["färs", /^Färs$/],
  ["sylt", /sylt/i],
  ["korv", /korv/i],
  ["tomater", /^Tomat$/],
  ["tomat", /^Tomat$/],
  ["kött", /^(Nötkött|Köttbullar, burgare & marinerat)$/, /kött/i],
  ["salt", /^Kryddor$/, /salt\b/i],
  ["vitlök", /^Lök & vitlök$/, /vitlök/i],
  ["paprika", /paprika$/, /paprika/i],
  ["morötter", /^Rotfrukter$/, /morot|morötter/i],
  // prefixes and split compounds
  ["mellanm", /^Mellanmjölk$/],
  ["kycklingf", /^Färsk kyckling$/, /kycklingf/i],
  ["avok", /^Exotisk frukt$/, /avokado/i],
  ["broc", /^Kål & broccoli$/, /broccoli/i],
  ["hushålls papper", /^Hushållspapper/, /hushållspapper/i],
  ["kross tomat", /^Tomatkonserver$/, /krossade/i],
  // without diacritics
  ["mjolk", milkPattern],
  ["gradde", /^Grädde$/],
  ["smor", /^Smör & bredbart$/, / smör/i],
  ["kottbullar", /./, /köttbullar/i],
  ["applen", /^Äpplen & päron$/, /äpple/i],
  ["rodbetor", /./, /rödbetor/i],
  ["creme fraiche", /^Crème fraiche/, /crème fraiche/i],
  ["agg", /^Ägg$/],
  // misspelt
  ["mjlök", milkPattern],
  ["bannan", /^Bananer$/],
  ["yogurt", /^Yoghurt naturell$/],
  ["potaits", /^Potatis$/],
  ["brocoli", /^Kål & broccoli$/, /broccoli/i],
  ["kykling", /^Färsk kyckling$/],
  ["spagetti", /^Pasta$/, /spaghetti/i],
  ["kechup", ketchupPattern, / ketchup$/i],
  ["majonäs", /^Majonnäs/, /majonnäs/i],
  ["kaffee", coffeePattern],
  ["diskmdel", /^Handdisk$/],
  ["bregot", /^Smör & bredbart$/, /bregott/i],
  // brand and name, in either order
  ["arla yoghurt", /^Yoghurt/, /^arla.*yoghurt/i],
  ["mjölk arla", milkPattern, /^arla/i],
  ["zoegas kaffe", coffeePattern, /^zoégas/i],
  ["kaffe zoegas", coffeePattern, /^zoégas/i],
  ["oatly havredryck", /^Havredryck$/, /^oatly/i],
  ["felix ketchup", ketchupPattern, /^felix .*ketchup/i],
  ["coca cola zero", sodaPattern, /^coca-cola.* zero/i],
  ["marabou mjölkchoklad", /^Chokladkakor$/, /^marabou.*mjölkchoklad/i],
  ["kalles kaviar", /^Kaviar & rom$/, /^kalles/i],
  ["garant mjölk", milkPattern, /^garant/i],
  ["estrella chips", /^Chips$/, /^estrella/i],
  ["zeta olivolja", /^Olja/, /^zeta .*olivolja/i],
  ["wasa knäckebröd", /^Knäckebröd$/, /^wasa/i],
  // features, sizes and symbols
  ["ekologisk mjölk", milkPattern, /ekologisk/i],
  ["eko ägg", /^Ägg$/, /ekologiska/i],
  ["eko bananer", /^Bananer$/, /ekologisk/i],
  ["laktosfri mjölk", milkPattern, /laktosfri/i],
  ["mjölk 3%", /^Standardmjölk$/, / 3 %/],
  ["mjölk 3 %", /^Standardmjölk$/, / 3 %/],
  ["1,5l mjölk", milkPattern],
  ["kaffe 450 g", coffeePattern],
  ["fil 3%", /^Filmjölk$/, / 3 %/],
  ["läsk 33cl", sodaPattern],
  ["glutenfritt bröd", /^Glutenfritt bröd$/],
  ["vegansk färs", /^Vegetarisk färs/, /vegofärs/i],
  ["glutenfria frallor", /^Glutenfritt bröd$/],
  ["laktosfri grädde", /^Grädde$/, /laktosfri/i],
  ["ekologiska ägg", /^Ägg$/, /ekologisk/i],
  ["sockerfri läsk", sodaPattern, /zero|max|sockerfri/i],
  ["laktosfritt smör", /./, /laktosfri/i],
  ["smör laktosfritt", /./, /laktosfri/i],
  ["veganska köttbullar", /^Vegetarisk/],
  // a brand that resembles a word
  ["loka", /^Kolsyrat vatten$/, /^loka/i],
  ["loka crush", /^Kolsyrat vatten$/, /^loka/i],
  // one word typed as two, or two as one
  ["gullök", /^Lök & vitlök$/, /gul lök/i],
  ["vaniljglass", /glass/i, /vanilj/i],
  ["kaffe filter", /./, /kaffefilter/i],
  ["jord nötter", /^Nötter & jordnötter$/, /jordnötter/i],
  ["toa papper", /^Toalettpapper$/],
  ["jasmin ris", /^Ris$/, /jasminris/i],
  ["mineral vatten", /^Kolsyrat vatten$/],
  // plurals, and one kind of product in a mixed category
  ["citroner", /^Citrus$/, /citron/i],
  ["gurkor", /^(Gurka & paprika|Inlagda grönsaker & oliver)$/, /gurka/i],
  ["peppar", /^Kryddor$/, /peppar/i],
  ["ljus", /^Ljus, batterier & lampor$/, /ljus/i],
  ["havre", /^(Matgryn, couscous & bulgur|Havredryck|Havregryn & gröt)$/, /havre/i],
  // everyday words
  ["havremjölk", /^Havredryck$/],
  ["sojamjölk", /^Sojadryck$/],
  ["mandelmjölk", /^Mandel & kokosdryck$/],
  ["mineralvatten", /^Kolsyrat vatten$/],
  ["bubbelvatten", /^Kolsyrat vatten$/],
  ["folie", /^Hushållspapper & servetter$/, /folie|film/i],
  ["diskmaskinstabletter", /^Maskindisk$/, /disktabletter/i],
  ["toapaper", /^Toalettpapper$/],
  ["limefrukt", /^Citrus$/, /lime/i],
  ["plastpåsar", /^Påsar$/, /påsar/i],
  ["toapapper", /^Toalettpapper$/],
  ["tacos", /^Tacos & tex-mex$/],
  ["bebismat", /^Barnmat/],
  ["hundmat", /^Hundmat$/, /hundmat/i],
  ["vego", /^Vegetarisk/]
]

/** One query per ranking rule; none of these may fail. */
const rankingRules: ReadonlyArray<readonly [rule: string, ...expectation: Expectation]> = [
  ["a whole word ranks above a prefix", "vin", /öl|vin|Alkoholfri/],
  ["a whole word in the category alone ranks above a prefix", "te", /^Te$/],
  ["the head of a compound ranks nearly as high as the name", "mjölk", milkPattern],
  ["other parts of a compound rank lower", "läsk", sodaPattern],
  ["all words have equal weight", "garant mjölk", milkPattern, /^garant/i],
  ["a feature in the name ranks above one in the keywords", "eko bananer", /^Bananer$/, /ekologisk/i],
  ["the query's diacritics count", "lök", /^Lök & vitlök$/],
  ["the exact name comes first", "ketchup", ketchupPattern, / ketchup$/i],
  ["of equal hits the most popular comes first", "potatis", /^Potatis$/],
  [
    "products of a category with the word come before those that only taste of it",
    "kött",
    /^(Nötkött|Köttbullar, burgare & marinerat)$/,
    /kött/i
  ],
  ["an exact brand comes before words with the same stem", "loka", /^Kolsyrat vatten$/, /^loka/i],
  ["the plural of the exact name comes first as well", "citroner", /^Citrus$/, /citron/i],
  ["in a mixed category the name decides", "ljus", /^Ljus, batterier & lampor$/, /ljus/i],
  ["any of the words may name the category", "mjölk arla", milkPattern, /^arla/i],
  ["popularity does not outrank relevance", "vatten", /vatten$/]
]

/** How many of the expectations may fail. */
const maxMisses = 2

let shop: TestStaging
beforeAll(async () => {
  shop = await stagingForTests()
})
afterAll(() => shop.close())

const checkedHitCount = 3
const readFirstHits = async (query: string, take = checkedHitCount): Promise<ReadonlyArray<Hit>> =>
  (await shop.call("GET", `/Loop54/search?Q=${encodeURIComponent(query)}&store=3201&take=${take}`)).json.searchResults
    .products

const matches = ({ name, brand, category }: Hit, [, categoryPattern, productPattern = /./]: Expectation): boolean =>
  categoryPattern.test(category) && productPattern.test(`${brand ?? ""} ${name}`)

/** Describes the actual hits when there are none or one does not match; returns null when all match. */
const describeMiss = async (expectation: Expectation): Promise<string | null> => {
  const hits = await readFirstHits(expectation[0])
  return hits.length > 0 && hits.every((hit) => matches(hit, expectation))
    ? null
    : `${expectation[0]}: ${hits.map(({ name, brand, category }) => `${brand ?? ""} ${name} (${category})`).join(" | ")}`
}

describe("search relevance", () => {
  it(`returns matching products as the first three hits, for all but ${maxMisses} of ${expectations.length} queries`, async () => {
    const misses: Array<string> = []
    for (const expectation of expectations) {
      const miss = await describeMiss(expectation)
      if (miss !== null) misses.push(miss)
    }
    expect(misses.length <= maxMisses ? [] : misses).toEqual([])
  })

  for (const [rule, ...expectation] of rankingRules) {
    it(`${rule}: ${expectation[0]}`, async () => {
      expect(await describeMiss(expectation)).toBeNull()
    })
  }

  it.each(["skivad ost", "salsa", "peppar"])(
    "ranks a product named '%s' above products that only share its category",
    async (query) => {
      const [first] = await readFirstHits(query, 1)
      expect(first?.name.toLowerCase()).toContain(query)
    }
  )

  it.each(["kyckling", "lax", "nöt", "lamm", "fisk"])(
    "returns no pet food among the first ten hits for '%s', but finds it with 'kattmat' or 'hundmat' added",
    async (query) => {
      const isPetFood = ({ category }: Hit) => /^(Hund|Katt)mat$/.test(category)
      expect((await readFirstHits(query, 10)).filter(isPetFood)).toEqual([])
      expect((await readFirstHits(`${query === "lamm" ? "hundmat" : "kattmat"} ${query}`, 1)).map(isPetFood)).toEqual([
        true
      ])
    }
  )
})
