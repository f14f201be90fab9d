import { isStepRecorded } from "#web/container/recorded-steps.ts"
import { type EarlyClick, type EarlyText, isTracked, replayTyping } from "./early-input.ts"

const sleep = (millis: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, millis))

/** How long a click waits for a pending button and a text for the hydration of its field, in ms, and how often they look. */
const maxPendingMs = 5_000
const pendingCheckMs = 50

/** The clicked element, or what has replaced it: a stepper replaces its add button. Waits while it is pending, for example because the cart is being fetched. */
const findTarget = async ({ element, parent, index }: EarlyClick): Promise<Element | undefined> => {
  const find = () => (element.isConnected ? element : parent.children[index])
  for (
    let waitedMs = 0;
    waitedMs < maxPendingMs && find()?.getAttribute("aria-busy") === "true";
    waitedMs += pendingCheckMs
  )
    await sleep(pendingCheckMs)
  return find()
}

/** How long the focus is kept after a click is replayed, in ms: what replaces its button appears when its code has been loaded. */
const keptFocusMs = 3_000

/** Keeps the focus where the shopper has moved it since the click: a stepper takes it when it replaces its add button. */
const keepFocus = (parent: Element, target: Element | undefined): void => {
  const focused = document.activeElement
  if (!(focused instanceof HTMLElement) || focused === document.body || focused === target) return
  const options = { once: true, signal: AbortSignal.timeout(keptFocusMs) }
  parent.addEventListener("focusin", () => focused.focus({ preventScroll: true }), options)
}

/** How long an element is shown as clicked that does not show the result of its click itself, in ms. */
const maxClickedMs = 500

/**
 * Shows an element as clicked until the result of its click is shown, so that the space that is reserved for it is not given up before. How long that takes depends on the
 * device and the network, so it has no limit for an element that shows the result itself: one that expands something or adds cards.
 */
const endClickedOnResult = (element: Element): void => {
  const addedCards = element.closest("[data-added-cards]")
  const observer = new MutationObserver(() => end())
  const end = () => {
    observer.disconnect()
    element.removeAttribute("data-clicked")
  }
  observer.observe(element, { attributes: true, characterData: true, childList: true, subtree: true })
  if (addedCards !== null) observer.observe(addedCards, { attributes: true })
  if (addedCards === null && !element.hasAttribute("aria-expanded")) setTimeout(end, maxClickedMs)
}

/** Replays text when its part of the page has been hydrated. What the shopper has typed meanwhile is kept. */
const replayText = async ({ field, text, rendered }: EarlyText): Promise<void> => {
  for (let waitedMs = 0; waitedMs < maxPendingMs && !isTracked(field); waitedMs += pendingCheckMs)
    await sleep(pendingCheckMs)
  if (!isTracked(field)) return
  // React resets the field to what was rendered when it renders again.
  replayTyping(field, field.value === rendered ? text : field.value)
  await sleep(0)
  // The shopper has left the field since.
  if (document.activeElement !== field) field.dispatchEvent(new FocusEvent("focusout", { bubbles: true }))
}

/** Clicks again, in order. A click on what has replaced the clicked element counts as a further click in quick succession. */
const replayClicks = async (clicks: ReadonlyArray<EarlyClick>): Promise<void> => {
  // Another page has taken a step over when it is no longer this page's.
  const ownClicks = clicks.filter(({ element, isStored }) => !isStored || isStepRecorded(element.dataset["product"]))
  for (const click of ownClicks) {
    // Each click follows React's updates for the replayed input or the click before it.
    await sleep(0)
    const target = await findTarget(click)
    keepFocus(click.parent, target)
    endClickedOnResult(click.element)
    const detail = target === click.element ? click.detail : Math.max(1, click.detail)
    target?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, composed: true, detail }))
  }
}

/** Replays what the shopper did before the hydration and cannot be replayed during it. */
export const replayEarlyInput = async (
  texts: ReadonlyArray<EarlyText>,
  clicks: ReadonlyArray<EarlyClick>
): Promise<void> => {
  await Promise.all([...texts.map(replayText), replayClicks(clicks)])
}
