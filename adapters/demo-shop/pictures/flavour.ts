import { withUnicodeWordBoundaries } from "./word-match.ts"

const flavours = withUnicodeWordBoundaries<string>([
  [/jordgubb|strawberry/, "#e0394c"],
  [/hallon|drottning|granatäpple|blodapelsin|cherry|körsbär|röda|red\b/, "#c21f55"],
  [/blåbär|skogsbär|svartvinbär|vinbär|bär\b|wild/, "#4a4a9c"],
  [/lingon|tranbär|nypon/, "#b3202c"],
  [/vanilj/, "#ecc75f"],
  [/naturell/, "#7db8dc"],
  [/vit choklad|white/, "#efe3c6"],
  [/mörk|70%|85%|86%|espresso|mörkrost|extra mör/, "#3a2117"],
  [/choklad|kakao|brownie/, "#6b3d22"],
  [/mango|passion|persika|aprikos|tropi|exotic/, "#f39a1f"],
  [/citron|lemon|ananas|banan/, "#f2cf1d"],
  [/lime|äpple|päron|kiwi|fläder/, "#8fb832"],
  [/apelsin|orange|citrus|clementin/, "#f07f1b"],
  [/kokos/, "#7fb7b0"],
  [/kola|karamell|caramel|lönn|kanel|honung/, "#bf7a2c"],
  [/lakrits|salmiak|zero|svart|saltlakrits|djungel|black/, "#26242a"],
  [/mint|eukalyptus|menthol|pepparmynta/, "#3fa58c"],
  [/nöt|mandel|hassel|nougat|cashew|pekan/, "#a06a35"],
  [/chili|hot|stark|arrabiata|texas|sweet/, "#d0281f"],
  [/tomat|ketchup|bolognese|salsa|basilika/, "#cc3b2b"],
  [/svamp|champinjon|kantarell|karljohan|tryffel/, "#94795a"],
  [/dill|gräslök|örter|ört|sourcream|ranch|spenat|broccoli|grön|pesto|persilja|holiday/, "#3f8f4f"],
  [/grill|bbq|barbecue|smoky|bacon|rökt|kebab/, "#8f3322"],
  [/ost|cheddar|cheez|majs|curry|senap/, "#efae1c"],
  [/kyckling|kalkon|höns/, "#e2a23c"],
  [/lax|räk|kräft|skagen/, "#ef8a72"],
  [/tonfisk|fisk|torsk|sill/, "#2c78a8"],
  [/nötfärs|nöt|oxe|biff|kött/, "#9c3428"],
  [/lavendel|natt|viol/, "#8a76bd"],
  [/lätt|light|sockerfri|mager|fri\b/, "#5fb0d8"],
  [/salt/, "#3f74b5"],
  [/color|färg/, "#d6489a"],
  [/white|vit/, "#8cc6e8"],
  [/parfymfri|sensitive|oparfym|neutral/, "#9fc7b4"]
])

/** The customary colour of the flavour or kind of food that a product's name contains; null when it contains none. */
export const findFlavourColour = (name: string): string | null => {
  const text = name.toLowerCase()
  return flavours.find(([pattern]) => pattern.test(text))?.[1] ?? null
}
