import { LRUCache } from "lru-cache"
import { hashSource } from "./security.ts"

/** A rule of the built style sheet, as web/build/style-rules.ts writes it. */
export interface StyleRule {
  readonly css: string
  /** The at-rules around it, the outermost first: '@media (width>=60rem)'. */
  readonly within: ReadonlyArray<string>
  /** For each selector of the rule, the classes that the page must have for the selector to match. */
  readonly requiredClasses: ReadonlyArray<ReadonlyArray<string>>
}

export interface CriticalCss {
  readonly css: string
  /** Its source in the content security policy. */
  readonly source: string
}

/** How many different selections of rules are cached. */
const maxCachedSelectionCount = 200

/** Whether every document contains the rule, whatever its markup. */
export const isUnconditional = ({ requiredClasses }: StyleRule): boolean =>
  requiredClasses.some((required) => required.length === 0)

const canMatch = ({ requiredClasses }: StyleRule, classes: ReadonlySet<string>): boolean =>
  requiredClasses.some((required) => required.every((name) => classes.has(name)))

/** Joins rules in their order; neighbours within the same at-rules share them. */
export const joinRules = (rules: ReadonlyArray<StyleRule>): string => {
  let css = ""
  let openAtRules: ReadonlyArray<string> = []
  for (const rule of rules) {
    const firstDifferentDepth = openAtRules.findIndex((atRule, depth) => atRule !== rule.within[depth])
    const sharedCount = firstDifferentDepth === -1 ? openAtRules.length : firstDifferentDepth
    css += "}".repeat(openAtRules.length - sharedCount)
    for (const atRule of rule.within.slice(sharedCount)) css += `${atRule}{`
    css += rule.css
    openAtRules = rule.within
  }
  return css + "}".repeat(openAtRules.length)
}

/**
 * Makes the function that returns the critical CSS of a page with these class attributes: the rules of the style sheet that can match its markup, in their order. A rule
 * is left out only if each of its selectors requires some class that the markup lacks. The page therefore looks as it does with the whole style sheet.
 */
export const makeCriticalCss = (
  rules: ReadonlyArray<StyleRule>
): ((classAttributes: ReadonlySet<string>) => CriticalCss) => {
  const selections = new LRUCache<string, CriticalCss>({ max: maxCachedSelectionCount })
  /** Pages of the same kind mostly have the same attributes, so that few pages are compared with the rules. */
  const selectionsByAttributes = new LRUCache<string, CriticalCss>({ max: maxCachedSelectionCount })
  const select = (attributes: ReadonlySet<string>): CriticalCss => {
    const classes = new Set([...attributes].flatMap((value) => value.split(" ")))
    const isRuleSelected = rules.map((rule) => canMatch(rule, classes))
    const key = isRuleSelected.map(Number).join("")
    const cachedCss = selections.get(key)
    if (cachedCss !== undefined) return cachedCss
    const css = joinRules(rules.filter((_, index) => isRuleSelected[index]))
    const criticalCss = { css, source: hashSource(css) }
    selections.set(key, criticalCss)
    return criticalCss
  }
  return (attributes) => {
    const key = [...attributes].join('"')
    const cachedCss = selectionsByAttributes.get(key)
    if (cachedCss !== undefined) return cachedCss
    const criticalCss = select(attributes)
    selectionsByAttributes.set(key, criticalCss)
    return criticalCss
  }
}
