/** Search words for products whose name matches. */
const synonyms: ReadonlyArray<readonly [namePattern: RegExp, words: ReadonlyArray<string>]> = [
  [/nötfärs|blandfärs/i, ["köttfärs", "färs"]],
  [/^vego(?:bullar|färs)/i, ["vegetariska köttbullar"]],
  [/toalettpapper/i, ["toapapper", "toarullar", "dasspapper"]],
  [/^hushållspapper/i, ["torky", "hushållsrulle"]],
  [/havredryck|^imat\b|\bikaffe\b/i, ["havremjölk", "växtmjölk"]],
  [/^sojadryck|^soya /i, ["sojamjölk", "växtmjölk"]],
  [/^mandeldryck/i, ["mandelmjölk", "växtmjölk"]],
  [/^(?:kokos|ris)dryck/i, ["växtmjölk"]],
  [/(?<!\p{L})läsk|^coca-cola|^pepsi|^fanta/iu, ["läsk", "dricka"]],
  [/^(?:coca-cola|fanta|trocadero) zero|\bcola zero$|^pepsi max/i, ["sockerfri"]],
  [/^kolsyrat vatten|^loka|^ramlösa|vichyvatten/i, ["mineralvatten", "bubbelvatten", "kolsyrat vatten"]],
  [/^blöj|byxblöj/i, ["blöjor", "diaper"]],
  [/^chips( |$)/i, ["potatischips", "fredagsmys"]],
  [/taco|tortilla/i, ["tacos", "fredagsmys", "texmex"]],
  [/diskmedel|disktablett/i, ["disk"]],
  [/^disktablett/i, ["diskmaskinstabletter", "maskindiskmedel"]],
  [/^barnmatsburk|^klämpåse|välling/i, ["bebismat"]],
  [/^tvättmedel/i, ["tvätt"]],
  [/^falukorv/i, ["korv stroganoff"]],
  [/^ipren|^ibumetin|^treo|^bamyl/i, ["värktablett", "smärtlindring", "feber"]],
  [/bärkasse|papperskasse|bärpåse/i, ["påse", "kasse"]],
  [/^(?:frys|avfalls)påsar/i, ["plastpåsar"]],
  [/^plastfilm/i, ["plastfolie", "folie"]],
  [/^lime( |$)/i, ["limefrukt"]],
  [/räkor/i, ["räka", "skaldjur"]],
  [/snus$/i, ["tobak"]],
  [/^kalles kaviar/i, ["romtub", "tubmat"]]
]

/** Search words for all products of a category. */
const categoryWords: ReadonlyArray<readonly [leafPattern: RegExp, words: ReadonlyArray<string>]> = [
  [/^(?:Ljust|Grovt|Glutenfritt) bröd$|^Frallor/, ["macka", "mackor", "smörgås"]],
  [/^Glass/, ["glass"]],
  [/kyckling$/i, ["fågel"]],
  [/^Vegetarisk/, ["vego", "vegetarisk"]],
  [/^Barnmat|^Välling/, ["bebismat"]],
  [/^Tacos/, ["tacos", "fredagsmys", "texmex"]],
  [/^(?:Vitt snus|Snus)$/, ["tobak"]]
]

const partsOf = (group: string): ReadonlyArray<string> => group.toLowerCase().split(/, | & /)

/** The group's name, unless the leaf category is a part of it: yeast in 'Ägg & jäst' must not be found by 'ägg'. */
const groupWords = (leaf: string, group: string): ReadonlyArray<string> =>
  partsOf(group).includes(leaf.toLowerCase()) ? [] : [group.toLowerCase()]

/** The everyday words by which shoppers search for the product. */
export const keywordsOf = (name: string, leaf: string, group: string): ReadonlyArray<string> => [
  ...new Set([
    ...groupWords(leaf, group),
    ...synonyms.filter(([namePattern]) => namePattern.test(name)).flatMap(([, words]) => words),
    ...categoryWords.filter(([leafPattern]) => leafPattern.test(leaf)).flatMap(([, words]) => words)
  ])
]
