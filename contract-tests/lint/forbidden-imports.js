// @ts-check
import { isBuiltin } from "node:module"
import { posix } from "node:path"

/**
 * Imports that the files of a layer must not have.
 * @typedef {object} Forbidden
 * @property {string} message The rule, for whoever breaks it.
 * @property {RegExp} [target] Matches what the import leads to: a path from the project's root, `npm:` with a package, or `node:` with a module.
 * @property {RegExp} [except] Allows some of these targets.
 * @property {number} [ownFolder] Allows targets whose path has the same first so many folders as the importing file.
 * @property {RegExp} [specifier] Matches the specifier as it is written, whatever it leads to.
 * @property {string[]} [names] Forbids only these names; without it all.
 * @property {boolean} [allowTypes]
 * @property {string[]} planted Targets (or specifiers, for a rule of specifiers) that the fence test plants in every folder of the layer.
 */

/**
 * Folders with the same rules. A file that several layers match has the rules of the last one alone.
 * @typedef {object} Layer
 * @property {string} name
 * @property {RegExp} files
 * @property {RegExp} [except]
 * @property {boolean} [testsToo] Whether the rules are also those of its tests.
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

/** What a specifier leads to, however it is written. @type {(file: string, specifier: string) => string} */
export const targetOf = (file, specifier) => {
  if (specifier.startsWith(".")) return posix.join(posix.dirname(file), specifier)
  if (specifier.startsWith("#")) return posix.normalize(specifier.slice(1))
  if (!isBuiltin(specifier)) return `npm:${specifier}`
  return specifier.startsWith("node:") ? specifier : `node:${specifier}`
}

/** @type {(file: string, target: string, folders: number) => boolean} */
const shareFolder = (file, target, folders) => {
  const own = file.split("/").slice(0, folders).join("/")
  return target.startsWith(`${own}/`)
}

/** @type {(rule: Forbidden, found: Import) => boolean} */
export const forbids = (rule, { file, specifier, typesOnly, names }) => {
  if (rule.specifier) return rule.specifier.test(specifier)
  const target = targetOf(file, specifier)
  if (!rule.target?.test(target) || rule.except?.test(target)) return false
  if (rule.ownFolder && shareFolder(file, target, rule.ownFolder)) return false
  if (rule.allowTypes && typesOnly) return false
  return !rule.names || !names || names.some((name) => rule.names?.includes(name))
}
