import { icon } from "../icon.ts"
import type { Look } from "../look.ts"
import { shadow, wobble } from "../parts.ts"

/** Loose fruit and vegetables as a small heap. */
export const loose = (look: Look): string => {
  const big = /ananas|vattenmelon|melon|vitkål|blomkål|rödkål|kålrot|rotselleri|pumpa|squash|kokos|sallad|savoj|spetskål|pomelo/.test(look.text.slice(0, 60))
  const turn = (place: number) => Math.round(wobble(look.seed, place) * 30 - 15)
  return big
    ? shadow(230) + icon(look.motif, 200, 218, 290, turn(1) / 2)
    : shadow(300, 200, 350) + icon(look.motif, 148, 172, 168, turn(1)) + icon(look.motif, 256, 178, 164, turn(2)) + icon(look.motif, 106, 268, 168, turn(3)) + icon(look.motif, 296, 272, 166, turn(4)) + icon(look.motif, 202, 264, 196, turn(5))
}
