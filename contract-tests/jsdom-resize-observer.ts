/** A ResizeObserver for jsdom, which has no layout: it reports an element once, in the next frame. */
class FrameResizeObserver implements ResizeObserver {
  readonly #callback: ResizeObserverCallback
  #frame = 0

  constructor(callback: ResizeObserverCallback) {
    this.#callback = callback
  }

  observe(): void {
    this.#frame = requestAnimationFrame(() => this.#callback([], this))
  }

  unobserve(): void {
    this.disconnect()
  }

  disconnect(): void {
    cancelAnimationFrame(this.#frame)
  }
}

globalThis.ResizeObserver = FrameResizeObserver
