import { stepRecorder } from "#web/container/recorded-steps.ts"

/** The events of a press, before its click. */
export const pressEvents = ["pointerdown", "pointerup", "mousedown", "mouseup", "touchstart", "touchend"] as const

/**
 * The script in the document's head that records, in order, the buttons that are clicked before hydration, and those that submit a form with the method POST, so that
 * `markHydrated` clicks them again. Links, buttons of popovers and the search form work without JavaScript and are left to the browser; but a link that is clicked after a
 * button is recorded too, because the button's click would be lost with the document. The content of a quantity's field is selected when it is focused, so that a typed
 * digit replaces it as after the hydration.
 *
 * The presses of a product's buttons are also recorded on the device, as are the shopper's own after the hydration, whose code may still be loading.
 *
 * The events do not reach React. It would hydrate the whole page at once for the first of them, so that the button would be painted as clicked only
 * afterwards, and would itself handle a click that is also recorded.
 */
export const clickRecorder =
  "(function(){var clicks=window.__earlyClicks=[];" +
  stepRecorder +
  "function on(type,handle){addEventListener(type,function listener(e){" +
  "if(window.__hydrated)removeEventListener(type,listener,true);else handle(e)},{capture:true,passive:type[0]=='t'})}" +
  "function closest(e,selector){return e.target.closest?.(selector)}" +
  "function button(e){var found=closest(e,'button[type=button]:not([popovertarget])');if(found)e.stopPropagation();return found}" +
  "function record(element,detail){var parent=element.parentNode;element.setAttribute('data-clicked','');" +
  "clicks.push({element,detail,parent,index:[].indexOf.call(parent.children,element),isStored:recordStep(element)})}" +
  "addEventListener('click',function(e){if(window.__hydrated&&e.isTrusted){var found=closest(e,'[data-product]:not([aria-disabled])');if(found)recordStep(found)}},true);" +
  `${JSON.stringify(pressEvents)}.forEach(function(type){on(type,button)});` +
  "on('click',function(e){var found=button(e);" +
  "if(!found&&clicks[0]&&!(e.button||e.metaKey||e.ctrlKey||e.shiftKey||e.altKey)){" +
  "found=closest(e,'a[href^=\"/\"]:not([target])');if(found){e.preventDefault();e.stopPropagation()}}" +
  "if(found)record(found,e.detail)});" +
  "on('focusin',function(e){if('selectOnFocus' in e.target.dataset)e.target.select()});" +
  "on('submit',function(e){if(e.target.method!='post')return;e.preventDefault();e.stopPropagation();var submitter=e.submitter;" +
  "if(submitter&&!clicks.some(function(click){return click.element==submitter}))record(submitter,0)})" +
  "})()"
