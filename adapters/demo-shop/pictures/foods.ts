import { darker, lighter, mix } from "./colour.ts"
import { iconWithShadow } from "./icon.ts"
import type { Box } from "./label.ts"
import type { Appearance } from "./appearance.ts"
import { rect, seededFraction } from "./parts.ts"

const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, turn = 0): string =>
  `<ellipse cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" rx="${rx.toFixed(1)}" ry="${ry.toFixed(1)}" fill="${fill}"${turn === 0 ? "" : ` transform="rotate(${turn.toFixed(0)} ${x.toFixed(1)} ${y.toFixed(1)})"`}/>`

/** Draws rows of strands of mince. */
const mince = (appearance: Appearance, box: Box, colour: string): string => {
  const rows: Array<string> = [rect(box.x, box.y, box.w, box.h, 0, darker(colour, 0.18))]
  for (let row = 0; row < 9; row++)
    for (let column = 0; column < 7; column++) {
      const index = row * 7 + column
      const shade =
        seededFraction(appearance.seed, index) < 0.5
          ? lighter(colour, 0.1 + seededFraction(appearance.seed, index + 90) * 0.2)
          : colour
      rows.push(
        rect(
          Math.round(box.x + (column - 0.3 + (row % 2) * 0.5) * (box.w / 6.6)),
          Math.round(box.y + row * (box.h / 9)),
          Math.round(box.w / 6),
          Math.round(box.h / 10),
          box.h / 22,
          shade,
          `transform="rotate(${Math.round(seededFraction(appearance.seed, index + 40) * 24 - 12)} ${Math.round(box.x + column * (box.w / 6))} ${Math.round(box.y + row * (box.h / 9))})"`
        )
      )
    }
  return rows.join("")
}

/** Draws large pieces side by side: steaks, chicken, fish. */
const pieces = (
  appearance: Appearance,
  box: Box,
  colour: string,
  count: number,
  marks: "fat" | "stripes" | "plain"
): string => {
  const step = box.w / count
  const items = Array.from({ length: count }, (_, index) => {
    const x = box.x + step * (index + 0.5)
    const y = box.y + box.h * (0.5 + (seededFraction(appearance.seed, index) - 0.5) * 0.06)
    const turn = seededFraction(appearance.seed, index + 9) * 16 - 8
    const under = ellipse(x + 3, y + 5, step * 0.53, box.h * 0.43, darker(colour, 0.3), turn)
    const meat =
      ellipse(x, y, step * 0.53, box.h * 0.43, colour, turn) +
      ellipse(x - step * 0.1, y - box.h * 0.1, step * 0.3, box.h * 0.2, lighter(colour, 0.22), turn)
    const fatLines = () =>
      `<path d="M${x - step * 0.42} ${y - box.h * 0.2}q${step * 0.42} ${-box.h * 0.3} ${step * 0.8} 0" stroke="#f7e6d5" stroke-width="${box.h * 0.07}" fill="none" stroke-linecap="round"/><path d="M${x - step * 0.2} ${y + box.h * 0.1}q${step * 0.2} ${-box.h * 0.1} ${step * 0.36} ${box.h * 0.04}" stroke="#f3d9c6" stroke-width="${box.h * 0.025}" fill="none"/>`
    const stripes = () =>
      [-0.24, -0.08, 0.08, 0.24]
        .map(
          (offset) =>
            `<path d="M${x + step * (offset - 0.16)} ${y + box.h * 0.24}q${step * 0.2} ${-box.h * 0.24} ${step * 0.3} ${-box.h * 0.5}" stroke="${lighter(colour, 0.5)}" stroke-width="${box.h * 0.022}" fill="none"/>`
        )
        .join("")
    const lines = { fat: fatLines, stripes, plain: () => "" }[marks]()
    return under + meat + lines
  })
  return items.join("")
}

