/** The events of a press, before its click. */
export const pressEvents = ["pointerdown", "pointerup", "mousedown", "mouseup", "touchstart", "touchend"] as const

/**
 * The script in the document's head that records the last button that was clicked before hydration, or that submitted a form with the method POST, so that
 * `markHydrated` clicks it again. Links, buttons of popovers and the search form work without JavaScript and are left to the browser.
 *
 * The events do not reach React. It would hydrate the whole page at once for the first of them, so that the button would be painted as clicked only
 * afterwards, and would itself handle a click that is also recorded.
 */
export const clickRecorder =
  "(function(){" +
  "function a(t,f){addEventListener(t,function k(e){if(window.__hydrated)removeEventListener(t,k,true);else f(e)},{capture:true,passive:t[0]=='t'})}" +
  "function b(e){var b=e.target.closest?.('button[type=button]:not([popovertarget])');if(b)e.stopPropagation();return b}" +
  `${JSON.stringify(pressEvents)}.forEach(function(t){a(t,b)});` +
  "a('click',function(e){var c=b(e);if(c){window.__pendingClick?.removeAttribute('data-clicked');window.__pendingClick=c;c.setAttribute('data-clicked','')}});" +
  "a('submit',function(e){if(e.target.method=='post'){e.preventDefault();e.stopPropagation();window.__pendingClick=e.submitter}})" +
  "})()"
