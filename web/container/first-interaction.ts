/** The events that count as an interaction. A tap counts only when the finger is lifted, because the work that it starts would otherwise delay its click. */
const interactionEvents = [
  "pointermove",
  "pointerup",
  "keydown",
  "click",
  "input",
  "change",
  "focusin",
  "scroll"
] as const

interface InteractionWindow {
  /** Resolves at the first interaction; missing in a document without `interactionRecorder`. */
  readonly __firstInteraction?: Promise<void>
  readonly __hasInteracted?: boolean
  /** The keys that were pressed until `takeEarlyKeys` was called; null afterwards. */
  __earlyKeys?: Array<KeyboardEvent> | null
}

/** Whether a browser has dispatched a pointer event because the layout changed under a pointer that rests. */
const isPointerAtRest = ({ type, movementX, movementY }: PointerEvent): boolean =>
  type === "pointermove" && movementX === 0 && movementY === 0

/**
 * The script in the document's head that records the first interaction, and keys, before the shop's own code is loaded. Like `isPointerAtRest`, it
 * ignores events of a pointer that rests.
 */
export const interactionRecorder =
  `window.__firstInteraction=new Promise(function(r){${JSON.stringify(interactionEvents)}.forEach(function(t){` +
  "addEventListener(t,function f(e){if(e.movementX===0&&e.movementY===0&&t=='pointermove')return;" +
  "removeEventListener(t,f,true);window.__hasInteracted=true;r()},{capture:true,passive:true})})});" +
  "window.__earlyKeys=[];addEventListener('keydown',function k(e){" +
  "if(window.__earlyKeys)window.__earlyKeys.push(e);else removeEventListener('keydown',k,true)},true)"

const interactionWindow = (typeof window === "undefined" ? {} : window) as InteractionWindow

let interacted = false

/** Whether the shopper has interacted with the document. */
export const hasInteracted = (): boolean => interacted || interactionWindow.__hasInteracted === true

/** Returns the keys that were pressed before the shop's code handled keys, and ends their recording. */
export const takeEarlyKeys = (): ReadonlyArray<KeyboardEvent> => {
  const keys = interactionWindow.__earlyKeys ?? []
  interactionWindow.__earlyKeys = null
  return keys
}

/**
 * Calls back on the first of the `interactionEvents` in the document, or immediately when there was one; returns a function that stops waiting. A page that
 * is only viewed does not load the code for interactions, whereas a first scroll usually loads it before the first tap.
 */
export const onFirstInteraction = (callback: () => void): (() => void) => {
  const options = { capture: true, passive: true } as const
  const stop = () => {
    for (const event of interactionEvents) removeEventListener(event, onInteraction, options)
  }
  const onInteraction = (event: Event) => {
    if (isPointerAtRest(event as PointerEvent)) return
    interacted = true
    stop()
    callback()
  }
  if (hasInteracted()) callback()
  else for (const event of interactionEvents) addEventListener(event, onInteraction, options)
  return stop
}
