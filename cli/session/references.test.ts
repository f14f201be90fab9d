import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { piecesOf, referencesOf, textsIn } from "./references.ts"

describe("piecesOf", () => {
  it("splits a string at its references", () => {
    expect(piecesOf("a ${var:x} b ${env:HOME|/root}").pieces).toEqual([
      "a ",
      { kind: "var", name: "x", fallback: null },
      " b ",
      { kind: "env", name: "HOME", fallback: "/root" }
    ])
  })

  it("accepts an empty default", () =>
    expect(referencesOf("${env:X|}")).toEqual([{ kind: "env", name: "X", fallback: "" }]))

  it("reports a reference that is unclosed, without a kind or without a name", () => {
    expect(piecesOf("${var:x").errors).toHaveLength(1)
    expect(piecesOf("${x}").errors).toHaveLength(1)
    expect(piecesOf("${var:}").errors).toHaveLength(1)
  })

  it("always restores a string in which every '${' was escaped as '$${'", () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(fc.constantFrom("$", "{", "}", "a"), { maxLength: 8 }).map((characters) => characters.join(""))
        ),
        (text) => {
          const { pieces, errors } = piecesOf(text.replaceAll("${", () => "$${"))
          expect(errors).toEqual([])
          expect(pieces).toEqual([text])
        }
      ),
      { examples: [["${"], ["$${"], ["a ${var:x} b"]] }
    )
  })

  it("always finds the parts that a string was built from", () => {
    const anyPlainText = fc.stringMatching(/^[a-zåäö .,]{1,8}$/)
    const anyReference = fc.record({
      kind: fc.constantFrom("var" as const, "env" as const, "step" as const),
      name: fc.stringMatching(/^[a-z]{1,5}(\.[a-z0-9]{1,3})?$/),
      fallback: fc.option(fc.stringMatching(/^[a-z0-9/ ]{0,6}$/))
    })
    fc.assert(
      fc.property(fc.array(fc.tuple(anyPlainText, anyReference), { minLength: 1 }), (pairs) => {
        const text = pairs
          .map(
            ([before, { kind, name, fallback }]) =>
              `${before}\${${kind}:${name}${fallback === null ? "" : `|${fallback}`}}`
          )
          .join("")
        expect(piecesOf(text)).toEqual({ pieces: pairs.flat(), errors: [] })
      })
    )
  })
})

describe("textsIn", () => {
  it("finds every string with its path", () => {
    expect(textsIn({ a: "x", b: [1, { c: "y" }] })).toEqual([
      { path: ["a"], text: "x" },
      { path: ["b", 1, "c"], text: "y" }
    ])
  })
})
