import { placeholderTexts } from "./placeholder-texts.ts"

/** The ingredient that a word in a product's name stands for, and whether its share is stated; the more specific words come first. */
const flavours: ReadonlyArray<readonly [wordPattern: RegExp, ingredient: string, hasShare: boolean]> = [
  [/jordgubb/, "jordgubbar", true],
  [/skogsbär|wild berr|bärmix|drottning/, "bär (blåbär, hallon, björnbär)", true],
  [/hallon/, "hallon", true],
  [/blåbär/, "blåbär", true],
  [/granatäpple/, "granatäpplejuice", true],
  [/äpple|äppel/, "äpple", true],
  [/päron/, "päron", true],
  [/persika/, "persika", true],
  [/passion/, "passionsfrukt", true],
  [/mango/, "mango", true],
  [/ananas/, "ananas", true],
  [/banan/, "banan", true],
  [/rabarber/, "rabarber", true],
  [/hjortron/, "hjortron", true],
  [/nypon/, "nyponpuré", true],
  [/lingon/, "lingon", true],
  [/svartvinbär|cassis/, "svarta vinbär", true],
  [/fläder/, "fläderblomsextrakt", false],
  [/apelsin(?!krokant)|orange/, "apelsinjuice", true],
  [/citron|lemon|limón/, "citronjuice", true],
  [/lime/, "limejuice", true],
  [/vanilj|vanilla/, "vaniljextrakt", false],
  [/vit choklad/, "vit choklad (socker, kakaosmör, mjölkpulver)", true],
  [/choklad/, "kakaopulver", true],
  [/kola(?!d)|karamell|caramel|dulce/, "karamell (socker, glukossirap, kondenserad mjölk)", true],
  [/kaffe|cappuccino|espresso/, "kaffeextrakt", false],
  [/kokos/, "kokos", true],
  [/lakrits/, "lakritsextrakt", true],
  [/mint|polka/, "pepparmyntsolja", false],
  [/hasselnöt/, "hasselnötter", true],
  [/kardemumma/, "kardemumma", false],
  [/kanel/, "kanel", false],
  [/ingefära/, "ingefära", true],
  [/saffran/, "saffran", false],
  [/vitlök & ört|vitlök och ört|franska örter|örter & vitlök/, "vitlök, persilja, gräslök", true],
  [/vitlök/, "vitlök", true],
  [/gräslök/, "gräslök", true],
  [/lök/, "lökpulver", true],
  [/pepparrot/, "pepparrot", true],
  [/tomat & basilika/, "tomat, basilika", true],
  [/soltorkad/, "soltorkade tomater", true],
  [/tomat/, "tomat", true],
  [/basilika/, "basilika", true],
  [/dill/, "dill", false],
  [/persilja/, "persilja", true],
  [/rosmarin/, "rosmarin", false],
  [/ört/, "örter (persilja, timjan, oregano)", false],
  [/fänkål/, "fänkål", false],
  [/paprika & chili|paprika och chili/, "paprika, chili", true],
  [/paprika/, "paprika", true],
  [/jalapeño/, "jalapeño", true],
  [/tandoori|tikka/, "garam masala", false],
  [/curry/, "currypulver", false],
  [/chili|het\b/, "chili", false],
  [/grönpeppar/, "grönpeppar", false],
  [/peppar(?!mynt|kak|rot)/, "svartpeppar", false],
  [/tryffel/, "tryffel", true],
  [/karljohan|svamp/, "karljohansvamp", true],
  [/kantarell/, "kantareller", true],
  [/med crème fraiche/, "crème fraiche (grädde, syrningskultur)", true],
  [/vallmo|valmo/, "vallmofrön", true],
  [/bbq/, "barbecuekrydda (socker, paprika, lök, rökarom)", false],
  [/(?<![a-zåäö])rökt/, "rökarom", false]
]

/** The parts of a flavour that the list of ingredients lacks: only the parsley of 'vitlök, persilja' when garlic is already listed. */
const unlistedParts = (ingredient: string, listedText: string): string =>
  ingredient
    .split(/, (?![^(]*\))/)
    .filter((part) => !listedText.includes(part.split(" (")[0] ?? part))
    .join(", ")

/** The flavours that a name states, with their shares, without those listed already; a word of the name counts once. */
const flavourText = (name: string, share: number, listedText: string): string => {
  let remainingName = name.toLowerCase()
  const foundFlavours = flavours.flatMap(([wordPattern, flavour, hasShare]) => {
    if (!wordPattern.test(remainingName)) return []
    remainingName = remainingName.replace(wordPattern, " ")
    const ingredient = unlistedParts(flavour, listedText)
    return ingredient === "" ? [] : [{ ingredient, hasShare }]
  })
  const shareCount = foundFlavours.filter(({ hasShare }) => hasShare).length
  const splitShare = (total: number): ReadonlyArray<number> => {
    const equalShare = Math.max(1, Math.floor(total / Math.max(1, shareCount)))
    return Array.from({ length: shareCount }, (_, index) =>
      index === 0 ? Math.max(1, total - equalShare * (shareCount - 1)) : equalShare
    )
  }
  const shares = [...splitShare(share)]
  return foundFlavours
    .map(({ ingredient, hasShare }) => {
      const percent = hasShare ? shares.shift() : undefined
      if (share === 0 || percent === undefined) return ingredient
      return ingredient.includes(" (") ? ingredient.replace(" (", ` ${percent} % (`) : `${ingredient} ${percent} %`
    })
    .join(", ")
}

/** Replaces the placeholders in a list of ingredients with the flavours that the product's name states, or with the text that the name selects; removes those for which there is none. */
export const fillPlaceholders = (ingredients: string, name: string): string => {
  const listedText = ingredients.toLowerCase()
  const filledText = ingredients.replace(
    /(, )?\{([^}]+)\}( \d+ %)?/g,
    (_, comma: string = "", key: string, share = "") => {
      const text = /^\d+$/.test(key)
        ? flavourText(name, Number(key), listedText)
        : (placeholderTexts[key]?.find(([pattern]) => pattern.test(name))?.[1] ?? "")
      return text === "" ? "" : `${comma}${text}${share}`
    }
  )
  const cleanedText = filledText.replace(/^, /, "").replace(/\(, /g, "(")
  return cleanedText.charAt(0).toUpperCase() + cleanedText.slice(1)
}
