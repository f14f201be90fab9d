import { iconWithShadow } from "../icon.ts"
import type { Appearance } from "../appearance.ts"
import { shadow, seededFraction } from "../parts.ts"

/** Loose fruit and vegetables as a small heap. */
export const loose = (appearance: Appearance): string => {
  const isLarge =
    /ananas|vattenmelon|melon|vitkål|blomkål|rödkål|kålrot|rotselleri|pumpa|squash|kokos|sallad|savoj|spetskål|pomelo/.test(
      appearance.text.split(" / ")[0] ?? ""
    )
  const turn = (index: number) => Math.round(seededFraction(appearance.seed, index) * 30 - 15)
  if (
    /gurka|zucchini|aubergine|majskolv|morot|morötter|purjo|palsternacka|selleri|avokado ätmogen/.test(
      appearance.text.slice(0, 40)
    )
  ) {
    return (
      shadow(290, 200, 346) +
      iconWithShadow(appearance.iconName, 132, 232, 200, -4) +
      iconWithShadow(appearance.iconName, 268, 226, 200, 8) +
      iconWithShadow(appearance.iconName, 200, 212, 232, 2)
    )
  }
  return isLarge
    ? shadow(230) + iconWithShadow(appearance.iconName, 200, 218, 290, turn(1) / 2)
    : shadow(300, 200, 350) +
        iconWithShadow(appearance.iconName, 148, 172, 168, turn(1)) +
        iconWithShadow(appearance.iconName, 256, 178, 164, turn(2)) +
        iconWithShadow(appearance.iconName, 106, 268, 168, turn(3)) +
        iconWithShadow(appearance.iconName, 296, 272, 166, turn(4)) +
        iconWithShadow(appearance.iconName, 202, 264, 196, turn(5))
}
