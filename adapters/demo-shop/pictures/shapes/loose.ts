import { liftedIcon } from "../icon.ts"
import type { Look } from "../look.ts"
import { shadow, seededFraction } from "../parts.ts"

/** Loose fruit and vegetables as a small heap. */
export const loose = (look: Look): string => {
  const isLarge =
    /ananas|vattenmelon|melon|vitkål|blomkål|rödkål|kålrot|rotselleri|pumpa|squash|kokos|sallad|savoj|spetskål|pomelo/.test(
      look.text.split(" / ")[0] ?? ""
    )
  const turn = (place: number) => Math.round(seededFraction(look.seed, place) * 30 - 15)
  if (
    /gurka|zucchini|aubergine|majskolv|morot|morötter|purjo|palsternacka|selleri|avokado ätmogen/.test(
      look.text.slice(0, 40)
    )
  ) {
    return (
      shadow(290, 200, 346) +
      liftedIcon(look.iconName, 132, 232, 200, -4) +
      liftedIcon(look.iconName, 268, 226, 200, 8) +
      liftedIcon(look.iconName, 200, 212, 232, 2)
    )
  }
  return isLarge
    ? shadow(230) + liftedIcon(look.iconName, 200, 218, 290, turn(1) / 2)
    : shadow(300, 200, 350) +
        liftedIcon(look.iconName, 148, 172, 168, turn(1)) +
        liftedIcon(look.iconName, 256, 178, 164, turn(2)) +
        liftedIcon(look.iconName, 106, 268, 168, turn(3)) +
        liftedIcon(look.iconName, 296, 272, 166, turn(4)) +
        liftedIcon(look.iconName, 202, 264, 196, turn(5))
}