const sausages = (box: Box, colour: string, count: number): string =>
  Array.from({ length: count }, (_, index) => {
    const rowHeight = box.h / count
    const y = box.y + rowHeight * index
    return (
      rect(
        box.x + 6 + (index % 2) * 5,
        Math.round(y + rowHeight * 0.08),
        box.w - 18,
        Math.round(rowHeight * 0.84),
        rowHeight * 0.42,
        colour
      ) +
      rect(
        box.x + 20,
        Math.round(y + rowHeight * 0.2),
        box.w - 60,
        Math.round(rowHeight * 0.16),
        rowHeight * 0.08,
        lighter(colour, 0.35)
      )
    )
  }).join("")

/** Draws overlapping thin slices. */
const slices = (appearance: Appearance, box: Box, colour: string, surface: "plain" | "speckled"): string =>
  Array.from({ length: 5 }, (_, index) => {
    const x = box.x + box.w * (0.2 + index * 0.15)
    const y = box.y + box.h * 0.5
    const spots =
      surface === "speckled"
        ? Array.from({ length: 9 }, (_unused, spot) =>
            ellipse(
              x + (seededFraction(appearance.seed, index * 9 + spot) - 0.5) * box.w * 0.3,
              y + (seededFraction(appearance.seed, index * 9 + spot + 50) - 0.5) * box.h * 0.7,
              3.4,
              2.6,
              lighter(colour, 0.6)
            )
          ).join("")
        : ""
    return (
      ellipse(x, y, box.w * 0.2, box.h * 0.47, darker(colour, 0.16)) +
      ellipse(x - 3, y - 2, box.w * 0.2, box.h * 0.46, mix(colour, "#ffffff", index * 0.05)) +
      spots
    )
  }).join("")

/** Fills a box with copies of one icon. */
export const heap = (appearance: Appearance, box: Box, count = 9): string => {
  const size = Math.sqrt((box.w * box.h) / count) * 1.5
  const rows = Math.max(2, Math.round(Math.sqrt((count * box.h) / box.w)))
  const columns = Math.ceil(count / rows)
  return Array.from({ length: rows * columns }, (_, index) => {
    const row = Math.floor(index / columns)
    const column = index % columns
    const x =
      box.x +
      ((column + 0.5 + (row % 2) * 0.4 - 0.2) / columns) * box.w +
      (seededFraction(appearance.seed, index) - 0.5) * 8
    const y = box.y + ((row + 0.55) / rows) * box.h + (seededFraction(appearance.seed, index + 30) - 0.5) * 8
    return iconWithShadow(
      appearance.iconName,
      Math.round(x),
      Math.round(y),
      Math.round(size),
      Math.round(seededFraction(appearance.seed, index + 60) * 50 - 25)
    )
  }).join("")
}

const meatColours: ReadonlyArray<readonly [RegExp, string]> = [
  [/lax|röding|regnbåg|foré/, "#f58d6b"],
  [/torsk|kolja|sej|spätta|gös|flundra|strömming|sill|fisk/, "#eee6dc"],
  [/tonfisk/, "#b2404a"],
  [/kyckling|kalkon|anka|höns/, "#f3c3a6"],
  [/fläsk|gris|kotlett|karré|skinka|bacon|julskinka/, "#e79a93"],
  [/lamm|vilt|ren|älg|hjort/, "#8e2f33"],
  [/blandfärs/, "#c4574d"],
  [/vego|växt|soja|anamma|quorn/, "#a9743f"],
  [/blodpudding/, "#43211f"]
]

const sausageColours: ReadonlyArray<readonly [RegExp, string]> = [
  [/falu|varm|prins|wiener/, "#d9694a"],
  [/chorizo|salsiccia/, "#a63c28"],
  [/kyckling/, "#dd9b63"]
]

