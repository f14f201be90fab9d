/** Prefixes all ids of an SVG, so that several can be combined in one document. */
const prefixIds = (svg: string, prefix: string): string =>
  svg
    .replace(/\bid="([^"]+)"/g, `id="${prefix}$1"`)
    .replace(/url\(#([^)]+)\)/g, `url(#${prefix}$1)`)
    .replace(/href="#([^"]+)"/g, `href="#${prefix}$1"`)

/** Positions of up to three packshots in a picture of 400 by 400, the rearmost first. */
const positions = [
  { x: -34, y: 34, size: 280 },
  { x: 154, y: 34, size: 280 },
  { x: 45, y: 92, size: 310 }
] as const

/** Combines up to three packshots (400 by 400 each) in one picture of a department. */
export const drawGroup = (packshots: ReadonlyArray<string>): string => {
  const usedPositions = packshots.length === 1 ? [{ x: 40, y: 40, size: 320 }] : positions.slice(-packshots.length)
  const products = packshots.slice(0, positions.length).map((svg, index) => {
    const { x, y, size } = usedPositions[index] ?? positions[0]
    return prefixIds(svg, `g${index}-`)
      .replace(/^<svg\b/, `<svg x="${x}" y="${y}"`)
      .replace(/(<svg[^>]*?)\s(?:width|height)="\d+"/g, "$1")
      .replace(/^<svg\b/, `<svg width="${size}" height="${size}"`)
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400">${products.join("")}</svg>`
}
