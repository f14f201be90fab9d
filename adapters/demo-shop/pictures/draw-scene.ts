import { hash32 } from "#adapters/staging/seeded-random.ts"
import { darker, lighter, mix } from "./colour.ts"
import { iconWithShadow } from "./icon.ts"
import { hasMotif } from "./motifs/motifs.ts"
import { iconNameOf } from "./icon-name.ts"
import { defs, seededFraction } from "./parts.ts"

export interface SceneSubject {
  readonly title: string
  /** Names of motifs, or Swedish words that are mapped to motifs. */
  readonly itemNames: ReadonlyArray<string>
  /** '#rrggbb', or the name of one of the tones. */
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

/** The x and y of each item's centre, its size and its rotation in degrees. */
const positions = [
  [500, 388, 300, 0],
  [282, 420, 220, -10],
  [718, 420, 220, 10],
  [392, 250, 170, -6],
  [616, 246, 170, 8],
  [150, 486, 170, -16],
  [852, 488, 170, 14],
  [500, 560, 150, 4]
] as const

const hexColourPattern = /^#[0-9a-f]{6}$/i

/** The colour of a tone by its name or as '#rrggbb'; any other name gets a tone that the seed selects. */
const toneOf = (name: string, seed: number): string => {
  const colours = Object.values(tones)
  return tones[name] ?? (hexColourPattern.test(name) ? name : (colours[seed % colours.length] ?? "#7fae7d"))
}

/** Draws a still life without text, 1000x700, for teasers and department tiles: the items on a table in front of a wall in the colour of the tone. */
export const drawScene = (subject: SceneSubject): string => {
  const seed = hash32(`${subject.title} ${subject.itemNames.join()}`)
  const tone = toneOf(subject.tone, seed)
  const icons = (subject.itemNames.length > 0 ? subject.itemNames : [subject.title]).map((itemName) =>
    hasMotif(itemName) ? itemName : iconNameOf(itemName, [])
  )
  const cloth = lighter(mix(tone, "#fff6e4", 0.5), 0.35)
  const stripes = Array.from(
    { length: 11 },
    (_, index) => `<path d="M${index * 110 - 60} 312h34l${(index - 5) * 34} 388h-70z" fill="${tone}" opacity=".16"/>`
  ).join("")
  const sunX = 180 + seededFraction(seed, 1) * 640
  // The items are repeated when there are few, so that the table does not look empty.
  const itemCount = icons.length < 6 ? icons.length + 3 : icons.length
  const usedPositions = positions.slice(0, Math.max(5, Math.min(positions.length, itemCount)))
  const rearmostFirst = [...usedPositions]
    .map((position, index) => ({ position, icon: icons[index % icons.length] ?? "apple", index }))
    .sort((a, b) => a.position[1] - b.position[1])
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 700">${defs}<rect width="1000" height="700" fill="${tone}"/><circle cx="${sunX.toFixed(0)}" cy="190" r="270" fill="${lighter(tone, 0.22)}"/><circle cx="${sunX.toFixed(0)}" cy="190" r="170" fill="${lighter(tone, 0.34)}"/>` +
    `<path d="M0 312h1000v388H0z" fill="${cloth}"/>${stripes}<path d="M0 312h1000v10H0z" fill="${darker(tone, 0.25)}" opacity=".25"/>` +
    rearmostFirst
      .map(({ position: [x, y, size, rotation], icon, index }) => {
        const centreX = x + (seededFraction(seed, index + 5) - 0.5) * 30
        const footY = y + size * 0.44
        return `<ellipse cx="${(centreX + 6).toFixed(0)}" cy="${footY.toFixed(0)}" rx="${(size * 0.46).toFixed(0)}" ry="${(size * 0.09).toFixed(0)}" fill="url(#groundShadow)"/>${iconWithShadow(icon, Math.round(centreX), y, size, rotation + Math.round((seededFraction(seed, index + 20) - 0.5) * 12))}`
      })
      .join("") +
    "</svg>"
  )
}
