import { variants } from "./variants.ts"

/** What a word of a product's name stands for in its list of ingredients; the longest words first. */
const flavours: ReadonlyArray<readonly [word: RegExp, ingredient: string, hasShare: boolean]> = [
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

/** What of a flavour the list of ingredients lacks: of 'vitlök, persilja' only the parsley where garlic is listed. */
const unlisted = (ingredient: string, listed: string): string =>
  ingredient
    .split(/, (?![^(]*\))/)
    .filter((part) => !listed.includes(part.split(" (")[0] ?? part))
    .join(", ")

/** The flavours that a name states, with their shares, without those listed already; a word of the name counts once. */
const flavourText = (name: string, share: number, listed: string): string => {
  let rest = name.toLowerCase()
  const found = flavours.flatMap(([word, flavour, hasShare]) => {
    if (!word.test(rest)) return []
    rest = rest.replace(word, " ")
    const ingredient = unlisted(flavour, listed)
    return ingredient === "" ? [] : [{ ingredient, hasShare }]
  })
  const shared = found.filter(({ hasShare }) => hasShare).length
  const parts = (total: number): ReadonlyArray<number> => {
    const each = Math.max(1, Math.floor(total / Math.max(1, shared)))
    return Array.from({ length: shared }, (_, index) => (index === 0 ? Math.max(1, total - each * (shared - 1)) : each))
  }
  const shares = [...parts(share)]
  return found
    .map(({ ingredient, hasShare }) => {
      const percent = hasShare ? shares.shift() : undefined
      if (share === 0 || percent === undefined) return ingredient
      return ingredient.includes(" (") ? ingredient.replace(" (", ` ${percent} % (`) : `${ingredient} ${percent} %`
    })
    .join(", ")
}

/** Fills in what the name says about the flavour, and removes the places that stay empty. */
export const fillFlavours = (ingredients: string, name: string): string => {
  const listed = ingredients.toLowerCase()
  const filled = ingredients.replace(/(, )?\{([^}]+)\}( \d+ %)?/g, (_, comma: string = "", key: string, share = "") => {
    const text = /^\d+$/.test(key)
      ? flavourText(name, Number(key), listed)
      : (variants[key]?.find(([pattern]) => pattern.test(name))?.[1] ?? "")
    return text === "" ? "" : `${comma}${text}${share}`
  })
  const tidied = filled.replace(/^, /, "").replace(/\(, /g, "(")
  return tidied.charAt(0).toUpperCase() + tidied.slice(1)
}
