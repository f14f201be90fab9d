import { afterEach, expect, it, vi } from "vitest"

const hourMs = 3_600_000
const renderedAt = Date.parse("2026-11-29T12:00:00Z")

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.resetModules()
  delete document.documentElement.dataset["now"]
})

/** Opens a page that the server has rendered one second after the request, and returns how long that is ago by the shop's time two seconds later, in ms. */
const timeSinceRendering = async (clockErrorMs: number, statedTime = String(renderedAt)) => {
  document.documentElement.dataset["now"] = statedTime
  vi.useFakeTimers({ toFake: ["Date"], now: renderedAt + clockErrorMs + 2_000 })
  vi.spyOn(performance, "now").mockReturnValue(3_000)
  const { serverNow, toServerTime } = await import("./server-clock.ts")
  expect(toServerTime(Date.now())).toBe(serverNow())
  return serverNow() - renderedAt
}

it.each([-25 * hourMs, 25 * hourMs, 9_000 * hourMs])(
  "is the server's on a device whose clock is %d ms ahead",
  async (clockErrorMs) => {
    // The second of the request counts as a difference.
    expect(await timeSinceRendering(clockErrorMs)).toBe(3_000)
  }
)

it.each([0, -60_000, 60_000])("is the device's when its clock is only %d ms ahead", async (clockErrorMs) => {
  expect(await timeSinceRendering(clockErrorMs)).toBe(clockErrorMs + 2_000)
})

it("is the device's when the document does not state when it was rendered", async () => {
  expect(await timeSinceRendering(25 * hourMs, "")).toBe(25 * hourMs + 2_000)
})
