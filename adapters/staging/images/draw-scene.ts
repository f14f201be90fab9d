import { hash32 } from "../seed/random.ts"
import { darker, lighter, mix } from "./colour.ts"
import { hasIcon, liftedIcon } from "./icon.ts"
import { motifOf } from "./motif.ts"
import { defs, wobble } from "./parts.ts"

export interface SceneSubject {
  readonly title: string
  /** Icon names, or Swedish words for which icons are found. */
  readonly motifs: ReadonlyArray<string>
  /** '#rrggbb', or one of the names below. */
  readonly tone: string
}

const tones: Readonly<Record<string, string>> = {
  leaf: "#7fae7d",
  tomato: "#e0785f",
  sun: "#f3c85a",
  sky: "#9cc3d8",
  plum: "#8f6a94",
  sand: "#dcc7a0",
  berry: "#c9637e",
  mint: "#a8d0bd",
  night: "#2f4858",
  rye: "#b98a5b"
}

const places = [
  [500, 388, 300, 0],
  [282, 420, 220, -10],
  [718, 420, 220, 10],
  [392, 250, 170, -6],
  [616, 246, 170, 8],
  [150, 486, 170, -16],
  [852, 488, 170, 14],
  [500, 560, 150, 4]
] as const

/** A still life, 1000x700: the motifs on a table, seen against a wall in the tone's colour. For teasers and department tiles; it holds no words, the page has them. */
export const drawScene = (subject: SceneSubject): string => {
  const seed = hash32(`${subject.title} ${subject.motifs.join()}`)
  const tone =
    tones[subject.tone] ??
    (/^#[0-9a-f]{6}$/i.test(subject.tone) ? subject.tone : (Object.values(tones)[seed % Object.keys(tones).length] ?? "#7fae7d"))
  const icons = (subject.motifs.length > 0 ? subject.motifs : [subject.title]).map((motif) => (hasIcon(motif) ? motif : motifOf(motif, [])))
  const cloth = lighter(mix(tone, "#fff6e4", 0.5), 0.35)
  const stripes = Array.from(
    { length: 11 },
    (_, index) => `<path d="M${index * 110 - 60} 312h34l${(index - 5) * 34} 388h-70z" fill="${tone}" opacity=".16"/>`
  ).join("")
  const sun = 180 + wobble(seed, 1) * 640
  const things = places.slice(0, Math.max(5, Math.min(places.length, icons.length + 3)))
  const behind = [...things]
    .map((place, index) => ({ place, icon: icons[index % icons.length] ?? "red-apple", index }))
    .sort((a, b) => a.place[1] - b.place[1])
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 700">${defs}<rect width="1000" height="700" fill="${tone}"/><circle cx="${sun.toFixed(0)}" cy="190" r="270" fill="${lighter(tone, 0.22)}"/><circle cx="${sun.toFixed(0)}" cy="190" r="170" fill="${lighter(tone, 0.34)}"/>` +
    `<path d="M0 312h1000v388H0z" fill="${cloth}"/>${stripes}<path d="M0 312h1000v10H0z" fill="${darker(tone, 0.25)}" opacity=".25"/>` +
    behind
      .map(({ place: [x, y, size, turn], icon, index }) => {
        const across = x + (wobble(seed, index + 5) - 0.5) * 30
        const foot = y + size * 0.44
        return `<ellipse cx="${(across + 6).toFixed(0)}" cy="${foot.toFixed(0)}" rx="${(size * 0.46).toFixed(0)}" ry="${(size * 0.09).toFixed(0)}" fill="url(#ground)"/>${liftedIcon(icon, Math.round(across), y, size, turn + Math.round((wobble(seed, index + 20) - 0.5) * 12))}`
      })
      .join("") +
    "</svg>"
  )
}
