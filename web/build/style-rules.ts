import { type AtRule, type ChildNode, parse, type Rule } from "postcss"
import type { Plugin } from "vite"
import { isUnconditional, joinRules, type StyleRule } from "#web/server/critical-css.ts"

/** The classes that the page must have for the selector to match; those in parentheses, as in ':not()' and ':is()', are not required. */
const requiredClassesOf = (selector: string): ReadonlyArray<string> => {
  let outside = selector
  for (let inner = ""; inner !== outside;) {
    inner = outside
    outside = outside.replace(/\([^()]*\)/g, "")
  }
  return [...outside.matchAll(/\.([\w-]+)/g)].map(([, name = ""]) => name)
}

const preludeOf = ({ name, params }: AtRule): string => `@${name}${params === "" ? "" : ` ${params}`}`

/** At-rules that contain rules for elements; others, such as @keyframes and @font-face, belong to every document. */
const groupingAtRules = new Set(["media", "supports", "container", "layer", "starting-style"])

const rulesOf = (nodes: ReadonlyArray<ChildNode>, within: ReadonlyArray<string>): ReadonlyArray<StyleRule> =>
  nodes.flatMap((node): ReadonlyArray<StyleRule> => {
    if (node.type === "rule") return [{ css: node.toString(), within, requiredClasses: classesOf(node) }]
    if (node.type === "atrule" && node.nodes !== undefined && groupingAtRules.has(node.name))
      return rulesOf(node.nodes, [...within, preludeOf(node)])
    return node.type === "atrule" ? [{ css: statementOf(node), within, requiredClasses: [[]] }] : []
  })

const classesOf = ({ selectors }: Rule) => selectors.map(requiredClassesOf)

/** An at-rule without a block ends with a semicolon, which is not part of its node. */
const statementOf = (node: AtRule): string => (node.nodes === undefined ? `${node.toString()};` : node.toString())

/** Splits a style sheet into its rules. */
export const parseStyleRules = (styleSheet: string): ReadonlyArray<StyleRule> => rulesOf(parse(styleSheet).nodes, [])

const isDefinition = ({ css }: StyleRule): boolean => /^@(?:font-face|keyframes)/.test(css)

/**
 * The rules that the style sheet adds to a document with critical CSS. It leaves out rules that every document contains: those before the first rule for
 * particular elements, and the definitions of fonts and animations, whose position does not matter. A second definition of a font, even the same, would
 * make the browser lay out the whole page again.
 */
export const rulesToAdd = (rules: ReadonlyArray<StyleRule>): ReadonlyArray<StyleRule> => {
  const start = rules.findIndex((rule) => !isUnconditional(rule))
  return start === -1 ? [] : rules.slice(start).filter((rule) => !isDefinition(rule))
}

/**
 * Writes the rules of the built style sheet to style-rules.json, from which the server selects the critical CSS of each page. The style sheet itself keeps
 * only the `rulesToAdd`.
 */
export const styleRules: Plugin = {
  name: "style-rules",
  applyToEnvironment: ({ name }) => name === "client",
  generateBundle: {
    order: "post",
    handler(_, bundle) {
      const rules: Array<StyleRule> = []
      for (const file of Object.values(bundle)) {
        if (file.type !== "asset" || !file.fileName.endsWith(".css")) continue
        const fileRules = parseStyleRules(Buffer.from(file.source).toString())
        rules.push(...fileRules)
        file.source = joinRules(rulesToAdd(fileRules))
      }
      this.emitFile({ type: "asset", fileName: ".vite/style-rules.json", source: JSON.stringify(rules) })
    }
  }
}
