import { act, cleanup, renderHook } from "@testing-library/react"
import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { useAnnouncement } from "./use-announcement.ts"

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  cleanup()
})

const advance = (millis: number) => act(() => vi.advanceTimersByTimeAsync(millis))
const renderAnnouncement = (input: string, message: string | null) =>
  renderHook((props) => useAnnouncement(props.input, props.message), { initialProps: { input, message } })

it("announces the message one second after the last key, not while typing", async () => {
  const { result, rerender } = renderAnnouncement("m", "5 träffar")
  for (const input of ["mj", "mjö"]) {
    await advance(900)
    expect(result.current).toBe("")
    rerender({ input, message: "5 träffar" })
  }
  await advance(999)
  expect(result.current).toBe("")
  await advance(1)
  expect(result.current).toBe("5 träffar")
  rerender({ input: "mjöl", message: "5 träffar" })
  expect(result.current).toBe("")
  await advance(1_000)
  expect(result.current).toBe("5 träffar")
})

it("announces a message immediately when it arrives after the pause", async () => {
  const { result, rerender } = renderAnnouncement("mjölk", null)
  await advance(5_000)
  expect(result.current).toBe("")
  rerender({ input: "mjölk", message: "3 träffar" })
  expect(result.current).toBe("3 träffar")
})
