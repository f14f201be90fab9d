import { afterEach, describe, expect, it, vi } from "vitest"
import { forgetSteps, isStepRecorded, stepRecorder, takeOverSteps } from "./recorded-steps.ts"

const record = new Function("button", `${stepRecorder};return recordStep(button)`) as (button: HTMLElement) => boolean

/** Presses a product's button on the page whose document was requested at a time, which stays the current page. */
const press = (page: number, productId: string, direction = 1, customerId = "anna"): boolean => {
  openPage(page)
  document.documentElement.dataset["customer"] = customerId
  const button = document.createElement("button")
  Object.assign(button.dataset, { product: productId }, direction === 1 ? {} : { direction: String(direction) })
  return record(button)
}
const openPage = (page: number): void => void vi.stubGlobal("performance", { timeOrigin: page })

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  vi.restoreAllMocks()
  localStorage.clear()
  delete document.documentElement.dataset["customer"]
})

describe("recorded steps", () => {
  it("are taken over once by the customer's next page, in the order of the presses", () => {
    press(1, "milk")
    press(1, "bread", -1)
    press(1, "milk")
    openPage(2)
    expect(takeOverSteps("anna").map(({ productId, direction }) => [productId, direction])).toEqual([
      ["milk", 1],
      ["bread", -1],
      ["milk", 1]
    ])
    expect(takeOverSteps("anna")).toEqual([])
    expect(isStepRecorded("milk")).toBe(true)
    openPage(1)
    expect(isStepRecorded("milk")).toBe(false)
  })

  it("remain for a further page until they are forgotten", () => {
    press(1, "milk")
    openPage(2)
    takeOverSteps("anna")
    openPage(3)
    expect(takeOverSteps("anna")).toHaveLength(1)
    forgetSteps(["bread"])
    expect(isStepRecorded("milk")).toBe(true)
    forgetSteps(["milk"])
    openPage(4)
    expect(takeOverSteps("anna")).toEqual([])
  })

  it("are kept from other customers, from visitors and after a day", () => {
    vi.useFakeTimers({ toFake: ["Date"], now: 0 })
    press(1, "milk")
    openPage(2)
    expect(takeOverSteps("erik")).toEqual([])
    delete document.documentElement.dataset["customer"]
    const button = document.createElement("button")
    button.dataset["product"] = "milk"
    expect(record(button)).toBe(false)
    vi.setSystemTime(86_400_000)
    expect(takeOverSteps("anna")).toEqual([])
  })

  it("are reported as not stored when the device refuses them", () => {
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new Error("full")
    })
    expect(press(1, "milk")).toBe(false)
    expect(takeOverSteps("anna")).toEqual([])
  })
})
