const channels = (hex: string): readonly [number, number, number] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as unknown as [number, number, number]

const hex = (values: ReadonlyArray<number>): string => `#${values.map((value) => Math.max(0, Math.min(255, Math.round(value))).toString(16).padStart(2, "0")).join("")}`

/** `share` of the second colour in the first; '#rrggbb'. */
export const mix = (first: string, second: string, share: number): string => {
  const other = channels(second)
  return hex(channels(first).map((value, index) => value + ((other[index] ?? value) - value) * share))
}

export const darker = (colour: string, share: number): string => mix(colour, "#14100c", share)

export const lighter = (colour: string, share: number): string => mix(colour, "#ffffff", share)

/** 0 black to 1 white, as the eye weighs it. */
export const brightness = (colour: string): number => {
  const [red, green, blue] = channels(colour)
  return (red * 0.299 + green * 0.587 + blue * 0.114) / 255
}

/** The colour turned around the wheel by so many degrees, as light and as strong as before. */
export const turnHue = (colour: string, degrees: number): string => {
  const [red, green, blue] = channels(colour).map((value) => value / 255) as [number, number, number]
  const high = Math.max(red, green, blue)
  const low = Math.min(red, green, blue)
  const spread = high - low
  if (spread === 0) return colour
  const sixth = high === red ? (green - blue) / spread : high === green ? 2 + (blue - red) / spread : 4 + (red - green) / spread
  const hue = (((sixth * 60 + degrees) % 360) + 360) % 360
  const part = (offset: number) => {
    const at = (offset + hue / 60) % 6
    return 255 * (high - spread * Math.max(0, Math.min(at, 4 - at, 1)))
  }
  return hex([part(5), part(3), part(1)])
}

/** White or near black, whichever reads on the colour. */
export const inkOn = (colour: string): string => (brightness(colour) > 0.62 ? "#221d18" : "#ffffff")
