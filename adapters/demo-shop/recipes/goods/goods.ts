import type { VariantFlag } from "#core/recipes/model.ts"
import type { DemoGoods } from "../model.ts"
import { freshGoods } from "./fresh-goods.ts"
import { meatAndFish } from "./meat-and-fish.ts"
import { pantryGoods } from "./pantry-goods.ts"
import { parseGoods } from "./parse-goods.ts"

export const allGoods: ReadonlyArray<DemoGoods> = [freshGoods, meatAndFish, pantryGoods].flatMap(parseGoods)

const byName: ReadonlyMap<string, DemoGoods> = new Map(allGoods.map((goods) => [goods.name, goods]))

/** The goods with a name; a name that the tables lack is an error of the demo data. */
export const goodsNamed = (name: string): DemoGoods => {
  const goods = byName.get(name)
  if (goods === undefined) throw new Error(`The demo recipes use unknown goods: '${name}'`)
  return goods
}

/** The strictest first, since what is vegan is free of lactose, too. */
const byStrictness: ReadonlyArray<VariantFlag> = ["vegan", "lactoseFree", "vegetarian", "glutenFree"]

/** What is bought for a variant with these flags: the goods themselves, or their substitute; null when nothing suits. */
export const goodsForVariant = (goods: DemoGoods, flags: ReadonlyArray<VariantFlag>): DemoGoods | null => {
  const flag = byStrictness.find((candidate) => flags.includes(candidate) && goods.unsuitable.includes(candidate))
  if (flag === undefined) return goods
  const substitute = goods.substitutes[flag]
  return substitute === undefined ? null : goodsForVariant(goodsNamed(substitute), flags)
}

const millilitres: Readonly<Record<string, number>> = { krm: 1, ml: 1, tsk: 5, msk: 15, dl: 100, l: 1000 }
const grams: Readonly<Record<string, number>> = { g: 1, kg: 1000 }

/** How many of a unit one pack holds, converted from the units that are known; null when they cannot be compared. */
export const contentsIn = (unit: string, contents: Readonly<Record<string, number>>): number | null => {
  const [known] = Object.entries(contents).flatMap(([other, amount]) => {
    if (other === unit) return [amount]
    for (const scale of [millilitres, grams]) {
      const [from, to] = [scale[other], scale[unit]]
      if (from !== undefined && to !== undefined) return [(amount * from) / to]
    }
    return []
  })
  return known ?? null
}
