const synonyms: ReadonlyArray<readonly [RegExp, ReadonlyArray<string>]> = [
  [/nötfärs|blandfärs/i, ["köttfärs", "färs"]],
  [/toalettpapper/i, ["toapapper", "dasspapper"]],
  [/hushållspapper/i, ["torky", "hushållsrulle"]],
  [/havredryck|imat|ikaffe/i, ["havremjölk", "växtmjölk"]],
  [/mjölk/i, ["mjölk"]],
  [/crème fraiche/i, ["creme fraiche"]],
  [/läsk|coca-cola|pepsi|fanta/i, ["läsk", "dricka"]],
  [/blöj/i, ["blöjor", "diaper"]],
  [/chips/i, ["potatischips", "fredagsmys"]],
  [/taco|tortilla/i, ["tacos", "fredagsmys", "texmex"]],
  [/diskmedel|disktablett/i, ["disk"]],
  [/bröd|limpa|fralla|fralle/i, ["macka", "mackor", "smörgås"]],
  [/barnmat|klämpåse|välling/i, ["bebismat"]],
  [/tvättmedel/i, ["tvätt"]],
  [/falukorv/i, ["korv stroganoff"]],
  [/banan/i, ["banan", "bananer"]],
  [/ägg/i, ["ägg"]],
  [/alvedon|panodil|paracetamol/i, ["värktablett", "smärtlindring", "feber"]],
  [/ipren|ibuprofen/i, ["värktablett", "smärtlindring"]],
  [/bärkasse|papperskasse|bärpåse/i, ["påse", "kasse"]],
  [/glass/i, ["glass"]],
  [/kyckling/i, ["fågel"]],
  [/räk/i, ["räka", "skaldjur"]],
  [/snus/i, ["tobak"]],
  [/kaviar/i, ["romtub", "tubmat"]]
]

/** Everyday words by which a shopper may look for the goods. */
export const keywordsOf = (name: string, leaf: string, group: string): ReadonlyArray<string> => {
  const words = new Set([leaf.toLowerCase(), group.toLowerCase()])
  for (const [pattern, added] of synonyms) if (pattern.test(name) || pattern.test(leaf)) for (const word of added) words.add(word)
  return [...words]
}
