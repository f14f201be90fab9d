// @vitest-environment jsdom
import { act, cleanup, renderHook } from "@testing-library/react"
import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { useSpoken } from "./use-spoken.ts"

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  cleanup()
})

const pass = (millis: number) => act(() => vi.advanceTimersByTimeAsync(millis))
const listen = (typed: string, message: string | null) => renderHook((said) => useSpoken(said.typed, said.message), { initialProps: { typed, message } })

it("says nothing while keys come, and what there is a second after the last one", async () => {
  const { result, rerender } = listen("m", "5 träffar")
  for (const typed of ["mj", "mjö"]) {
    await pass(900)
    expect(result.current).toBe("")
    rerender({ typed, message: "5 träffar" })
  }
  await pass(999)
  expect(result.current).toBe("")
  await pass(1)
  expect(result.current).toBe("5 träffar")
  rerender({ typed: "mjöl", message: "5 träffar" })
  expect(result.current).toBe("")
  await pass(1_000)
  expect(result.current).toBe("5 träffar")
})

it("says an answer that comes later than the pause as it comes", async () => {
  const { result, rerender } = listen("mjölk", null)
  await pass(5_000)
  expect(result.current).toBe("")
  rerender({ typed: "mjölk", message: "3 träffar" })
  expect(result.current).toBe("3 träffar")
})
