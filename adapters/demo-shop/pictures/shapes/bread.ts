import { darker, lighter } from "../colour.ts"
import { icon } from "../icon.ts"
import { wideLabel } from "../label.ts"
import type { Appearance } from "../appearance.ts"
import { shadedShape, path, roundPath, shadow } from "../parts.ts"

const crusts: ReadonlyArray<readonly [RegExp, string]> = [
  [/råg|kavring|danskt|maltig|grov|fullkorn|fiber|protein|kärnsund|frö/, "#8a5528"],
  [/formfranska|toast|vita|hamburger|korvbröd|brioche|franska/, "#dca055"],
  [/kanel|kardemumma|wiener|gifflar|vete/, "#b9742f"]
]

const pastryIcons: ReadonlyArray<readonly [RegExp, string]> = [
  [/croissant|gifflar|wiener|lusse/, "croissant"],
  [/baguett|ciabatta|korvbröd/, "baguette-bread"],
  [/bagel/, "bagel"],
  [/munk/, "doughnut"]
]

const smallBread =
  /fralla|frallor|bullar|tekak|baguett|ciabatta|bagel|hamburgerbröd|korvbröd|gifflar|kardemumma|munkar|croissant|wienerbröd|lussekatt|semla|bulle/

/** Bread in its bag: a loaf, or several small ones. */
export const bread = (appearance: Appearance): string => {
  const crust = crusts.find(([pattern]) => pattern.test(appearance.text))?.[1] ?? "#c28746"
  const iconName = pastryIcons.find(([pattern]) => pattern.test(appearance.text))?.[1]
  const bun = (x: number, y: number) =>
    iconName !== undefined
      ? icon(iconName, x, y, 132)
      : `<ellipse cx="${x}" cy="${y + 4}" rx="58" ry="46" fill="${darker(crust, 0.25)}"/><ellipse cx="${x}" cy="${y}" rx="57" ry="45" fill="${crust}"/><ellipse cx="${x - 14}" cy="${y - 14}" rx="30" ry="18" fill="${lighter(crust, 0.35)}"/>`
  const loaf = `${path("M74 196c0-70 252-70 252 0v120c0 26-252 26-252 0z", darker(crust, 0.15))}${path("M82 190c4-56 232-56 236 0v108c0 22-236 22-236 0z", crust)}${[118, 172, 226, 280].map((x) => path(`M${x} 160c10 14 10 34 2 50`, "none", `stroke="${lighter(crust, 0.45)}" stroke-width="11" stroke-linecap="round"`)).join("")}`
  const loaves = smallBread.test(appearance.text)
    ? [
        [120, 190],
        [200, 178],
        [280, 190],
        [130, 276],
        [270, 276],
        [200, 264]
      ]
        .map(([x = 0, y = 0]) => bun(x, y))
        .join("")
    : loaf
  return (
    shadow(300) +
    path(
      "M56 178c-8-20-30-26-42-22c10 14 10 24 0 40c18 6 38-2 42-18z",
      lighter(appearance.brand.base, 0.45),
      'opacity=".9"'
    ) +
    shadedShape(
      "M52 178c20-60 70-78 148-78s136 18 148 78v140c-10 30-60 40-148 40s-138-10-148-40z",
      lighter(appearance.brand.base, 0.72),
      loaves
    ) +
    shadedShape(
      roundPath(46, 214, 308, 108, 10),
      appearance.brand.base,
      wideLabel(appearance, { x: 52, y: 214, w: 296, h: 108 })
    ) +
    path("M96 128c40-16 100-18 150-12", "none", 'stroke="#ffffff" stroke-width="9" opacity=".5" stroke-linecap="round"')
  )
}
