import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { countVisitedElements } from "./testing-operations.ts"
import { loadScript } from "./load-script.ts"
import { formatProblem } from "./problem.ts"
import { verbs } from "./verbs/table.ts"

const load = (files: Readonly<Record<string, string>>, environment: Readonly<Record<string, string>> = {}) =>
  loadScript("a.yaml", environment, (file) => {
    const text = files[file]
    if (text === undefined) throw Object.assign(new Error("none"), { code: "ENOENT" })
    return text
  })

const problemsOf = (text: string, files: Readonly<Record<string, string>> = {}): ReadonlyArray<string> =>
  load({ "a.yaml": text, ...files }).problems.map(formatProblem)

const scriptOf = (...lines: ReadonlyArray<string>): string =>
  ["version: 1", "steps:", ...lines.map((line) => `  ${line}`)].join("\n")

describe("loadScript", () => {
  it("reads the name, the needs, and steps in short and long form", () => {
    const { script, problems } = load({
      "a.yaml":
        "version: 1\nname: A script\nneeds: [mailbox]\nvariables: { q: mjölk }\nsteps:\n  - flush\n  - search: ${var:q}\n  - name: milk\n    add: { product: mjölk, quantity: 2 }\n    expect: { ok: true }\n"
    })
    expect(problems).toEqual([])
    expect(script).toMatchObject({ name: "A script", needs: ["mailbox"] })
    expect(script?.steps.map(({ name, verb, input, expect: expected }) => [name, verb.name, input, expected])).toEqual([
      [null, "flush", {}, {}],
      [null, "search", { query: "${var:q}" }, {}],
      ["milk", "add", { product: "mjölk", quantity: 2 }, { ok: true }]
    ])
  })

  it("keeps all digits of a string that YAML would read as a number", () => {
    const { script } = load({
      "a.yaml": scriptOf("- coupon: 00123", "- select-store: { postal-code: 11122 }", "- search: 12345678901234567890")
    })
    expect(script?.steps.map(({ input }) => Object.values(input)[0])).toEqual([
      "00123",
      "11122",
      "12345678901234567890"
    ])
  })

  it.each([
    ["an unknown verb", scriptOf("- serch: mjölk"), ["a.yaml:3:5: There is no verb 'serch'. Did you mean 'search'?"]],
    [
      "an unknown field",
      scriptOf("- add: { produkt: mjölk, product: x }"),
      ["a.yaml:3:12: 'add' has no 'produkt'. Did you mean 'product'?"]
    ],
    [
      "an unknown key of the script",
      "version: 1\nstep: []\nsteps: [flush]",
      ["a.yaml:2:1: A script has no 'step'. Did you mean 'steps'?"]
    ],
    [
      "an unknown part of the cart",
      scriptOf("- flush:", "  expect: { cart: { totl: 1 } }"),
      ["a.yaml:4:23: 'cart' has no 'totl'. Did you mean 'total'?"]
    ],
    [
      "an error that the verb does not have",
      scriptOf("- coupon: X", "  expect: { error: CouponExpird }"),
      ["a.yaml:4:22: 'coupon' has no error 'CouponExpird'. Did you mean 'CouponExpired'?"]
    ],
    [
      "a wrong type",
      scriptOf("- set-quantity: { product: mjölk, quantity: many }"),
      ["a.yaml:3:47: 'quantity' takes a number that is not negative, or text such as '0,5 kg', not \"many\"."]
    ],
    [
      "a fraction where a whole number is required",
      scriptOf("- search: { query: ost, page: 1.5 }"),
      ["a.yaml:3:33: 'page' takes a whole number from 1 to 500, not 1.5."]
    ],
    [
      "a missing store",
      scriptOf("- select-store: { method: pickup }", "- preview-store: { method: pickup, postal-code: 11122 }"),
      [
        "a.yaml:3:5: 'select-store' needs 'store' for pickup, as in '{ method: pickup, store: Vasastan }'.",
        "a.yaml:4:5: 'preview-store' needs 'store' for pickup, as in '{ method: pickup, store: Vasastan }'."
      ]
    ],
    [
      "a missing postal code",
      scriptOf("- select-store: { method: home, store: Vasastan }"),
      [
        "a.yaml:3:5: 'select-store' needs 'postal-code' for home delivery, as in '{ method: home, postal-code: 11122 }'."
      ]
    ],
    [
      "a missing store or postal code",
      scriptOf("- select-store"),
      [
        "a.yaml:3:5: 'select-store' needs 'postal-code' or 'store', as in '{ postal-code: 11122 }' or '{ store: Vasastan }'."
      ]
    ],
    [
      "a secret of the wrong type, without showing it",
      scriptOf("- log-in: { email: x, password: [hemligt] }"),
      ["a.yaml:3:35: 'password' takes a string (in quotes where it looks like a number), not the given value."]
    ],
    [
      "an invalid duration",
      scriptOf("- wait: soon"),
      ["a.yaml:3:11: 'for' takes a time such as 500 ms, 30 s, 15 min, 2 h or 31 d, not \"soon\"."]
    ],
    [
      "a missing field",
      scriptOf("- log-in: { email: x }"),
      [
        "a.yaml:3:5: 'log-in' needs 'password', as in 'log-in: { email: erik.eriksson@exempel.se, password: Matkasse-2026 }'."
      ]
    ],
    [
      "two verbs in a step",
      scriptOf("- flush:", "  log-out:"),
      ["a.yaml:4:5: A step has one verb; 'flush' is already here. Start a new step for 'log-out'."]
    ],
    ["a step without a verb", scriptOf("- name: nothing"), ["a.yaml:3:5: This step has no verb."]],
    ["a missing version", "steps: [flush]", ["a.yaml:1:1: A script begins with 'version: 1'."]],
    [
      "another version",
      "version: 2\nsteps: [flush]",
      ["a.yaml:1:10: Version 2 is unknown; the current one is 'version: 1'."]
    ],
    ["no steps", "version: 1", ["a.yaml:1:1: A script has steps."]],
    ["a list instead of a script", "- flush", ["a.yaml:1:1: A script is a mapping that begins with 'version: 1'."]],
    [
      "an unknown need",
      "version: 1\nneeds: mailbx\nsteps: [flush]",
      ["a.yaml:2:8: Unknown requirement 'mailbx'. Did you mean 'mailbox'?"]
    ],
    [
      "a variable that is a list, without reporting the references to it as well",
      "version: 1\nvariables: { email: [x] }\nsteps:\n  - search: ${var:email}",
      ['a.yaml:2:21: A variable is a string, a number, true or false, not ["x"].']
    ],
    [
      "an unknown variable",
      "version: 1\nvariables: { email: x }\nsteps:\n  - search: ${var:emial}",
      ["a.yaml:4:13: There is no variable 'emial'. Did you mean 'email'?"]
    ],
    [
      "a variable when none is declared",
      "version: 1\nsteps:\n  - search: ${var:email}",
      ["a.yaml:3:13: There is no variable 'email'. Declare it under 'variables'."]
    ],
    [
      "a second script in one file",
      "version: 1\nsteps: [flush]\n---\nversion: 1",
      ["a.yaml:3:1: A file contains one script; move the document after this '---' to its own file."]
    ],
    [
      "an invalid comparison",
      'version: 1\nsteps:\n  - search: x\n    expect: { result: { total: "=> 1" } }',
      ["a.yaml:4:32: '=>' is not a comparison. Did you mean '>='?"]
    ],
    [
      "problems in the order of their lines",
      "version: 1\nsteps:\n  - search: ${var:email}\n  - serch: x",
      [
        "a.yaml:3:13: There is no variable 'email'. Declare it under 'variables'.",
        "a.yaml:4:5: There is no verb 'serch'. Did you mean 'search'?"
      ]
    ],
    [
      "a circular variable",
      'version: 1\nvariables: { a: "${var:b}", b: "${var:a}" }\nsteps: [flush]',
      ["a.yaml:2:17: The variable 'a' is circular: a → b → a.", "a.yaml:2:32: The variable 'b' is circular: b → a → b."]
    ],
    [
      "an unknown step",
      scriptOf("- name: hits", "  search: mjölk", "- add: ${step:hit.products.0.id}"),
      ["a.yaml:5:10: There is no step named 'hit' before this one. Did you mean 'hits'?"]
    ],
    [
      "a later step",
      scriptOf("- add: ${step:hits.products.0.id}", "- name: hits", "  search: mjölk"),
      ["a.yaml:3:10: The step 'hits' has not run here yet."]
    ],
    [
      "a missing environment variable",
      scriptOf("- search: ${env:QUERY}"),
      ["a.yaml:3:13: The environment has no QUERY; set it, or give a default: ${env:QUERY|…}."]
    ],
    [
      "an unknown kind of reference",
      scriptOf("- search: ${stp:hits}"),
      ["a.yaml:3:13: ${stp:hits} is of an unknown kind. Did you mean 'step'?"]
    ],
    [
      "an unknown random value",
      scriptOf("- search: ${random:mail}"),
      ["a.yaml:3:13: There is no reference ${random:mail}. Did you mean 'email'?"]
    ],
    [
      "two steps with the same name",
      scriptOf("- name: x", "  flush:", "- name: x", "  flush:"),
      ["a.yaml:5:5: Another step already has the name 'x'."]
    ],
    [
      "variables that are not a mapping",
      "version: 1\nvariables: 5\nsteps: [flush]",
      ["a.yaml:2:12: 'variables' takes a mapping of names to values."]
    ],
    [
      "a variable with an invalid name",
      "version: 1\nvariables: { a b: x }\nsteps: [flush]",
      ["a.yaml:2:14: 'a b' is not a valid variable name; use letters, digits, - and _."]
    ],
    ["steps that are not a list", "version: 1\nsteps: flush", ["a.yaml:2:8: 'steps' takes a list."]],
    ["an empty list of steps", "version: 1\nsteps: []", ["a.yaml:2:8: A script has steps."]],
    ["a duplicate key", "version: 1\nname: a\nname: b\nsteps: [flush]", ["a.yaml:3:1: Map keys must be unique"]],
    [
      "an invalid regular expression",
      scriptOf("- flush:", '  expect: { message: "/(/" }'),
      ["a.yaml:4:24: '/(/' is not a regular expression: Invalid regular expression: /(/: Unterminated group."]
    ]
  ])("reports %s with line and column, and with a suggestion where a known name is similar", (_, text, problems) => {
    expect(problemsOf(text)).toEqual(problems)
  })

  it("reports all problems of all files", () => {
    expect(
      problemsOf("version: 1\ninclude: b.yaml\nsteps:\n  - serch: x\n  - add: { product: x, quantity: [] }", {
        "b.yaml": "version: 1\nsteps:\n  - flsh"
      })
    ).toEqual([
      "a.yaml:4:5: There is no verb 'serch'. Did you mean 'search'?",
      "a.yaml:5:34: 'quantity' takes a number that is not negative, or text such as '0,5 kg', not [].",
      "b.yaml:3:5: There is no verb 'flsh'. Did you mean 'flush'?"
    ])
  })

  it("reports where the file is not valid YAML", () => {
    expect(problemsOf('version: 1\nsteps:\n  - search: "mjölk\n')[0]).toMatch(
      /^a\.yaml:\d+:\d+: Missing closing "quote/
    )
    expect(problemsOf("version: 1\n\tsteps: []")[0]).toMatch(/^a\.yaml:2:1: /)
  })

  it("runs included files first, each once; the including script's variables take precedence", () => {
    const { script, problems } = load({
      "a.yaml": "version: 1\nname: A\ninclude: [sub/b.yaml, sub/c.yaml]\nvariables: { v: a }\nsteps: [log-out]",
      "sub/b.yaml":
        "version: 1\nname: B\ninclude: c.yaml\nneeds: virtual-clock\nvariables: { v: b, w: b }\nsteps: [empty-cart]",
      "sub/c.yaml": "version: 1\nsteps: [flush]"
    })
    expect(problems).toEqual([])
    expect(script?.steps.map(({ verb, position }) => [verb.name, position.file])).toEqual([
      ["flush", "sub/c.yaml"],
      ["empty-cart", "sub/b.yaml"],
      ["log-out", "a.yaml"]
    ])
    expect(script).toMatchObject({ name: "A", needs: ["virtual-clock"] })
    expect([...(script?.variables.values() ?? [])].map(({ name, value }) => [name, value])).toEqual([
      ["v", "a"],
      ["w", "b"]
    ])
  })

  it("reports circular and missing includes", () => {
    expect(
      problemsOf("version: 1\ninclude: b.yaml", { "b.yaml": "version: 1\ninclude:\n  - c.yaml\n  - a.yaml" })
    ).toEqual([
      "b.yaml:3:5: The script c.yaml cannot be read: there is no such file.",
      "b.yaml:4:5: This include is circular: a.yaml → b.yaml → a.yaml."
    ])
  })

  it("never throws, and for any file returns either a script or problems with positions and messages", () => {
    const anyPiece = fc.constantFrom(
      "version: 1\n",
      "steps:\n",
      "  - ",
      "search: ",
      "add: ",
      "{ product: x }",
      "${step:",
      "${",
      "}",
      "&a ",
      "*a",
      "<<: ",
      "!!js ",
      "? ",
      "| \n",
      "> ",
      "\t",
      "\u0000",
      "- - ",
      "[",
      "]",
      "toString: 1\n",
      "__proto__: { x: 1 }\n",
      "constructor: ",
      "expect: { cart: ",
      "name: ",
      "\n",
      "  ",
      "1e999",
      "~",
      "#"
    )
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: "binary" }),
          fc.array(anyPiece, { maxLength: 25 }).map((pieces) => pieces.join(""))
        ),
        (text) => {
          const { script, problems } = load({ "a.yaml": text })
          expect(script === null).toBe(problems.length > 0)
          for (const { line, column, message } of problems) {
            expect(Math.min(line, column)).toBeGreaterThanOrEqual(1)
            expect(message).not.toBe("")
          }
        }
      ),
      { numRuns: 500 }
    )
  })

  it("does not accept a field or a verb named like a property of Object.prototype", () => {
    expect(problemsOf(scriptOf("- add: { product: x, toString: 1 }", "- constructor: x"))).toEqual([
      "a.yaml:3:24: 'add' has no 'toString'. Possible names: product, quantity.",
      "a.yaml:4:5: There is no verb 'constructor'."
    ])
  })

  it.each(verbs.map((verb) => [verb.name, verb.example] as const))(
    "accepts the documented example of '%s'",
    (_, example) => {
      expect(problemsOf(`version: 1\nsteps:\n  - name: mail\n    flush:\n  - ${example}\n`)).toEqual([])
    }
  )
})

