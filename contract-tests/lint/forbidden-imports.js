// @ts-check
import { isBuiltin } from "node:module"
import { posix } from "node:path"

/**
 * Imports that the files of a layer must not have.
 * @typedef {object} Forbidden
 * @property {string} message The message of a violation.
 * @property {RegExp} [target] Matches the import's target: a path from the project's root, `npm:` with a package, or `node:` with a module.
 * @property {RegExp} [except] Allows some of these targets.
 * @property {number} [ownFolder] Allows targets that share this many leading folders with the importing file.
 * @property {RegExp} [specifier] Matches the specifier as it is written, whatever its target.
 * @property {string[]} [names] Forbids only these names; without it all.
 * @property {boolean} [allowTypes]
 * @property {string[]} planted Targets (or specifiers, for a rule of specifiers) that contract-tests/runs/static-checks.test.ts imports in every folder of the layer, to check that the linter rejects them.
 */

/**
 * Folders with the same rules. When several layers match a file, only the rules of the last one apply.
 * @typedef {object} Layer
 * @property {string} name
 * @property {RegExp} files
 * @property {RegExp} [except]
 * @property {boolean} [testsToo] Whether the rules apply to its tests, too.
 * @property {ReadonlyArray<Forbidden>} forbids
 */

/**
 * An import, export or dynamic import of another module.
 * @typedef {object} Import
 * @property {string} file The importing file's path from the project's root.
 * @property {string} specifier
 * @property {boolean} typesOnly
 * @property {ReadonlyArray<string> | null} names The imported names; null for all.
 */

/** @type {(packages: string[], message: string, planted: string[]) => Forbidden} */
export const onlyPackages = (packages, message, planted) => ({
  target: packages.length === 0 ? /^npm:/ : new RegExp(`^npm:(?!(${packages.join("|")})(/|$))`),
  message,
  planted
})

/** Resolves a specifier to its target. @type {(file: string, specifier: string) => string} */
export const targetOf = (file, specifier) => {
  if (specifier.startsWith(".")) return posix.join(posix.dirname(file), specifier)
  if (specifier.startsWith("#")) return posix.normalize(specifier.slice(1))
  if (!isBuiltin(specifier)) return `npm:${specifier}`
  return specifier.startsWith("node:") ? specifier : `node:${specifier}`
}

/** @type {(file: string, target: string, folders: number) => boolean} */
const shareFolder = (file, target, folders) => {
  const folder = file.split("/").slice(0, folders).join("/")
  return target.startsWith(`${folder}/`)
}

/** @type {(rule: Forbidden, imported: Import) => boolean} */
export const forbids = (rule, { file, specifier, typesOnly, names }) => {
  if (rule.specifier) return rule.specifier.test(specifier)
  const target = targetOf(file, specifier)
  if (!rule.target?.test(target) || rule.except?.test(target)) return false
  if (rule.ownFolder && shareFolder(file, target, rule.ownFolder)) return false
  if (rule.allowTypes && typesOnly) return false
  return !rule.names || !names || names.some((name) => rule.names?.includes(name))
}
