/** Patterns for words in a list of ingredients, and the allergen that the word names; the first matching pattern decides. */
const allergenWords: ReadonlyArray<readonly [wordPattern: RegExp, code: string | null]> = [
  // Words that only resemble an allergen.
  [/^(mjölksyra|mjölksyrabakterier|mjölkfri|bovete|bovetemjöl|äggplanta|muskotnöt|selleri(?:salts)arom)$/, null],
  [/^(kokos|mandel|ris)(mjölk|grädde|drycks?)/, null],
  [/^(kakao|shea|kokos|avokado)smör$|^smörgås|^smörkräm$|^mandelpotatis|^ostronskivling|^kornfri/, null],
  [/^(majs|peppar|senaps)korn$|^vinbärs|^rost|^most|^kost/, null],
  [/jordnöt/, "AP"],
  [/mandel|hasselnöt|valnöt|cashew|pekannöt|paranöt|pistage|macadamia|marsipan/, "AN"],
  [/senap/, "BM"],
  [/selleri/, "BC"],
  [/sesam|tahini/, "AS"],
  [/soja|tofu|edamame/, "AY"],
  [/sulfit|svaveldioxid/, "AU"],
  [/bläckfisk|mussl|ostronextrakt|^ostron|pilgrimsmussla/, "UM"],
  [/räk|kräft|hummer|krabb|^krill/, "AC"],
  [/^ägg|^helägg|majonnäs/, "AE"],
  [
    /fisk|lax|torsk|sill$|^sillfilé|tonfisk|makrill|sardell|sardin|ansjovis|^sej|kolja|rödspätta|pollock|hoki|löjrom|stenbitsrom|regnbåge|röding|strömming|hälleflundra|^gös|^sik$|surimi|sejfilé/,
    "AF"
  ],
  [/vete|^råg|^korn(?!ischon)|kornmalt|korngryn|havre|dinkel|bulgur|couscous|mannagryn|^müsli/, "AW"],
  [
    /mjölk|grädde|gräddpulver|gräddfil|smör|ost$|ost(?:pulver|kräm)|yoghurt|kvarg|vassle|laktos|kasein|crème|fraiche|mozzarella|mascarpone|ricotta|parmesan|parmigiano|pecorino|halloumi|cheddar|kefir(?!kultur)|skyr$|filmjölk|hårdost|gorgonzola/,
    "AM"
  ]
]

const codeOfWord = (word: string): string | null => {
  const lowerCaseWord = word.toLowerCase()
  return allergenWords.find(([wordPattern]) => wordPattern.test(lowerCaseWord))?.[1] ?? null
}

export interface CapitalizedStatement {
  /** The statement with the allergenic ingredients in capitals. */
  readonly text: string
  /** The codes of the allergens that the ingredients contain, in the order in which they occur. */
  readonly allergens: ReadonlyArray<string>
}

/** Writes the allergenic ingredients of a list in capitals, since the law requires them to be emphasized, and returns their codes. */
export const capitalizeAllergens = (statement: string, isGlutenFree = false): CapitalizedStatement => {
  const allergens = new Set<string>()
  const text = statement.replace(/\p{L}[\p{L}-]*/gu, (word) => {
    const code = codeOfWord(word)
    // Gluten-free oats stay in lower case, since they contain no gluten.
    if (code === null || (isGlutenFree && code === "AW")) return word
    allergens.add(code)
    return word.toUpperCase()
  })
  return { text, allergens: [...allergens] }
}
