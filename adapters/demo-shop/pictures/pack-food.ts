import { type Appearance, lowerCaseNameOf } from "./appearance.ts"
import { darker } from "./colour.ts"
import { copies, type Placement, type Region, rowsIn } from "./copies.ts"
import { rect } from "./parts.ts"

/** The arrangement of food in a region of a pack: columns, rows and the size of a piece as a share of the region's height. */
type Layout = readonly [columnCount: number, rowCount: number, sizeShare: number]

const layouts: ReadonlyArray<readonly [RegExp, Layout]> = [
  [/^minced/, [5, 4, 0.6]],
  [/^(cheese|grated-cheese|blue-cheese|tofu)/, [2, 3, 0.66]],
  [/^(meatballs|falafel)/, [4, 3, 0.52]],
  [/^nuggets|^shrimp|^mussels|^oyster|^gherkins|^dumplings/, [3, 2, 0.66]],
  [/^cubes/, [5, 4, 0.48]],
  [
    /^(bacon|sausages|ribs|smoked|small-fish|fish-fingers|skewer|sushi|herring|salami|cold-cuts|spring-rolls)/,
    [2, 1, 0.98]
  ],
  [/^(chicken-fillet|drumstick|salmon|white|chop|patty|pancakes|halloumi|mozzarella|pie|sandwich)/, [2, 1, 0.98]],
  [/^roast/, [1, 1, 1.6]],
  [/^(ham|whole-chicken)/, [1, 1, 1.3]],
  [/^(steak|pizza|mash|stew|curry|pasta-plate|lasagne|salad|crayfish|crab|pate|soup|fish)/, [1, 1, 1.12]]
]

/** Thin pieces, of which several lie in a tray. */
const slicedFoodPattern = /skivad|skivat|lövbiff|schnitzel|wallenberg|osso|lever/

const defaultLayout: Layout = [3, 2, 0.62]

const layoutOf = ({ iconName, nameAndCategories }: Appearance): Layout => {
  const layout = layouts.find(([pattern]) => pattern.test(iconName))?.[1] ?? defaultLayout
  return layout[0] === 1 && slicedFoodPattern.test(lowerCaseNameOf({ nameAndCategories })) ? [2, 1, 0.94] : layout
}

/** Food that lies in a region of a pack, in one or more rows. Minced food and balls reach a little beyond it, so that no edge stays empty. */
export const foodIn = (appearance: Appearance, packRegion: Region, motif = appearance.iconName): string => {
  const isDense = /^(minced|cubes|meatballs|falafel)/.test(motif)
  const region = isDense
    ? { x: packRegion.x - 16, y: packRegion.y - 8, w: packRegion.w + 32, h: packRegion.h + 16 }
    : packRegion
  const [columnCount, rowCount, sizeShare] = layoutOf({ ...appearance, iconName: motif })
  const placements: ReadonlyArray<Placement> = rowsIn(
    region,
    columnCount,
    rowCount,
    region.h * sizeShare,
    appearance.seed
  )
  // Large pieces in a single row lie almost straight; only pieces in several rows lie as if scattered.
  const straightenedPlacements = placements.map(([x, y, size, rotation]): Placement => [
    x,
    y,
    size,
    rowCount === 1 ? rotation / 3 : rotation
  ])
  // Minced and diced food covers the whole region: a darker colour of the food fills the gaps between the pieces.
  const mincedOrDicedMatch = /^(?:minced$|(?:minced|cubes)@(#\w+))/.exec(motif)
  return (
    (mincedOrDicedMatch === null
      ? ""
      : rect(
          packRegion.x,
          packRegion.y,
          packRegion.w,
          packRegion.h,
          0,
          darker(mincedOrDicedMatch[1] ?? "#b5463e", 0.25)
        )) + copies(motif, straightenedPlacements)
  )
}

/** The food in a tray whose bottom has the given colour. */
export const foodInTray = (appearance: Appearance, region: Region, bottomColour: string): string =>
  rect(region.x, region.y, region.w, region.h, 0, darker(bottomColour, 0.1)) + foodIn(appearance, region)

/** The motifs of cheese, tofu and cold cuts in a flat pack, by words of the product's name; the first match counts. */
const motifsInFlatPack: ReadonlyArray<readonly [RegExp, string]> = [
  [/marinerad tofu|rökt tofu/, "tofu@#d9a86a"],
  [/tofu/, "tofu"],
  [/halloumi|grillost/, "halloumi"],
  [/mozzarella|burrata/, "mozzarella"],
  [/feta|salladsost|paneer/, "cubes"],
  [/riven|flagad/, "grated-cheese"],
  [/mascarpone|ricotta/, "yoghurt"],
  [/parmig|grana/, "cheese@#e9b04a"],
  [/ädel|gorgonzola/, "blue-cheese"],
  [/hamburgerost|cheddar/, "cheese-slices@#f0a63c"],
  [/skivad ost|skivor|havarti|västerbotten|ost\b/, "cheese-slices"],
  [/kycklingbacon/, "bacon"],
  [/bacon/, "bacon"],
  [/salami|medvurst|chorizo|pepperoni|fuet|lufttorkad/, "salami"],
  [/mortadella/, "salami@#e0a09a"],
  [/kalkon|kyckling/, "cold-cuts@#ecc7ac"],
  [/rostbiff|saltrulle|pastrami|hamburgerkött/, "cold-cuts@#a8504a"],
  [/prosciutto|serrano/, "cold-cuts@#b8423c"],
  [/skink/, "cold-cuts"]
]

/** The motif of the food that is visible through the transparent window of a flat pack (shapes/slices.ts). */
export const motifInFlatPack = ({ nameAndCategories, iconName }: Appearance): string =>
  motifsInFlatPack.find(([pattern]) => pattern.test(lowerCaseNameOf({ nameAndCategories })))?.[1] ?? iconName
