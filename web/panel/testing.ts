import type { HistoryEntry, Path } from "#web/container/history-entry.ts"
import type { BrowserHistory } from "./browser-history.ts"

interface Visited {
  readonly state: HistoryEntry
  readonly url: string
}

const pathOf = (path: string): Path => {
  const { pathname, search, hash } = new URL(path, "http://shop.test")
  return { pathname, search, hash }
}

/** A model of a browser's history with a router. As in a browser, go() is asynchronous: its steps run in `runPendingSteps`. */
export class ModelBrowser implements BrowserHistory {
  entries: ReadonlyArray<Visited> = [{ state: { key: "page 0", idx: 0 }, url: "/" }]
  index = 0
  #pendingSteps: ReadonlyArray<number> = []
  #onPop: () => boolean = () => false
  /** The router shows another page. */
  onMoved: () => void = () => undefined

  readonly entry = (): HistoryEntry => this.current().state
  readonly location = (): Path => pathOf(this.current().url)
  readonly write = (type: "push" | "replace", state: HistoryEntry, url: string): void => {
    const kept = this.entries.slice(0, type === "push" ? this.index + 1 : this.index)
    const after = type === "push" ? [] : this.entries.slice(this.index + 1)
    this.entries = [...kept, { state, url }, ...after]
    this.index = kept.length
  }
  readonly go = (steps: 1 | -1): void => void (this.#pendingSteps = [...this.#pendingSteps, steps])
  readonly onPop = (listener: () => boolean): (() => void) => {
    this.#onPop = listener
    return () => (this.#onPop = () => false)
  }

  current(): Visited {
    return this.entries[this.index] ?? { state: {}, url: "/" }
  }

  /** The router goes to another page. */
  navigate(): void {
    this.write("push", { key: `page ${this.entries.length}.${this.index}`, idx: this.index + 1 }, `/p${this.index}`)
    this.onMoved()
  }

  /** Runs the steps requested by go(). */
  runPendingSteps(): void {
    while (this.#pendingSteps.length > 0) {
      const [steps = 0, ...rest] = this.#pendingSteps
      this.#pendingSteps = rest
      const to = this.index + steps
      if (to < 0 || to >= this.entries.length) continue
      const { key } = this.entry()
      this.index = to
      const kept = this.#onPop()
      if (!kept && this.entry().key !== key) this.onMoved()
    }
  }
}
