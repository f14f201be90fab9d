import { drinkIcons, sweetIcons } from "./icon-names/drinks-and-sweets.ts"
import { breadIcons, dairyIcons, fishIcons, meatIcons } from "./icon-names/fresh.ts"
import { careIcons, childrenIcons, homeIcons } from "./icon-names/non-food.ts"
import { frozenIcons, pantryIcons } from "./icon-names/pantry.ts"
import { produceIcons } from "./icon-names/produce.ts"
import type { IconNames } from "./icon-names/table.ts"
import { withUnicodeWordBoundaries } from "./word-match.ts"

/** The icons of each department; a product's own department is searched first. */
const departments: ReadonlyArray<readonly [RegExp, IconNames]> = (
  [
    [/frukt/, produceIcons],
    [/mejeri/, dairyIcons],
    [/kött/, meatIcons],
    [/fisk/, fishIcons],
    [/bröd/, breadIcons],
    [/skafferi/, pantryIcons],
    [/fryst/, frozenIcons],
    [/dryck/, drinkIcons],
    [/godis/, sweetIcons],
    [/barn/, childrenIcons],
    [/hem/, homeIcons],
    [/hälsa/, careIcons]
  ] as const
).map(([department, icons]) => [department, withUnicodeWordBoundaries(icons)])

const allIcons: IconNames = departments.flatMap(([, icons]) => icons)

const findIconIn = (icons: IconNames, texts: ReadonlyArray<string>): string | undefined => {
  for (const text of texts) {
    const match = icons.find(([pattern]) => pattern.test(text))
    if (match !== undefined) return match[1]
  }
  return undefined
}

/** Finds an icon for a product by its name, or else by its nearest category with a match; `categories` from the leaf up to the department. */
export const iconNameOf = (name: string, categories: ReadonlyArray<string>): string => {
  const texts = [name, ...categories].map((text) => text.toLowerCase())
  const department = categories.length > 0 ? (texts.at(-1) ?? "") : ""
  const icons = departments.find(([pattern]) => pattern.test(department))?.[1]
  return (icons === undefined ? undefined : findIconIn(icons, texts)) ?? findIconIn(allIcons, texts) ?? "shopping-bag"
}
