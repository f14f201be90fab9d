import { act, cleanup, render } from "@testing-library/react"
import { useEffect } from "react"
import { afterEach, describe, expect, it, vi } from "vitest"

const interactionWindow = window as {
  __hasInteracted?: boolean
  __firstInteraction?: Promise<void>
  __earlyKeys?: Array<KeyboardEvent> | null
}

const removals: Array<() => void> = []
/** Runs a script of the document's head; its listeners are removed after the test. */
const runScript = (script: string): void => {
  const addListener = vi.spyOn(globalThis, "addEventListener")
  new Function(script)()
  for (const [type, listener] of addListener.mock.calls) removals.push(() => removeEventListener(type, listener, true))
  addListener.mockRestore()
}

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  for (const remove of removals.splice(0)) remove()
  delete interactionWindow.__hasInteracted
  delete interactionWindow.__firstInteraction
  delete interactionWindow.__earlyKeys
})

/** Imports a new copy of the module, which has not seen an interaction itself. */
const openDocument = async () => {
  vi.resetModules()
  return import("./first-interaction.ts")
}

describe("onFirstInteraction", () => {
  it.each(["pointerup", "pointermove", "keydown", "click", "focusin", "scroll"])(
    "calls back on the first %s, once",
    async (type) => {
      const { onFirstInteraction } = await openDocument()
      const callback = vi.fn()
      onFirstInteraction(callback)
      for (const other of ["load", "pointerdown", "touchstart"]) dispatchEvent(new Event(other))
      expect(callback).not.toHaveBeenCalled()
      dispatchEvent(new Event(type))
      dispatchEvent(new Event(type))
      expect(callback).toHaveBeenCalledTimes(1)
    }
  )

  it("ignores a pointer that does not move, for which browsers dispatch an event when the layout changes", async () => {
    const { interactionRecorder, onFirstInteraction } = await openDocument()
    const pointerMove = (movementX: number) => Object.assign(new Event("pointermove"), { movementX, movementY: 0 })
    runScript(interactionRecorder)
    const callback = vi.fn()
    onFirstInteraction(callback)
    dispatchEvent(pointerMove(0))
    expect([interactionWindow.__hasInteracted, callback.mock.calls.length]).toEqual([undefined, 0])
    dispatchEvent(pointerMove(3))
    expect([interactionWindow.__hasInteracted, callback.mock.calls.length]).toEqual([true, 1])
  })

  it.each([
    [3, 0],
    [0, 3]
  ])("calls back when a pointer moves by %i px horizontally and %i px vertically", async (movementX, movementY) => {
    const { interactionRecorder, onFirstInteraction } = await openDocument()
    runScript(interactionRecorder)
    const callback = vi.fn()
    onFirstInteraction(callback)
    dispatchEvent(Object.assign(new Event("pointermove"), { movementX, movementY }))
    expect([interactionWindow.__hasInteracted, callback.mock.calls.length]).toEqual([true, 1])
  })

  it("calls back when a pointer that has not moved is released", async () => {
    const { interactionRecorder, onFirstInteraction } = await openDocument()
    runScript(interactionRecorder)
    const callback = vi.fn()
    onFirstInteraction(callback)
    dispatchEvent(Object.assign(new Event("pointerup"), { movementX: 0, movementY: 0 }))
    expect([interactionWindow.__hasInteracted, callback.mock.calls.length]).toEqual([true, 1])
  })

  it("calls back immediately when there has been an interaction", async () => {
    const { onFirstInteraction } = await openDocument()
    onFirstInteraction(() => undefined)
    dispatchEvent(new Event("keydown"))
    const callback = vi.fn()
    onFirstInteraction(callback)
    expect(callback).toHaveBeenCalledTimes(1)
  })

  it("does not call back after it is stopped", async () => {
    const { onFirstInteraction } = await openDocument()
    const callback = vi.fn()
    onFirstInteraction(callback)()
    dispatchEvent(new Event("scroll"))
    expect(callback).not.toHaveBeenCalled()
  })

  it("calls back immediately when the document's script has recorded an interaction before the code was loaded", async () => {
    const { interactionRecorder } = await openDocument()
    // As the document's head runs it.
    runScript(interactionRecorder)
    expect((await openDocument()).hasInteracted()).toBe(false)
    dispatchEvent(new Event("pointerup"))
    await interactionWindow.__firstInteraction
    const { hasInteracted, onFirstInteraction } = await openDocument()
    const callback = vi.fn()
    onFirstInteraction(callback)
    expect(callback).toHaveBeenCalledTimes(1)
    expect(hasInteracted()).toBe(true)
  })
})

describe("takeEarlyKeys", () => {
  it("returns the keys that the document's script has recorded, once, and ends the recording", async () => {
    const { interactionRecorder, takeEarlyKeys } = await openDocument()
    expect(takeEarlyKeys()).toEqual([])
    runScript(interactionRecorder)
    const press = (key: string) => dispatchEvent(new KeyboardEvent("keydown", { key }))
    press("o")
    press("s")
    expect(takeEarlyKeys().map(({ key }) => key)).toEqual(["o", "s"])
    press("t")
    expect(takeEarlyKeys()).toEqual([])
  })
})

describe("useHasInteracted", () => {
  it("is false until the first interaction, then true", async () => {
    await openDocument()
    const { useHasInteracted } = await import("./use-has-interacted.ts")
    const renderedValues: Array<boolean> = []
    const Page = () => {
      const hasInteracted = useHasInteracted()
      useEffect(() => void renderedValues.push(hasInteracted))
      return null
    }
    render(<Page />)
    expect(renderedValues).toEqual([false])
    act(() => void dispatchEvent(new Event("keydown")))
    expect(renderedValues).toEqual([false, true])
  })
})
