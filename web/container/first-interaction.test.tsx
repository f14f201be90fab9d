import { beforeEach, describe, expect, it, vi } from "vitest"

const interactionWindow = window as { __hasInteracted?: boolean; __firstInteraction?: Promise<void> }

/** Imports the module as a new document does, which had no interaction. */
const openDocument = async () => {
  vi.resetModules()
  return import("./first-interaction.ts")
}

describe("onFirstInteraction", () => {
  beforeEach(() => {
    vi.restoreAllMocks()
    delete interactionWindow.__hasInteracted
  })

  it.each(["pointerdown", "pointermove", "touchstart", "keydown", "click", "focusin", "scroll"])(
    "calls back on the first %s, once",
    async (type) => {
      const { onFirstInteraction } = await openDocument()
      const callback = vi.fn()
      onFirstInteraction(callback)
      dispatchEvent(new Event("load"))
      expect(callback).not.toHaveBeenCalled()
      dispatchEvent(new Event(type))
      dispatchEvent(new Event(type))
      expect(callback).toHaveBeenCalledTimes(1)
    }
  )

  it("ignores a pointer at rest, for which browsers dispatch an event when the layout changes, until it moves", async () => {
    const { interactionRecorder, onFirstInteraction } = await openDocument()
    const pointerMove = (movementX: number) => Object.assign(new Event("pointermove"), { movementX, movementY: 0 })
    new Function(interactionRecorder)()
    const callback = vi.fn()
    onFirstInteraction(callback)
    dispatchEvent(pointerMove(0))
    expect([interactionWindow.__hasInteracted, callback.mock.calls.length]).toEqual([undefined, 0])
    dispatchEvent(pointerMove(3))
    expect([interactionWindow.__hasInteracted, callback.mock.calls.length]).toEqual([true, 1])
  })

  it("calls back at once after an interaction", async () => {
    const { onFirstInteraction } = await openDocument()
    onFirstInteraction(() => undefined)
    dispatchEvent(new Event("keydown"))
    const callback = vi.fn()
    onFirstInteraction(callback)
    expect(callback).toHaveBeenCalledTimes(1)
  })

  it("does not call back once it is stopped", async () => {
    const { onFirstInteraction } = await openDocument()
    const callback = vi.fn()
    onFirstInteraction(callback)()
    dispatchEvent(new Event("scroll"))
    expect(callback).not.toHaveBeenCalled()
  })

  it("calls back at once after an interaction that the document's script has recorded before the code was loaded", async () => {
    const { interactionRecorder } = await openDocument()
    // As the document's head runs it.
    new Function(interactionRecorder)()
    expect((await openDocument()).hasInteracted()).toBe(false)
    dispatchEvent(new Event("touchstart"))
    await interactionWindow.__firstInteraction
    const { hasInteracted, onFirstInteraction } = await openDocument()
    const callback = vi.fn()
    onFirstInteraction(callback)
    expect(callback).toHaveBeenCalledTimes(1)
    expect(hasInteracted()).toBe(true)
  })
})
