import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { readProductCode } from "./product-code.ts"
import { isScanningLink, noScan, scanKey, maxKeyIntervalMs } from "./scan.ts"

interface Press {
  readonly key: string
  /** The time since the previous key. */
  readonly delayMs: number
}

const codesOf = (presses: ReadonlyArray<Press>): ReadonlyArray<string> => {
  let scan = noScan
  let now = 1_000
  const codes: Array<string> = []
  for (const { key, delayMs } of presses) {
    now += delayMs
    const next = scanKey(scan, key, now)
    scan = next.scan
    if (next.code !== null) codes.push(next.code)
  }
  return codes
}

const anyCode = fc.stringMatching(/^\d{13,14}$/)
const anyFastDelay = fc.integer({ min: 0, max: maxKeyIntervalMs })
const anySlowDelay = fc.integer({ min: maxKeyIntervalMs + 1, max: 2_000 })
const pressesOf = (text: string, delayMs: number): ReadonlyArray<Press> =>
  [...text, "Enter"].map((key) => ({ key, delayMs }))

describe("scanKey", () => {
  it("SEARCH-18 always recognizes 13 or 14 fast digits that end with Enter, after any other keys", () => {
    const anyKey = fc.oneof(
      fc.constantFrom("a", "5", "Enter", "Tab", "/", "Shift"),
      fc.string({ minLength: 1, maxLength: 1 })
    )
    fc.assert(
      fc.property(
        fc.array(fc.record({ key: anyKey, delayMs: anySlowDelay })),
        anyCode,
        fc.array(anyFastDelay, { minLength: 15, maxLength: 15 }),
        anySlowDelay,
        (before, code, delays, pause) => {
          const scannedPresses = [...code, "Enter"].map((key, index) => ({
            key,
            delayMs: index === 0 ? pause : (delays[index] ?? 0)
          }))
          expect(codesOf([...before, ...scannedPresses])).toEqual([code])
        }
      )
    )
  })

  it("never recognizes the digits before a pause", () => {
    fc.assert(
      fc.property(anyCode, fc.nat(), anySlowDelay, (code, position, pause) => {
        const codePresses = pressesOf(code, 1)
        const slowIndex = 2 + (position % (codePresses.length - 2))
        expect(
          codesOf(codePresses.map((press, index) => (index === slowIndex ? { ...press, delayMs: pause } : press)))
        ).toEqual([code.slice(slowIndex)].filter((rest) => readProductCode(rest) !== null))
      })
    )
  })

  it("never recognizes a code with another number of digits, with another key between the digits, or without Enter", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^(\d{1,7}|\d{9,11}|\d{15,40})$/), (digits) => {
        expect(codesOf(pressesOf(digits, 5))).toEqual([])
      })
    )
    fc.assert(
      fc.property(anyCode, fc.nat(), fc.constantFrom("a", "-", " "), (code, position, key) => {
        const index = 2 + (position % (code.length - 2))
        const interruptedPresses = [...code.slice(0, index), key, ...code.slice(index), "Enter"].map((pressed) => ({
          key: pressed,
          delayMs: 5
        }))
        expect(codesOf(interruptedPresses)).toEqual([])
      })
    )
    expect(codesOf(pressesOf("4006381333931", 5).slice(0, -1))).toEqual([])
  })

  it("recognizes a Digital Link, with the Shift keys that a scanner presses, and knows that it is being scanned before its first slash", () => {
    const link = "https://example.se/01/07310865004703"
    const presses = [...link].flatMap((key) => (key === ":" ? ["Shift", key] : [key]))
    expect(codesOf([...presses, "Enter"].map((key) => ({ key, delayMs: 3 })))).toEqual(["07310865004703"])
    const scanBefore = (text: string, delayMs: number) =>
      [...text].reduce((scan, key, index) => scanKey(scan, key, index * delayMs).scan, noScan)
    expect([isScanningLink(scanBefore("https:/", 3)), isScanningLink(scanBefore("/", 3))]).toEqual([true, false])
    expect(isScanningLink(scanBefore("os", 200))).toBe(false)
  })

  it("recognizes one code after another", () => {
    expect(codesOf([...pressesOf("4006381333931", 5), ...pressesOf("7310865004703", 5)])).toEqual([
      "4006381333931",
      "7310865004703"
    ])
  })
})
