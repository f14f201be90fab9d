import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { noScan, scanKey, maxKeyInterval } from "./scan.ts"

interface Press {
  readonly key: string
  /** ms since the previous key. */
  readonly after: number
}

const codesOf = (presses: ReadonlyArray<Press>): ReadonlyArray<string> => {
  let scan = noScan
  let now = 1_000
  const codes: Array<string> = []
  for (const { key, after } of presses) {
    now += after
    const next = scanKey(scan, key, now)
    scan = next.scan
    if (next.code !== null) codes.push(next.code)
  }
  return codes
}

const anyCode = fc.stringMatching(/^\d{13,14}$/)
const quick = fc.integer({ min: 0, max: maxKeyInterval })
const slow = fc.integer({ min: maxKeyInterval + 1, max: 2_000 })
const presses = (text: string, after: number): ReadonlyArray<Press> => [...text, "Enter"].map((key) => ({ key, after }))

describe("scanKey", () => {
  it("SEARCH-18 always recognizes 13 or 14 fast digits that end with Enter, after any other keys", () => {
    const anyKey = fc.oneof(
      fc.constantFrom("a", "5", "Enter", "Tab", "/", "Shift"),
      fc.string({ minLength: 1, maxLength: 1 })
    )
    fc.assert(
      fc.property(
        fc.array(fc.record({ key: anyKey, after: slow })),
        anyCode,
        fc.array(quick, { minLength: 15, maxLength: 15 }),
        slow,
        (before, code, pace, pause) => {
          const scanned = [...code, "Enter"].map((key, index) => ({
            key,
            after: index === 0 ? pause : (pace[index] ?? 0)
          }))
          expect(codesOf([...before, ...scanned])).toEqual([code])
        }
      )
    )
  })

  it("never recognizes a code when fewer than 13 digits follow its last pause", () => {
    fc.assert(
      fc.property(anyCode, fc.nat(), slow, (code, position, pause) => {
        const typed = presses(code, 1)
        const at = 2 + (position % (typed.length - 2))
        expect(codesOf(typed.map((press, index) => (index === at ? { ...press, after: pause } : press)))).toEqual([])
      })
    )
  })

  it("never recognizes another number of digits, another key among them, or digits without Enter", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^(\d{1,12}|\d{15,40})$/), (digits) => {
        expect(codesOf(presses(digits, 5))).toEqual([])
      })
    )
    fc.assert(
      fc.property(anyCode, fc.nat(), fc.constantFrom("a", "-", "Tab", "Shift", " "), (code, position, key) => {
        const at = 2 + (position % (code.length - 2))
        const interrupted = [...code.slice(0, at), key, ...code.slice(at), "Enter"].map((pressed) => ({
          key: pressed,
          after: 5
        }))
        expect(codesOf(interrupted)).toEqual([])
      })
    )
    expect(codesOf(presses("4006381333931", 5).slice(0, -1))).toEqual([])
  })

  it("recognizes one code after another", () => {
    expect(codesOf([...presses("4006381333931", 5), ...presses("7310865004703", 5)])).toEqual([
      "4006381333931",
      "7310865004703"
    ])
  })
})
