import { act, cleanup, render, renderHook, screen } from "@testing-library/react"
import { renderToString } from "react-dom/server"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { classes } from "../classes.ts"
import { isVisible } from "../is-visible.ts"
import { AfterHydration } from "./AfterHydration.tsx"
import { focusOnMount } from "./focus-on-mount.ts"
import { useDelayed } from "./use-delayed.ts"
import { useMounted } from "./use-mounted.ts"
import { whenIdle } from "./when-idle.ts"

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const wait = (millis: number) => act(() => void vi.advanceTimersByTime(millis))

describe("useDelayed", () => {
  it("is true from a second after the start of a wait until its end", () => {
    const { result, rerender } = renderHook(({ isPending }) => useDelayed(isPending), {
      initialProps: { isPending: true }
    })
    wait(999)
    expect(result.current).toBe(false)
    wait(1)
    expect(result.current).toBe(true)
    rerender({ isPending: false })
    expect(result.current).toBe(false)
  })

  it("is never true for a wait of less than a second, even after earlier waits", () => {
    const { result, rerender } = renderHook(({ isPending }) => useDelayed(isPending), {
      initialProps: { isPending: true }
    })
    wait(999)
    rerender({ isPending: false })
    wait(5_000)
    expect(result.current).toBe(false)
    rerender({ isPending: true })
    wait(1_000)
    rerender({ isPending: false })
    rerender({ isPending: true })
    expect(result.current).toBe(false)
  })
})

describe("whenIdle", () => {
  it("calls back once in a browser without requestIdleCallback, unless it is cancelled", () => {
    const [callback, cancelledCallback] = [vi.fn(), vi.fn()]
    vi.stubGlobal("requestIdleCallback", undefined)
    Reflect.deleteProperty(window, "requestIdleCallback")
    whenIdle(callback)
    whenIdle(cancelledCallback)()
    expect(callback).not.toHaveBeenCalled()
    wait(10_000)
    expect([callback.mock.calls.length, cancelledCallback.mock.calls.length]).toEqual([1, 0])
  })

  it("requests an idle callback with a timeout of a second, and cancels the request", () => {
    const request = vi.fn(() => 7)
    const cancel = vi.fn()
    vi.stubGlobal("requestIdleCallback", request)
    vi.stubGlobal("cancelIdleCallback", cancel)
    const callback = vi.fn()
    whenIdle(callback)()
    expect(request).toHaveBeenCalledExactlyOnceWith(callback, { timeout: 1_000 })
    expect(cancel).toHaveBeenCalledExactlyOnceWith(7)
  })
})

describe("AfterHydration", () => {
  it("renders no content on the server and at first in a browser, and renders it when the browser is idle", () => {
    const content = <AfterHydration>Meddelanden</AfterHydration>
    expect(renderToString(content)).toBe("")
    let onIdle: () => void = () => undefined
    vi.stubGlobal("requestIdleCallback", (callback: () => void) => {
      onIdle = callback
      return 1
    })
    vi.stubGlobal("cancelIdleCallback", () => undefined)
    render(content)
    expect(screen.queryByText("Meddelanden")).toBeNull()
    act(() => onIdle())
    expect(screen.getByText("Meddelanden")).toBeTruthy()
  })
})

describe("useMounted", () => {
  it("returns whether the component is mounted", () => {
    const { result, unmount } = renderHook(() => useMounted())
    const isMounted = result.current
    expect(isMounted()).toBe(true)
    unmount()
    expect(isMounted()).toBe(false)
  })
})

describe("focusOnMount", () => {
  it("focuses the element, and does not fail when the element is removed", () => {
    render(
      <p ref={focusOnMount} tabIndex={-1}>
        Sparat
      </p>
    )
    expect(document.activeElement?.textContent).toBe("Sparat")
    cleanup()
  })
})

describe("isVisible", () => {
  it("returns the browser's checkVisibility(), or true for every element in a browser without it", () => {
    const element = document.createElement("p")
    expect([isVisible(null), isVisible(element)]).toEqual([false, true])
    for (const visible of [true, false]) {
      element.checkVisibility = () => visible
      expect(isVisible(element)).toBe(visible)
    }
  })
})

describe("classes", () => {
  it("joins class names, without missing ones", () => {
    expect(classes("card", false, "wide", undefined, "")).toBe("card wide")
  })
})
