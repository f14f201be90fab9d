import { mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { createRequire } from "node:module"
import { join } from "node:path"
import subsetFont from "subset-font"

/** The font of headings, buttons and prices, as base.css imports it. */
export const headingFontFile =
  "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2"

const charactersFrom = (first: number, last: number): string =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index))

/** ASCII, and the accented letters and signs of Swedish texts, dishes and brands: 'Crème fraîche', 'Señor', '½ l'. The fallback font shows others. */
export const headingCharacters = `${charactersFrom(0x20, 0x7e)}\u00a0ÅÄÖÆØÉÍÜåäöæøàáâãèéêëíîïóôõúûüçñ–—‘’“”•…·×°§½¼¾®™€−µ`

/** The weights that the style sheet uses, for which base.css declares the font. */
const weights = { min: 600, max: 800 }

/**
 * Writes the headings' font, reduced to `headingCharacters` and `weights`, to node_modules/.cache, and returns the file's path. The reduced WOFF2 has
 * 28 kB, two thirds of the original; a slow phone loads it besides the page's pictures.
 */
export const writeHeadingFont = async (root: string): Promise<string> => {
  const font = readFileSync(createRequire(import.meta.url).resolve(headingFontFile))
  const folder = join(root, "node_modules/.cache/skafferi")
  const file = join(folder, "heading-font.woff2")
  mkdirSync(folder, { recursive: true })
  writeFileSync(
    file,
    await subsetFont(font, headingCharacters, { targetFormat: "woff2", variationAxes: { wght: weights } })
  )
  return file
}
