/** A press that adds a product to the cart or changes its quantity by a step, recorded on the device until the press has changed the cart's state. */
export interface RecordedStep {
  readonly productId: string
  readonly direction: 1 | -1
  readonly customerId: string
  /** The page whose press it is: the time at which its document was requested. */
  readonly page: number
  /** When the button was pressed, in ms since 1970. */
  readonly at: number
}

const storageKey = "cart-steps"
/** Older steps are forgotten, as are pending changes of the cart. */
const maxAgeMs = 86_400_000

/**
 * The script's function that records the press of a button with a product, and returns whether the device has stored it. The local storage is written
 * synchronously, so that the press outlives a page that is left before its scripts have arrived. It marks the cart as changed for `lacksCartChange`, so that the next page is hydrated at once.
 */
export const stepRecorder =
  "function recordStep(button){var d=button.dataset,c=document.documentElement.dataset.customer;if(d.product&&c)try{" +
  `var s=JSON.parse(localStorage.getItem("${storageKey}"))||[];` +
  "s.push({productId:d.product,direction:+(d.direction||1),customerId:c,page:performance.timeOrigin,at:Date.now()});" +
  `localStorage.setItem("${storageKey}",JSON.stringify(s));localStorage.setItem("cart-change","pending");return true}catch(e){}return false}`

const isOwn = ({ page }: RecordedStep): boolean => page === performance.timeOrigin

const readSteps = (): ReadonlyArray<RecordedStep> => {
  try {
    const steps: unknown = JSON.parse(localStorage.getItem(storageKey) ?? "[]")
    return Array.isArray(steps)
      ? (steps as ReadonlyArray<RecordedStep>).filter(({ at }) => at > Date.now() - maxAgeMs)
      : []
  } catch {
    return []
  }
}

const writeSteps = (steps: ReadonlyArray<RecordedStep>): void => {
  try {
    if (steps.length === 0) localStorage.removeItem(storageKey)
    else localStorage.setItem(storageKey, JSON.stringify(steps))
  } catch {
    // Without the local storage nothing has been recorded.
  }
}

/** Whether a press of this page is still recorded; false after another page has taken it over. */
export const isStepRecorded = (productId: string | undefined): boolean =>
  readSteps().some((step) => isOwn(step) && step.productId === productId)

/** Takes over the steps of the customer's pages that were left, and returns them in the order of the presses. They stay recorded, as this page's. */
export const takeOverSteps = (customerId: string): ReadonlyArray<RecordedStep> => {
  const steps = readSteps()
  const isTaken = (step: RecordedStep) => step.customerId === customerId && !isOwn(step)
  writeSteps(steps.map((step) => (isTaken(step) ? { ...step, page: performance.timeOrigin } : step)))
  return steps.filter(isTaken)
}

/** Forgets this page's steps of products, after they have changed the cart's state or have turned out to be impossible. */
export const forgetSteps = (productIds: ReadonlyArray<string>): void => {
  const steps = readSteps()
  const remaining = steps.filter((step) => !isOwn(step) || !productIds.includes(step.productId))
  if (remaining.length < steps.length) writeSteps(remaining)
}
