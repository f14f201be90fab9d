import { type Shape, shapesByCategory, shapesByName } from "./shape-tables.ts"

/** Finds the shape that is defined for products of a category with certain names or sizes; null when none is defined for this product. */
const findShapeByCombination = (name: string, size: string, categoryPath: string): Shape | null => {
  const isLarge = /(^|X)(1,[45]|2|3)L$/.test(size)
  if (
    /läsk|vatten|energi|sportdryck|öl|cider/.test(categoryPath) &&
    /(^|X)(25|33|35,5)CL$/.test(size) &&
    !/loka|ramlösa|stilla/.test(name)
  )
    return "can"
  if (/öl/.test(categoryPath) && size.endsWith("50CL")) return "can"
  if (/läsk|vatten/.test(categoryPath) && (isLarge || size.endsWith("50CL"))) return "bottle"
  if (/fruktdryck/.test(categoryPath) && /(X20CL|^1L|^3L)$/.test(size)) return "brick"
  if (/juice & shots/.test(categoryPath)) return "bottle"
  if (/städ|allrengöring/.test(categoryPath) && /spray/.test(name)) return "spray"
  if (categoryPath.endsWith("soppa") && /^\d+(ML|L)$/.test(size) && !/pulver/.test(name)) return "brick"
  if (/fiskkonserver/.test(categoryPath)) return "flatTin"
  if (/nudlar/.test(categoryPath) && /cup/.test(name)) return "cup"
  if (/glasspinnar/.test(categoryPath)) return "flatBox"
  if (
    /yoghurt|kvarg|skyr|kyld dessert|pudding|keso/.test(categoryPath) &&
    /^\d+(G|X\d+G)$/.test(size) &&
    !/^1000G|1KG$/.test(size)
  )
    return "cup"
  if (/^(1|1,5|1,75)L$/.test(size) && /kefir|fil|yoghurt|kvarg/.test(categoryPath)) return "carton"
  if (/kattmat|hundmat/.test(categoryPath) && /^(\d+X|400G|800G)/.test(size) && /våtfoder/.test(name))
    return size.includes("X") ? "box" : "tin"
  if (/kattmat|hundmat/.test(categoryPath) && /godis|dentastix/.test(name)) return "pouch"
  if (/smör & bredbart|margarin/.test(categoryPath)) return "tub"
  return null
}

const isProduce = (categoryName: string): boolean => /frukt & grönt|^grönsaker|^frukt/.test(categoryName)

/** Finds the shape in which a product is drawn. */
export const shapeOf = (subject: {
  readonly name: string
  readonly brand: string | null
  readonly size: string
  readonly categories: ReadonlyArray<string>
}): Shape => {
  const name = subject.name.toLowerCase()
  const categoryNames = subject.categories.map((category) => category.toLowerCase())
  const categoryPath = categoryNames.join(" / ")
  const size = subject.size.toUpperCase()
  const shapeByName = shapesByName.find(([pattern]) => pattern.test(name))?.[1]
  if (shapeByName !== undefined && (shapeByName !== "spiceJar" || /krydd/.test(categoryPath))) return shapeByName
  if (
    categoryNames.some(isProduce) &&
    !/juice|potatis$|nötter|torkad frukt|kyld potatis|örter|sallad/.test(categoryNames[0] ?? "") &&
    (size.startsWith("CA") || size === "ST")
  )
    return "loose"
  const shapeByCombination = findShapeByCombination(name, size, categoryPath)
  if (shapeByCombination !== null) return shapeByCombination
  for (const categoryName of categoryNames) {
    const match = shapesByCategory.find(([pattern]) => pattern.test(categoryName))
    if (match) return match[1]
  }
  return "box"
}
