// @ts-check
import { coreLayers } from "./core-layers.js"
import { outerLayers } from "./outer-layers.js"
import { webLayers } from "./web-layers.js"

/** @typedef {import("./forbidden-imports.js").Layer} Layer */

/** The layers of the shop and what each must not import; the linter's rules and the deliberate violations in contract-tests/runs/static-checks.test.ts are derived from it. */
export const layers = [...coreLayers, ...webLayers, ...outerLayers]

const isTest = (/** @type {string} */ file) => /\.test\.tsx?$|\/testing\.tsx?$/.test(file)

/** The layer of a file, given by its path from the project's root. @type {(file: string) => Layer | undefined} */
export const layerOf = (file) =>
  layers.findLast(
    ({ files, except, testsToo = false }) => files.test(file) && !except?.test(file) && (testsToo || !isTest(file))
  )
