import { darker, lighter } from "../colour.ts"
import { copies, rowsIn } from "../copies.ts"
import { badgeLabel, label } from "../label.ts"
import type { Appearance } from "../appearance.ts"
import { shadedShape, path, rect, shadow } from "../parts.ts"

const windowFoodPattern =
  /sallad|örter|persilja|dill|basilika|koriander|mynta|pasta|spaghetti|penne|fusilli|nöt|mandel|frukt|russin|lösgodis|ruccola|spenat|bladmix|bönor|linser|nudlar|godis|bilar/

/** The name and the leaf category, without the department. */
const nameAndLeaf = ({ nameAndCategories }: Appearance): string => nameAndCategories.split(" / ").slice(0, 2).join(" ")

/** The motif of the pack's content, which differs from the product's motif when that shows the dish, the seasoning or the animal. */
const windowMotif = ({ iconName, nameAndCategories }: Appearance): string => {
  if (iconName === "noodles") return "tagliatelle@#efd79a"
  if (/katt|hund/.test(nameAndCategories) && iconName !== "bone") return "nuggets@#a8703c"
  return /nötter/.test(nameAndCategories) && /^(chili|honey)/.test(iconName) ? "peanuts" : iconName
}

/** A stand-up pouch with a fold at the bottom, and with a window for some kinds of food. */
export const pouch = (appearance: Appearance): string => {
  const { base } = appearance.brand
  const windowPart =
    windowFoodPattern.test(nameAndLeaf(appearance)) && !/dip/.test(appearance.nameAndCategories)
      ? shadedShape(
          "M122 262c40-26 116-26 156 0v60c-40 22-116 22-156 0z",
          lighter(base, 0.78),
          copies(windowMotif(appearance), rowsIn({ x: 116, y: 248, w: 168, h: 96 }, 3, 2, 84, appearance.seed)),
          "lightFromAbove"
        )
      : ""
  return (
    shadow(200) +
    shadedShape(
      "M106 46h188l6 282c-30 36-170 36-200 0z",
      base,
      windowPart === ""
        ? label(appearance, { x: 104, y: 74, w: 192, h: 250 })
        : badgeLabel(appearance, { x: 106, y: 62, w: 188, h: 178 })
    ) +
    windowPart +
    rect(106, 46, 188, 17, 0, darker(base, 0.18)) +
    path("M106 66h188", "none", `stroke="${lighter(base, 0.5)}" stroke-width="1.5" stroke-dasharray="5 4"`)
  )
}
