const channels = (hex: string): readonly [number, number, number] =>
  [1, 3, 5].map((offset) => Number.parseInt(hex.slice(offset, offset + 2), 16)) as unknown as [number, number, number]

const toHex = (values: ReadonlyArray<number>): string =>
  `#${values
    .map((value) =>
      Math.max(0, Math.min(255, Math.round(value)))
        .toString(16)
        .padStart(2, "0")
    )
    .join("")}`

/** Mixes a `share` of the second colour into the first; '#rrggbb'. */
export const mix = (first: string, second: string, share: number): string => {
  const target = channels(second)
  return toHex(channels(first).map((value, index) => value + ((target[index] ?? value) - value) * share))
}

export const darker = (colour: string, share: number): string => mix(colour, "#14100c", share)

export const lighter = (colour: string, share: number): string => mix(colour, "#ffffff", share)

/** Perceived brightness, from 0 (black) to 1 (white). */
export const brightness = (colour: string): number => {
  const [red, green, blue] = channels(colour)
  return (red * 0.299 + green * 0.587 + blue * 0.114) / 255
}

/** White or near black, whichever has more contrast on the colour. */
export const inkOn = (colour: string): string => (brightness(colour) > 0.62 ? "#221d18" : "#ffffff")

/** The distance between two colours, from 0 (equal) to 1 (black and white). */
export const colourDistance = (first: string, second: string): number => {
  const target = channels(second)
  return (
    Math.hypot(...channels(first).map((value, index) => value - (target[index] ?? value))) / Math.hypot(255, 255, 255)
  )
}
