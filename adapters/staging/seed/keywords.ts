/** Which goods are also called so: by words of their name, of their category, or both. */
const synonyms: ReadonlyArray<readonly [goods: RegExp, words: ReadonlyArray<string>]> = [
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
  [/^alvedon|^panodil|paracetamol/i, ["värktablett", "smärtlindring", "feber"]],
  [/^ipren|ibuprofen/i, ["värktablett", "smärtlindring"]],
  [/bärkasse|papperskasse|bärpåse/i, ["påse", "kasse"]],
  [/^(?:frys|avfalls)påsar/i, ["plastpåsar"]],
  [/^plastfilm/i, ["plastfolie", "folie"]],
  [/^lime( |$)/i, ["limefrukt"]],
  [/räkor/i, ["räka", "skaldjur"]],
  [/snus$/i, ["tobak"]],
  [/^kalles kaviar/i, ["romtub", "tubmat"]]
]

/** What all goods of a category are also called. */
const categoryWords: ReadonlyArray<readonly [leaf: RegExp, words: ReadonlyArray<string>]> = [
  [/^(?:Ljust|Grovt|Glutenfritt) bröd$|^Frallor/, ["macka", "mackor", "smörgås"]],
  [/^Glass/, ["glass"]],
  [/kyckling$/i, ["fågel"]],
  [/^Vegetarisk/, ["vego", "vegetarisk"]],
  [/^Barnmat|^Välling/, ["bebismat"]],
  [/^Tacos/, ["tacos", "fredagsmys", "texmex"]],
  [/^(?:Vitt snus|Snus)$/, ["tobak"]]
]

const thingsOf = (group: string): ReadonlyArray<string> => group.toLowerCase().split(/, | & /)

/** A group says what its goods are near; of 'Ägg & jäst' the yeast is no egg. */
const groupWords = (leaf: string, group: string): ReadonlyArray<string> => (thingsOf(group).includes(leaf.toLowerCase()) ? [] : [group.toLowerCase()])

/** Everyday words by which a shopper may look for the goods. */
export const keywordsOf = (name: string, leaf: string, group: string): ReadonlyArray<string> => [
  ...new Set([
    ...groupWords(leaf, group),
    ...synonyms.filter(([goods]) => goods.test(name)).flatMap(([, words]) => words),
    ...categoryWords.filter(([category]) => category.test(leaf)).flatMap(([, words]) => words)
  ])
]
