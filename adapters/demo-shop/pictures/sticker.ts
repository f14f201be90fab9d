import type { Appearance } from "./appearance.ts"
import { lighter } from "./colour.ts"
import { textPath } from "./text-path.ts"

/** The green badge of organic products. */
export const organicBadge = (x: number, y: number, radius: number): string =>
  `<circle cx="${Math.round(x)}" cy="${Math.round(y)}" r="${Math.round(radius)}" fill="#fff"/><circle cx="${Math.round(x)}" cy="${Math.round(y)}" r="${Math.round(radius * 0.88)}" fill="#3f8f3a"/>${textPath("EKO", { face: "sans", fill: "#ffffff", x, y: y + radius * 0.26, size: radius * 0.74, width: radius * 1.5 })}`

/** The sticker on loose fruit: the brand, if it has one, and the badge of organic products. */
export const sticker = (appearance: Appearance, x: number, y: number): string => {
  const brand = appearance.hasBrand
    ? `<ellipse cx="${x}" cy="${y}" rx="45" ry="24" fill="${lighter(appearance.brand.base, 0.75)}"/><ellipse cx="${x}" cy="${y}" rx="42" ry="21" fill="${appearance.brand.base}"/>${textPath(appearance.wordmark, { face: appearance.brand.face, fill: appearance.brand.ink, x, y: y + 6, size: 19, width: 66 })}`
    : ""
  return (
    brand +
    (appearance.isOrganic
      ? organicBadge(x + (appearance.hasBrand ? 58 : 0), y - (appearance.hasBrand ? 18 : 0), 24)
      : "")
  )
}
