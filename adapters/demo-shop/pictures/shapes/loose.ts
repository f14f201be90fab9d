import { iconWithShadow } from "../icon.ts"
import type { Look } from "../look.ts"
import { shadow, seededFraction } from "../parts.ts"

/** Loose fruit and vegetables as a small heap. */
export const loose = (look: Look): string => {
  const isLarge =
    /ananas|vattenmelon|melon|vitkål|blomkål|rödkål|kålrot|rotselleri|pumpa|squash|kokos|sallad|savoj|spetskål|pomelo/.test(
      look.text.split(" / ")[0] ?? ""
    )
  const turn = (index: number) => Math.round(seededFraction(look.seed, index) * 30 - 15)
  if (
    /gurka|zucchini|aubergine|majskolv|morot|morötter|purjo|palsternacka|selleri|avokado ätmogen/.test(
      look.text.slice(0, 40)
    )
  ) {
    return (
      shadow(290, 200, 346) +
      iconWithShadow(look.iconName, 132, 232, 200, -4) +
      iconWithShadow(look.iconName, 268, 226, 200, 8) +
      iconWithShadow(look.iconName, 200, 212, 232, 2)
    )
  }
  return isLarge
    ? shadow(230) + iconWithShadow(look.iconName, 200, 218, 290, turn(1) / 2)
    : shadow(300, 200, 350) +
        iconWithShadow(look.iconName, 148, 172, 168, turn(1)) +
        iconWithShadow(look.iconName, 256, 178, 164, turn(2)) +
        iconWithShadow(look.iconName, 106, 268, 168, turn(3)) +
        iconWithShadow(look.iconName, 296, 272, 166, turn(4)) +
        iconWithShadow(look.iconName, 202, 264, 196, turn(5))
}
