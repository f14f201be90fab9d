import { createRequire } from "node:module"

interface IconSet { readonly icons: Readonly<Record<string, { readonly body: string }>>; readonly width?: number }

let set: IconSet | null = null

const iconSet = (): IconSet => (set ??= createRequire(import.meta.url)("@iconify-json/fluent-emoji-flat/icons.json") as IconSet)

export const hasIcon = (name: string): boolean => name in iconSet().icons

/** One of the food icons, drawn with its middle at x, y, `size` px large and turned by `turn` degrees; '' for an unknown name. */
export const icon = (name: string, x: number, y: number, size: number, turn = 0): string => {
  const body = iconSet().icons[name]?.body
  if (body === undefined) return ""
  const scale = size / 32
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale.toFixed(3)}) translate(-16 -16)">${body}</g>`
}
