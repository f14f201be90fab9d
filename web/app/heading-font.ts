interface HeadingFontWindow {
  /** The font was downloaded too late for the page that is shown. */
  __isHeadingFontLate?: boolean
}

/** The time in ms from the start of the download within which a downloaded font is applied to the page that is shown; later, it is applied with the next page. */
const maxDelayMs = 300

/**
 * The script at the end of the document. After the first paint it downloads the headings' font, which base.css declares, and sets the attribute with which
 * tokens.css uses it. Styles that refer to the font before it is loaded would make the browser look up a substitute for every size and weight before
 * the first paint. A font that comes late, as on a slow network, would lay out again a page that is already being read: it is applied with the next page.
 */
export const headingFontScript =
  `requestAnimationFrame(function(){setTimeout(function(){var s=performance.now();` +
  `document.fonts.load('700 1em "Bricolage Grotesque Variable"').then(function(){` +
  `if(performance.now()-s<${maxDelayMs})document.documentElement.dataset.headingFont='';else window.__isHeadingFontLate=true` +
  "},function(){})})})"

/** Applies the font if it was downloaded late. */
export const applyLateHeadingFont = (): void => {
  if ((window as HeadingFontWindow).__isHeadingFontLate) document.documentElement.dataset["headingFont"] = ""
}
