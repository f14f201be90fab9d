/** A ResizeObserver for jsdom, which has no layout: for each observed element it calls back once, in the next frame, without entries. */
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