describe("the work for a script", () => {
  /** Indexes have four digits, since the work for a line grows with its length. */
  const digits = (index: number): string => String(index).padStart(4, "0")
  const lines = (count: number, line: (index: string) => string): string =>
    Array.from({ length: count }, (_, index) => `${line(digits(index))}\n`).join("")
  const stepsOf = (count: number, line: (index: string) => string): string =>
    `version: 1\nsteps:\n${lines(count, line)}`
  const shapes: Readonly<Record<string, (count: number) => string>> = {
    steps: (count) => stepsOf(count, () => "- flush"),
    "steps that refer to each other": (count) =>
      stepsOf(count, (index) => `- name: s${index}\n  search: \${step:s${index}.total|x}`),
    "references to unknown steps": (count) =>
      stepsOf(count, (index) => `- name: s${index}\n  search: \${step:x${index}.total}`),
    variables: (count) => `version: 1\nvariables:\n${lines(count, (index) => `  v${index}: a`)}steps: [flush]`,
    "variables that refer to each other in a chain": (count) =>
      `version: 1\nvariables:\n${lines(count, (index) => `  v${index}: \${var:v${digits(Number(index) + 1)}}`)}  v${digits(count)}: a\nsteps: [flush]`,
    "variables that refer to each other in a circle": (count) =>
      `version: 1\nvariables:\n${lines(count, (index) => `  v${index}: \${var:v${digits((Number(index) + 1) % count)}}`)}steps: [flush]`,
    "unknown references to variables": (count) =>
      `version: 1\nvariables:\n${lines(count, (index) => `  v${index}: \${var:x${index}}`)}steps: [flush]`,
    "repeated keys": (count) => `version: 1\n${lines(count, () => "name: a")}`,
    "unknown keys": (count) => `version: 1\n${lines(count, (index) => `k${index}: a`)}`
  }

  it.each(Object.entries(shapes))("grows linearly with the number of %s", (_, textOf) => {
    const count = (size: number) => {
      const text = textOf(size)
      return countVisitedElements(() => void loadScript("a.yaml", {}, () => text))
    }
    // More than the 500 names with which an unknown one is compared.
    const [small, large] = [count(1_000), count(2_000)]
    expect(small).toBeGreaterThan(1_000)
    expect(large / small).toBeLessThan(2.1)
  })
})
