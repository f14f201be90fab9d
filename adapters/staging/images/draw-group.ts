/** Gives every id of a picture a name of its own, so that several can stand in one document. */
const named = (svg: string, prefix: string): string =>
  svg.replace(/\bid="([^"]+)"/g, `id="${prefix}$1"`).replace(/url\(#([^)]+)\)/g, `url(#${prefix}$1)`).replace(/href="#([^"]+)"/g, `href="#${prefix}$1"`)

/** Where up to three stand, back to front, in a picture of 400 by 400. */
const places = [
  { x: 5, y: 60, size: 230 },
  { x: 165, y: 60, size: 230 },
  { x: 70, y: 125, size: 260 }
] as const

/** Up to three packshots (400 by 400 each) together in one picture: what a department sells. */
export const drawGroup = (packshots: ReadonlyArray<string>): string => {
  const shown = packshots.length === 1 ? [{ x: 40, y: 40, size: 320 }] : places.slice(-packshots.length)
  const goods = packshots.slice(0, places.length).map((svg, index) => {
    const { x, y, size } = shown[index] ?? places[0]
    return named(svg, `g${index}-`).replace(/^<svg\b/, `<svg x="${x}" y="${y}"`).replace(/(<svg[^>]*?)\s(?:width|height)="\d+"/g, "$1").replace(/^<svg\b/, `<svg width="${size}" height="${size}"`)
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400">${goods.join("")}</svg>`
}
