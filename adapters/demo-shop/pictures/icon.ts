import { createRequire } from "node:module"
import { brightness, darker, lighter } from "./colour.ts"

interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string }>>
  readonly width?: number
}

let loadedSet: IconSet | null = null

const iconSet = (): IconSet =>
  (loadedSet ??= createRequire(import.meta.url)("@iconify-json/fluent-emoji-flat/icons.json") as IconSet)

export const hasIcon = (name: string): boolean => (name.split("@")[0] ?? "") in iconSet().icons

const recolouredBodies = new Map<string, string>()

const bodyOf = (name: string): string => {
  const [baseName = "", colouring] = name.split("@")
  const body = iconSet().icons[baseName]?.body ?? ""
  if (colouring === undefined) return body
  const cached = recolouredBodies.get(name)
  if (cached !== undefined) return cached
  const colours = body.match(/#[0-9a-f]{6}\b/gi) ?? []
  const averageBrightness = colours.reduce((sum, colour) => sum + brightness(colour), 0) / Math.max(1, colours.length)
  const recolouredBody = body.replace(/#[0-9a-f]{6}\b/gi, (colour) => {
    const difference = brightness(colour) - averageBrightness
    return difference > 0
      ? lighter(colouring, Math.min(0.7, difference))
      : darker(colouring, Math.min(0.6, -difference))
  })
  recolouredBodies.set(name, recolouredBody)
  return recolouredBody
}

/**
 * Draws an icon centred at x, y, with `size` px and rotated by `rotation` degrees; '' for an unknown name. 'grapes@#a9cf4a' is
 * the icon in shades of that colour.
 */
export const icon = (name: string, x: number, y: number, size: number, rotation = 0): string => {
  const body = bodyOf(name)
  return body === ""
    ? ""
    : `<g transform="translate(${x} ${y}) rotate(${rotation}) scale(${(size / 32).toFixed(3)}) translate(-16 -16)">${body}</g>`
}

/** Draws an icon with a drop shadow, for overlapping icons. */
export const iconWithShadow = (name: string, x: number, y: number, size: number, rotation = 0): string =>
  icon(name, x, y, size, rotation).replace("<g ", '<g filter="url(#dropShadow)" ')
