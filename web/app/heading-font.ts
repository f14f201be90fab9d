interface HeadingFontWindow {
  /** The font has been downloaded, and is applied with the next page. */
  __isHeadingFontPending?: boolean
}

/** The time in ms from the start of the download within which a downloaded font is applied to the page that is shown; later, it is applied with the next page. */
const maxDelayMs = 300

/** The key in the local storage that records that the browser has downloaded the font. */
const storageKey = "heading-font"

const cachedFont = `'700 1em "Bricolage Grotesque Cached"'`

/**
 * The script in the document's head, after the style sheet. If the font has been downloaded before, it is loaded from the browser's cache, and the first paint waits for it for a moment: the attribute's value
 * selects the family that base.css declares as optional. If the cache has lost the font, the page keeps the fallback.
 */
export const cachedHeadingFontScript =
  `try{if(localStorage.getItem('${storageKey}')){document.documentElement.dataset.headingFont='cached';` +
  `document.fonts.load(${cachedFont}).catch(function(){})}}catch(e){}`

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
  `try{localStorage.setItem('${storageKey}','cached')}catch(e){}` +
  `if(r[1]&&performance.now()-s<${maxDelayMs})d.headingFont='';else window.__isHeadingFontPending=true` +
  "},function(){})})})"

/** Applies the font if it was downloaded but not applied to the previous page. */
export const applyPendingHeadingFont = (): void => {
  if ((window as HeadingFontWindow).__isHeadingFontPending) document.documentElement.dataset["headingFont"] = ""
}
