// @ts-check
import { relative, sep } from "node:path"
import { fileURLToPath } from "node:url"
import { forbids } from "./forbidden-imports.js"
import { layerOf } from "./layers.js"

/**
 * The parts of the syntax tree that the rules read (ESTree).
 * @typedef {{ readonly type: string, readonly name?: string, readonly value?: unknown }} Leaf
 * @typedef {Leaf & {
 *   readonly source?: Node | null, readonly argument?: Node, readonly specifiers?: ReadonlyArray<Node>,
 *   readonly importKind?: string, readonly exportKind?: string, readonly imported?: Leaf, readonly local?: Leaf,
 *   readonly quasis?: ReadonlyArray<{ readonly value: { readonly cooked: string } }>,
 *   readonly callee?: Node, readonly arguments?: ReadonlyArray<Node>, readonly object?: Node, readonly property?: Node
 * }} Node
 * @typedef {{ readonly filename: string, report(violation: { node: Node, message: string }): void }} Context
 */

const root = fileURLToPath(new URL("../..", import.meta.url))

/** @type {(source: Node) => string | undefined} */
const textOf = ({ value, quasis }) => {
  if (typeof value === "string") return value
  return quasis?.length === 1 ? quasis[0]?.value.cooked : undefined
}

/** @type {(node: Node) => ReadonlyArray<string> | null} */
const namesOf = ({ specifiers }) => {
  const names = specifiers?.map(({ type, imported, local }) => (type === "ExportSpecifier" ? local : imported)?.name)
  return names?.every((name) => name !== undefined) ? names : null
}

/** Forbids imports that the file's layer must not have, in every form: by subpath, relative, dynamic and re-exported. */
const layers = {
  /** @param {Context} context */
  create(context) {
    const file = relative(root, context.filename).split(sep).join("/")
    const layer = layerOf(file)
    if (!layer) return {}
    /** @type {(node: Node, source: Node | null | undefined, typesOnly: boolean) => void} */
    const check = (node, source, typesOnly) => {
      const specifier = source && textOf(source)
      if (specifier === null || specifier === undefined) return
      const imported = { file, specifier, typesOnly, names: namesOf(node) }
      for (const rule of layer.forbids)
        if (forbids(rule, imported)) context.report({ node: source ?? node, message: `${specifier}: ${rule.message}` })
    }
    return {
      /** @param {Node} node */
      ImportDeclaration: (node) => check(node, node.source, node.importKind === "type"),
      /** @param {Node} node */
      ExportNamedDeclaration: (node) => check(node, node.source, node.exportKind === "type"),
      /** @param {Node} node */
      ExportAllDeclaration: (node) => check(node, node.source, node.exportKind === "type"),
      /** @param {Node} node */
      ImportExpression: (node) => check(node, node.source, false)
    }
  }
}

/** @type {(node: Node | undefined) => boolean} */
const isDate = (node) =>
  node?.name === "Date" || (node?.property?.name === "Date" && node.object?.name === "globalThis")

/** Forbids reading the machine's time: `Date.now`, `new Date()` and `Date()`. */
const clock = {
  /** @param {Context} context */
  create(context) {
    /** @param {Node} node */
    const report = (node) => context.report({ node, message: "The clock port is the only source of time." })
    return {
      /** @param {Node} node */
      MemberExpression(node) {
        if (isDate(node.object) && (node.property?.name === "now" || node.property?.value === "now")) report(node)
      },
      /** @param {Node} node */
      NewExpression(node) {
        if (isDate(node.callee) && node.arguments?.length === 0) report(node)
      },
      /** @param {Node} node */
      CallExpression(node) {
        if (isDate(node.callee)) report(node)
      }
    }
  }
}

export default { meta: { name: "shop" }, rules: { layers, clock } }
