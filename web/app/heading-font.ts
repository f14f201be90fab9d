interface HeadingFontWindow {
  /** The font has been downloaded, and is applied with the next page. */
  __isHeadingFontPending?: boolean
}

/** The time in ms from the start of the download within which a downloaded font is applied to the page that is shown; later, it is applied with the next page. */
const maxDelayMs = 300

const cachedFont = `'700 1em "Bricolage Grotesque Cached"'`

/**
 * The script in the document's head, after the style sheet. A document that another one of the shop leads to usually finds the font in the browser's cache. It loads it
 * from there, and the first paint waits for it for a moment: the attribute's value selects the family that base.css declares as optional. A font that comes later than that is left to
 * `headingFontScript`. The referrer tells which document this is, because reading a cookie or the local storage takes a slow phone up to 50 ms before the first paint.
 */
export const cachedHeadingFontScript =
  "if(document.referrer.startsWith(location.origin+'/')){document.documentElement.dataset.headingFont='cached';" +
  `document.fonts.load(${cachedFont}).catch(function(){})}`

/**
 * The script at the document's end. After the first paint it downloads the headings' font, which base.css declares, and sets the attribute with which
 * tokens.css uses it. Styles that refer to the font before it is loaded would make the browser look up a substitute for every size and weight before
 * the first paint.
 *
 * The font is applied with the next page instead when it would lay out again a page that is already being read: when it comes late, as on a slow network, and
 * when the device has no local font to which base.css gives the same metrics, as Android.
 */
export const headingFontScript =
  `requestAnimationFrame(function(){setTimeout(function(){var d=document.documentElement.dataset,f=document.fonts,s=performance.now();` +
  `if(d.headingFont&&f.check(${cachedFont}))return;` +
  `Promise.all([f.load('700 1em "Bricolage Grotesque Variable"'),` +
  `f.load('700 1em "Bricolage Fallback"').then(function(){return true},function(){})]).then(function(r){` +
  `if(r[1]&&performance.now()-s<${maxDelayMs})d.headingFont='';else window.__isHeadingFontPending=true` +
  "},function(){})})})"

/** Applies the font if it was downloaded but not applied to the previous page. */
export const applyPendingHeadingFont = (): void => {
  if ((window as HeadingFontWindow).__isHeadingFontPending) document.documentElement.dataset["headingFont"] = ""
}
