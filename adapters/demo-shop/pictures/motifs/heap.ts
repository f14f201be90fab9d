import { darker, lighter } from "../colour.ts"

/** Points that fill a heap, each with its index, from the edge to the centre. */
export const heapPoints = (count: number, step: number): ReadonlyArray<readonly [number, number, number]> =>
  Array.from({ length: count }, (_, index) => {
    const angle = index * 2.4
    const reach = Math.sqrt(index) * step
    return [Math.cos(angle) * reach, Math.sin(angle) * reach * 0.62 + 4, index] as const
  }).toReversed()

export const shadeOf = (colour: string, index: number): string => {
  if (index % 3 === 0) return lighter(colour, 0.22)
  return index % 2 === 0 ? darker(colour, 0.12) : colour
}
