import fc from "fast-check"

/** Part of every text in `hostileTexts`, so that a test recognizes a response that repeats one. */
export const marker = "zq7x"

export const hostileTexts: ReadonlyArray<string> = [
  `${marker}'; drop table products; --`,
  `' or '${marker}'='${marker}`,
  `<script>alert("${marker}")</script>`,
  `"><img src=${marker} onerror=alert(1)>`,
  `</script><!--<script>${marker}`,
  `javascript:${marker}()`,
  `\${${marker}}{{${marker}}}<%=${marker}%>`,
  `../../../etc/passwd?${marker}`,
  `..\\..\\${marker}`,
  `${marker}%00%0d%0aset-cookie:x=1`,
  `${marker}\0`,
  `${marker}\r\nx-injected: 1`,
  `\ud83d\ude00${marker}\ud83d`,
  `\udc00${marker}`,
  `\u202e${marker}\u200f\u2066`,
  `${marker}\u2028\u2029\ufeff\u0085`,
  `a\u0301\u0327\u0489${marker}`.repeat(40),
  marker.repeat(2_500),
  `%_\\${marker}[](){}*+?^$|`,
  `__proto__.${marker}`
]

const oddTexts: ReadonlyArray<string> = [
  "",
  " ",
  "\0",
  "\ud800",
  "__proto__",
  "constructor",
  "toString",
  "null",
  "undefined",
  "NaN",
  "Infinity",
  "1e309",
  "-0",
  "-1",
  "0x10",
  "1e-400",
  "9007199254740993",
  "9".repeat(400),
  "2147483648",
  "1,5",
  "٣",
  "0000-00-00",
  "2026-02-30",
  "+275760-09-14T00:00:00.001Z",
  "true",
  "[]",
  "{}",
  "%",
  "%zz",
  "%ff%fe",
  "%c0%ae%c0%ae%c0%af",
  "%ED%A0%80"
]

export const anyHostileText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...hostileTexts),
  fc.constantFrom(...oddTexts),
  fc.string({ unit: "binary", maxLength: 30 })
)

/** A token of a JSON document that JSON.stringify does not write. */
export class JsonToken {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

const nestedJson = (depth: number): JsonToken => new JsonToken(`${'[{"a":'.repeat(depth)}1${"}]".repeat(depth)}`)

/** A value for a field of a JSON body, of any type. */
export const anyHostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { arbitrary: anyHostileText, weight: 4 },
  fc.constantFrom<unknown>(null, true, false, [], {}, [[]], [null], { __proto__: null }),
  fc.constantFrom(0, -1, 0.1, 1e-9, 1e15, 2 ** 31, 2 ** 53, -(2 ** 63), Number.MAX_VALUE, Number.MIN_VALUE),
  fc.constantFrom("1e309", "-0", "-1e309", "1e-400", "9".repeat(400), "1E+2").map((text) => new JsonToken(text)),
  fc.constantFrom(50, 5_000).map(nestedJson),
  fc.constantFrom(
    new JsonToken('{"__proto__":{"admin":true},"constructor":{"prototype":{"admin":true}}}'),
    new JsonToken(`{"${marker}":1,"${marker}":2}`)
  ),
  anyHostileText.map((text) => [text]),
  anyHostileText.map((text) => ({ [marker]: text, value: text, id: text })),
  fc.array(fc.jsonValue({ maxDepth: 2 }), { maxLength: 5 })
)

/** Writes a JSON document, with its tokens as they are. */
export const jsonOf = (value: unknown): string => {
  const tokens: Array<string> = []
  const text = JSON.stringify(value, (_, inner: unknown) => {
    if (!(inner instanceof JsonToken)) return inner
    tokens.push(inner.text)
    return `json-token-${tokens.length - 1}`
  })
  return (text ?? "").replace(/"json-token-(\d+)"/g, (_, index) => tokens[Number(index)] ?? "")
}

/** Percent-encodes a string, with each lone surrogate as three bytes of invalid UTF-8. */
export const percentEncode = (text: string): string =>
  text
    .split(/(\p{Cs})/u)
    .map((piece) => (/^\p{Cs}$/u.test(piece) ? "%ED%A0%80" : encodeURIComponent(piece)))
    .join("")
