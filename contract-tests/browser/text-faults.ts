import type { Locator, Page } from "playwright-core"

/** Sets the size of the root element's text, as a shopper's browser does, and lays out the content that is laid out only near the window. */
export const setTextSize = (page: Page, size: `${number}%`): Promise<void> =>
  page.evaluate((fontSize) => {
    document.documentElement.style.fontSize = fontSize
    const sheet = new CSSStyleSheet()
    sheet.replaceSync("* { content-visibility: visible !important }")
    document.adoptedStyleSheets = [sheet]
  }, size)

/**
 * The texts of a part of the page that lie over another text of it, and those of which a part is cut off at the side. Texts in fixed or sticky parts of the page, which lie over
 * others on purpose, are compared with each other only; a list that scrolls sideways cuts nothing off.
 */
export const findTextFaults = (part: Locator): Promise<ReadonlyArray<string>> =>
  part.evaluate((root) => {
    interface Line {
      readonly text: string
      readonly node: Node
      readonly isOverPage: boolean
      readonly left: number
      readonly top: number
      readonly right: number
      readonly bottom: number
    }
    const lines: Array<Line> = []
    const faults: Array<string> = []
    const ancestorsOf = (element: Element): ReadonlyArray<Element> =>
      element.parentElement === null ? [element] : [element, ...ancestorsOf(element.parentElement)]
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const node = walker.currentNode
      const element = node.parentElement
      const text = node.textContent?.trim().slice(0, 40)
      if (element === null || !text || element.closest("script, style, noscript, select") !== null) continue
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
      const ancestors = ancestorsOf(element).map((ancestor) => ({ ancestor, style: getComputedStyle(ancestor) }))
      if (ancestors.some(({ style }) => style.clipPath !== "none")) continue
      const isOverPage = ancestors.some(({ style }) => ["fixed", "sticky"].includes(style.position))
      const range = document.createRange()
      range.selectNodeContents(node)
      for (const box of range.getClientRects()) {
        // The ascenders and descenders of two lines may touch.
        const touching = box.height * 0.15
        let { left, right } = box
        let [top, bottom] = [box.top + touching, box.bottom - touching]
        let cutOff = 0
        for (const { ancestor, style } of ancestors) {
          if (style.display === "inline" || style.overflowX === "visible") continue
          const clip = ancestor.getBoundingClientRect()
          const width = right - left
          left = Math.max(left, clip.left)
          right = Math.min(right, clip.right)
          top = Math.max(top, clip.top)
          bottom = Math.min(bottom, clip.bottom)
          if (style.overflowX === "hidden" || style.overflowX === "clip") cutOff += width - (right - left)
        }
        if (bottom - top < 2) continue
        if (cutOff > 4) faults.push(`${text} is cut off by ${Math.round(cutOff)} px`)
        if (right - left > 2) lines.push({ text, node, isOverPage, left, top, right, bottom })
      }
    }
    for (const [index, line] of lines.entries())
      for (const other of lines.slice(index + 1)) {
        const width = Math.min(line.right, other.right) - Math.max(line.left, other.left)
        const height = Math.min(line.bottom, other.bottom) - Math.max(line.top, other.top)
        if (line.node !== other.node && line.isOverPage === other.isOverPage && width > 2 && height > 3)
          faults.push(`${line.text} lies over ${other.text}`)
      }
    return [...new Set(faults)]
  })