/** Draws the food in a tray with a transparent film. */
export const trayFood = (appearance: Appearance, box: Box): string => {
  const { text } = appearance
  const colour = meatColours.find(([pattern]) => pattern.test(text))?.[1] ?? "#b5413c"
  if (/färs(?!k)/.test(text)) return mince(appearance, box, colour)
  if (/sushi|färdigrätt|gooh|sallad|wrap|smörgås|\bpaj\b|pizza/.test(text))
    return rect(box.x, box.y, box.w, box.h, 0, "#f3e2c0") + heap(appearance, box, 6)
  if (/räk|kräft|mussl|scampi/.test(text))
    return rect(box.x, box.y, box.w, box.h, 0, "#fbe3d6") + heap(appearance, box, 12)
  if (/köttbull|bullar|falafel/.test(text))
    return Array.from({ length: 15 }, (_, index) => {
      const x = box.x + ((index % 5) + 0.5) * (box.w / 5)
      const y = box.y + (Math.floor(index / 5) + 0.5) * (box.h / 3)
      return (
        ellipse(x + 2, y + 3, box.w / 10, box.h / 6.4, "#4d2513") +
        ellipse(x, y, box.w / 10, box.h / 6.6, "#84472a") +
        ellipse(x - 4, y - 5, box.w / 26, box.h / 22, "#a9693f")
      )
    }).join("")
  if (/korv|bratwurst|chorizo|salsiccia|kabanoss|spett/.test(text))
    return sausages(
      box,
      sausageColours.find(([pattern]) => pattern.test(text))?.[1] ?? "#b86a3f",
      /falu|fläskkorv|potatiskorv/.test(text) ? 2 : 5
    )
  if (/hamburgare|burgare|biff\b|pannbiff|schnitzel/.test(text))
    return pieces(appearance, box, /vego|kyckling|crispy|schnitzel/.test(text) ? "#c98d4d" : "#8f4535", 2, "plain")
  if (/bacon|sidfläsk/.test(text))
    return Array.from(
      { length: 6 },
      (_, index) =>
        rect(
          box.x,
          Math.round(box.y + (index * box.h) / 6),
          box.w,
          Math.round(box.h / 6.6),
          6,
          index % 2 === 0 ? "#c8524c" : "#d97a6f"
        ) +
        rect(box.x, Math.round(box.y + (index * box.h) / 6 + box.h / 12), box.w, Math.round(box.h / 22), 3, "#f6d9cf")
    ).join("")
  if (/lax|röding|fisk|torsk|sej|filé/.test(text) && /fisk|lax/.test(text))
    return pieces(appearance, box, colour, 3, "stripes")
  if (/grytbitar|strimlad|tärnad|skav/.test(text)) return mince(appearance, box, colour)
  return pieces(
    appearance,
    box,
    colour,
    /hel |stek|filé|bit/.test(text) ? 2 : 3,
    /kyckling|kalkon/.test(text) ? "plain" : "fat"
  )
}

/** Draws the slices in a flat pack. */
export const sliceFood = (appearance: Appearance, box: Box): string => {
  const { text } = appearance
  if (/mozzarella|feta|salladsost|halloumi|grillost|tofu|paneer/.test(text))
    return (
      rect(box.x + 12, box.y + 10, box.w - 24, box.h - 20, 16, "#fbf7ea") +
      rect(box.x + 22, box.y + 20, box.w - 60, 14, 7, "#ffffff")
    )
  if (/riven/.test(text)) return mince(appearance, box, "#f2cf6b")
  if (/ost|skivad växt|gouda|cheddar/.test(text) && !/pålägg|skinka/.test(text.slice(0, 20)))
    return slices(appearance, box, "#f3cf63", "plain")
  if (/salami|medvurst|chorizo|pepperoni|mortadella|fuet/.test(text))
    return slices(appearance, box, "#b13a34", "speckled")
  if (/kalkon|kyckling/.test(text)) return slices(appearance, box, "#f0cdb4", "plain")
  if (/rostbiff|saltrulle|pastrami|hamburgerkött|bresaola/.test(text))
    return slices(appearance, box, "#a84848", "plain")
  if (/bacon/.test(text)) return trayFood(appearance, box)
  return slices(appearance, box, "#eda9a4", "plain")
}
