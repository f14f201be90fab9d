import { stockholmSelection } from "#core/assortment/testing.ts"
import { setPickedSlot } from "#core/delivery/delivery-picker.ts"
import type { Slot } from "#core/delivery/model.ts"
import { ore } from "#core/kernel/money.ts"
import type { HistoryEntry, Path } from "#web/container/history-entry.ts"
import type { BrowserHistory } from "./browser-history.ts"
import type { PanelEvent } from "./machine.ts"

interface VisitedEntry {
  readonly state: HistoryEntry
  readonly url: string
}

const pathOf = (path: string): Path => {
  const { pathname, search, hash } = new URL(path, "http://shop.test")
  return { pathname, search, hash }
}

/** A model of a browser's history with a router. As in a browser, go() is asynchronous: its steps run in `runPendingSteps`. */
export class ModelBrowser implements BrowserHistory {
  entries: ReadonlyArray<VisitedEntry> = [{ state: { key: "page 0", idx: 0 }, url: "/" }]
  index = 0
  #pendingSteps: ReadonlyArray<number> = []
  #onPop: () => boolean = () => false
  /** Called when the router shows another page. */
  onNavigated: () => void = () => undefined

  readonly entry = (): HistoryEntry => this.current().state
  readonly location = (): Path => pathOf(this.current().url)
  readonly write = (type: "push" | "replace", state: HistoryEntry, url: string): void => {
    const entriesBefore = this.entries.slice(0, type === "push" ? this.index + 1 : this.index)
    const entriesAfter = type === "push" ? [] : this.entries.slice(this.index + 1)
    this.entries = [...entriesBefore, { state, url }, ...entriesAfter]
    this.index = entriesBefore.length
  }
  readonly go = (steps: 1 | -1): void => void (this.#pendingSteps = [...this.#pendingSteps, steps])
  readonly onPop = (listener: () => boolean): (() => void) => {
    this.#onPop = listener
    return () => (this.#onPop = () => false)
  }

  current(): VisitedEntry {
    return this.entries[this.index] ?? { state: {}, url: "/" }
  }

  /** Navigates to another page, as the router does. */
  navigate(): void {
    this.write("push", { key: `page ${this.entries.length}.${this.index}`, idx: this.index + 1 }, `/p${this.index}`)
    this.onNavigated()
  }

  /** Runs the steps requested by go(). */
  runPendingSteps(): void {
    while (this.#pendingSteps.length > 0) {
      const [steps = 0, ...laterSteps] = this.#pendingSteps
      this.#pendingSteps = laterSteps
      const targetIndex = this.index + steps
      if (targetIndex < 0 || targetIndex >= this.entries.length) continue
      const { key } = this.entry()
      this.index = targetIndex
      const isHidden = this.#onPop()
      if (!isHidden && this.entry().key !== key) this.onNavigated()
    }
  }
}

/** A free time of home delivery. */
export const slot: Slot = {
  id: "1",
  available: true,
  date: "2026-10-01",
  from: "10:00",
  to: "12:00",
  pickingFee: ore(0),
  freightFee: ore(0),
  pickingFeeLimit: ore(0),
  catering: "none"
}

/** The shopper chooses the time `slot`. */
export const pickSlotEvent: PanelEvent = {
  type: "picker",
  change: (picker) => setPickedSlot(picker, slot, stockholmSelection)
}
