import { darker, lighter } from "../colour.ts"
import type { Appearance } from "../appearance.ts"
import { shadedShape, path, rect, roundPath, shadow } from "../parts.ts"
import { textLines, textPath } from "../text-path.ts"

/** A small plain pack, as for tobacco. */
export const pack = (appearance: Appearance): string => {
  const packColour = "#4a4a3a"
  const lines = textLines(appearance.wordmark, "sans", 34, 150)
  return (
    shadow(170, 206) +
    path("M278 112l26-14v236l-26 24z", darker(packColour, 0.35)) +
    path("M122 112l26-14h156l-26 14z", lighter(packColour, 0.2)) +
    shadedShape(
      roundPath(122, 112, 156, 246, 4),
      packColour,
      rect(122, 112, 156, 132, 0, "#d8d4c6") +
        textPath("Rökning", { face: "sans", fill: "#26241c", x: 200, y: 172, size: 30, width: 132 }) +
        textPath("dödar", { face: "sans", fill: "#26241c", x: 200, y: 208, size: 30, width: 132 }),
      "lightFromAbove"
    ) +
    lines
      .map((line, index) =>
        textPath(line, { face: "sans", fill: "#e8e4d8", x: 200, y: 296 + index * 32, size: 28, width: 134 })
      )
      .join("")
  )
}
