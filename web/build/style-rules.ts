import { type AtRule, type ChildNode, parse, type Rule } from "postcss"
import type { Plugin } from "vite"
import type { StyleRule } from "#web/server/critical-css.ts"

/** The classes that an element and its ancestors must have; those within ':not()', ':is()' and the like are not required. */
const requiredClassesOf = (selector: string): ReadonlyArray<string> => {
  let outside = selector
  for (let inner = ""; inner !== outside;) {
    inner = outside
    outside = outside.replace(/\([^()]*\)/g, "")
  }
  return [...outside.matchAll(/\.([\w-]+)/g)].map(([, name = ""]) => name)
}

const preludeOf = ({ name, params }: AtRule): string => `@${name}${params === "" ? "" : ` ${params}`}`

/** At-rules that contain rules for elements; others, such as @keyframes and @font-face, are needed with any selection. */
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

/** Writes style-rules.json: the rules of the built style sheet, from which the server selects the critical CSS of each page. */
export const styleRules: Plugin = {
  name: "style-rules",
  applyToEnvironment: ({ name }) => name === "client",
  generateBundle: {
    order: "post",
    handler(_, bundle) {
      const rules = Object.values(bundle).flatMap((file) =>
        file.type === "asset" && file.fileName.endsWith(".css")
          ? parseStyleRules(Buffer.from(file.source).toString())
          : []
      )
      this.emitFile({ type: "asset", fileName: ".vite/style-rules.json", source: JSON.stringify(rules) })
    }
  }
}
