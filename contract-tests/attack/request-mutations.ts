import fc from "fast-check"
import type { Endpoint } from "#core/contract/endpoint.ts"
import { isObject } from "#core/kernel/is-object.ts"
import type { TestRequest } from "#adapters/demo-shop/testing.ts"
import { anyHostileText, anyHostileValue, jsonOf, JsonToken, marker, percentEncode } from "./hostile-values.ts"

/** A request that mutations change. */
export interface Draft {
  method: string
  /** The segments of the path below the base path, those of parameters percent-encoded. */
  segments: ReadonlyArray<string>
  query: ReadonlyArray<readonly [name: string, value: string]>
  headers: Readonly<Record<string, string>>
  /** null without a body. */
  body: { readonly type: "json" | "form"; readonly value: unknown } | null
  /** Replaces the serialized body. */
  rewrite: ((text: string) => string | Uint8Array) | null
}

const fieldsOf = (schema: unknown): ReadonlyArray<string> =>
  isObject(schema) && isObject(schema["fields"]) ? Object.keys(schema["fields"]) : []

/** The draft of an example's path and request. */
export const draftOf = (endpoint: Endpoint, path: string, { body, raw, headers = {} }: TestRequest): Draft => {
  const [pathname = "", query = ""] = path.split("?")
  const form =
    typeof raw === "string" ? { type: "form" as const, value: Object.fromEntries(new URLSearchParams(raw)) } : null
  return {
    method: endpoint.method,
    segments: pathname.split("/"),
    query: [...new URLSearchParams(query)],
    headers: body === undefined ? headers : { "content-type": "application/json", ...headers },
    body: body === undefined ? form : { type: "json", value: body },
    rewrite: null
  }
}

const pick = <A>(items: ReadonlyArray<A>, index: number): A | undefined => items[index % items.length]

type Path = ReadonlyArray<string | number>

/** The paths of all values in a JSON document, also of its objects and arrays. */
const pathsIn = (value: unknown): ReadonlyArray<Path> => {
  if (typeof value !== "object" || value === null || value instanceof JsonToken) return [[]]
  const entries = Array.isArray(value) ? [...value.entries()] : Object.entries(value)
  return [[], ...entries.flatMap(([key, inner]) => pathsIn(inner).map((path) => [key, ...path]))]
}

/** Replaces the value at a path with the result of `change`; undefined removes a field. */
const changeAt = (value: unknown, path: Path, change: (value: unknown) => unknown): unknown => {
  const [key, ...rest] = path
  if (key === undefined) return change(value)
  if (Array.isArray(value)) return value.map((item, index) => (index === key ? changeAt(item, rest, change) : item))
  return Object.fromEntries(
    Object.entries(value as object).flatMap(([name, inner]) => {
      const newInner = name === key ? changeAt(inner, rest, change) : inner
      return newInner === undefined ? [] : [[name, newInner]]
    })
  )
}

const withField = (value: unknown, name: string, field: unknown): unknown =>
  isObject(value) && !Array.isArray(value)
    ? Object.fromEntries([...Object.entries(value), [name, field]])
    : [value, field]

type Mutation = (draft: Draft, endpoint: Endpoint) => Draft

const parameterIndexes = ({ path }: Endpoint): ReadonlyArray<number> =>
  path.split("/").flatMap((segment, index) => (segment.startsWith("{") ? [index] : []))

const anyIndex = fc.nat(50)

const encodings: ReadonlyArray<(text: string) => string> = [
  percentEncode,
  percentEncode,
  (text) => percentEncode(percentEncode(text)),
  // The characters that would end the path stay encoded.
  (text) => text.replace(/[/?#\\\s\p{Cs}]/gu, percentEncode)
]

const anyParameterChange = fc
  .tuple(anyIndex, anyHostileText, fc.constantFrom(...encodings))
  .map(([index, text, encode]): Mutation => (draft, endpoint) => {
    const changedIndex = pick(parameterIndexes(endpoint), index)
    return changedIndex === undefined
      ? draft
      : {
          ...draft,
          segments: draft.segments.map((segment, position) => (position === changedIndex ? encode(text) : segment))
        }
  })

const anyQueryNameOrIndex = fc.oneof(
  { arbitrary: anyIndex, weight: 4 },
  fc.constantFrom("__proto__", "constructor", `${marker}[]`, "nocache", "")
)

const anyQueryChange = fc
  .tuple(anyQueryNameOrIndex, anyHostileText, fc.constantFrom("set", "append", "prepend", "remove"))
  .map(([nameOrIndex, value, operation]): Mutation => (draft, endpoint) => {
    const names = [...fieldsOf(endpoint.query), ...draft.query.map(([existing]) => existing)]
    const changedName = typeof nameOrIndex === "number" ? (pick(names, nameOrIndex) ?? "store") : nameOrIndex
    const others = draft.query.filter(([existing]) => existing !== changedName)
    if (operation === "remove") return { ...draft, query: others }
    if (operation === "set") return { ...draft, query: [...others, [changedName, value]] }
    const addedParameter = [changedName, value] as const
    return {
      ...draft,
      query: operation === "append" ? [...draft.query, addedParameter] : [addedParameter, ...draft.query]
    }
  })

const headerNames = [
  "accept",
  "accept-encoding",
  "accept-language",
  "authorization",
  "content-encoding",
  "content-length",
  "content-type",
  "cookie",
  "expect",
  "forwarded",
  "host",
  "idempotency-key",
  "if-none-match",
  "origin",
  "range",
  "referer",
  "traceparent",
  "x-forwarded-for",
  "x-forwarded-host",
  "x-http-method-override",
  "x-request-id"
]
const contentTypes = [
  "",
  "text/plain",
  "application/json; charset=utf-16",
  "application/json;;;",
  "APPLICATION/JSON",
  "application/x-www-form-urlencoded",
  "multipart/form-data; boundary=",
  "application/xml",
  `${marker}/${marker}`
]

const anyHeaderChange = fc
  .oneof(
    fc.tuple(fc.constantFrom(...headerNames), anyHostileText),
    fc.tuple(fc.constant("content-type"), fc.constantFrom(...contentTypes)),
    fc.tuple(fc.constant("content-length"), fc.constantFrom("0", "1", "-1", "1e9", "NaN", "99999999999999999999"))
  )
  .map(([name, value]): Mutation => (draft) => ({
    ...draft,
    // Other characters cannot be sent in a header.
    headers: { ...draft.headers, [name]: value.replace(/[^\x20-\x7e\x80-\xff]/g, "").trim() }
  }))

const anyFieldChange = fc
  .tuple(anyIndex, anyHostileValue, fc.constantFrom("replace", "replace", "remove", "nest", "repeat"))
  .map(([index, value, operation]): Mutation => (draft) => {
    if (draft.body === null) return draft
    const path = pick(pathsIn(draft.body.value), index) ?? []
    const newValue = changeAt(draft.body.value, path, (earlier) => {
      if (operation === "replace") return value
      if (operation === "remove") return path.length === 0 ? null : undefined
      return operation === "nest" ? { [marker]: earlier } : Array.from({ length: 300 }, () => earlier)
    })
    return { ...draft, body: { ...draft.body, value: newValue } }
  })

const anyFieldAddition = fc
  .tuple(
    anyIndex,
    fc.constantFrom("__proto__", "constructor", "id", "customerId", "role", "price", marker, ""),
    anyHostileValue
  )
  .map(([index, oddName, value]): Mutation => (draft, endpoint) => {
    const declaredFields = fieldsOf(endpoint.body ?? (endpoint.queryInBody ? endpoint.query : undefined))
    const name = index % 2 === 0 ? oddName : (pick(declaredFields, index) ?? oddName)
    const { type, value: earlier } = draft.body ?? { type: "json" as const, value: {} }
    return {
      ...draft,
      headers: { "content-type": "application/json", ...draft.headers },
      body: { type, value: withField(earlier, name, value) }
    }
  })

const rewrites: ReadonlyArray<(text: string) => string | Uint8Array> = [
  (text) => text.slice(0, text.length / 2),
  (text) => text.slice(0, -1),
  (text) => `${text}${text}`,
  (text) => `\ufeff${text}`,
  (text) =>
    Buffer.concat([Buffer.from(text.slice(0, 5)), Buffer.from([0xff, 0xfe, 0xc0, 0x80]), Buffer.from(text.slice(5))]),
  (text) => Buffer.from(text, "utf16le"),
  () => "",
  () => "null",
  () => `"${marker}"`,
  () => "[".repeat(50_000),
  () => `${"[".repeat(20_000)}${"]".repeat(20_000)}`,
  () => `a=1&a=2&__proto__=${marker}&%00=%ff&${"x".repeat(5_000)}`,
  () => `{"x":"${"x".repeat(1_100_000)}"}`
]

const anyBodyRewrite = fc.constantFrom(...rewrites).map(
  (rewrite): Mutation =>
    (draft) =>
      draft.body === null ? draft : { ...draft, rewrite }
)

const anyMethodChange = fc
  .constantFrom("GET", "HEAD", "POST", "PUT", "DELETE", "PATCH", "OPTIONS", "PROPFIND", marker)
  .map((method): Mutation => (draft) => ({ ...draft, method }))

/** Placeholders for the ids of another customer; the test replaces them in the serialized request. */
export const otherCustomersIdPlaceholders = [
  "other-customers-cart",
  "other-customers-item",
  "other-customers-order"
] as const

const anyOtherCustomersId = fc
  .tuple(fc.constantFrom(...otherCustomersIdPlaceholders), anyIndex, fc.boolean())
  .map(([placeholder, index, isInBody]): Mutation => (draft, endpoint) => {
    const changedIndex = pick(parameterIndexes(endpoint), index)
    if (changedIndex !== undefined && !isInBody)
      return {
        ...draft,
        segments: draft.segments.map((segment, position) => (position === changedIndex ? placeholder : segment))
      }
    if (draft.body === null) return { ...draft, query: [...draft.query, ["cartId", placeholder]] }
    const path = pick(pathsIn(draft.body.value), index) ?? []
    return { ...draft, body: { ...draft.body, value: changeAt(draft.body.value, path, () => placeholder) } }
  })

const anySingleMutation: fc.Arbitrary<Mutation> = fc.oneof(
  { arbitrary: anyParameterChange, weight: 4 },
  { arbitrary: anyQueryChange, weight: 4 },
  { arbitrary: anyFieldChange, weight: 6 },
  { arbitrary: anyFieldAddition, weight: 2 },
  { arbitrary: anyHeaderChange, weight: 3 },
  { arbitrary: anyBodyRewrite, weight: 2 },
  { arbitrary: anyOtherCustomersId, weight: 2 },
  anyMethodChange
)

/** One to three changes of a request. */
export const anyMutation: fc.Arbitrary<Mutation> = fc
  .array(anySingleMutation, { minLength: 1, maxLength: 3 })
  .map(
    (changes) => (draft, endpoint) => changes.reduce((changedDraft, change) => change(changedDraft, endpoint), draft)
  )

const textOf = ({ type, value }: NonNullable<Draft["body"]>): string => {
  if (type === "json" || !isObject(value)) return jsonOf(value)
  return Object.entries(value)
    .map(
      ([name, field]) => `${percentEncode(name)}=${percentEncode(typeof field === "string" ? field : jsonOf(field))}`
    )
    .join("&")
}

/** The path with its query, and the body: null without one, and for GET and HEAD. */
export const serializeDraft = ({
  method,
  segments,
  query,
  body,
  rewrite
}: Draft): { readonly path: string; readonly body: string | Uint8Array | null } => {
  const pairs = query.map(([name, value]) => `${percentEncode(name)}=${percentEncode(value)}`)
  const path = `${segments.join("/")}${pairs.length === 0 ? "" : `?${pairs.join("&")}`}`
  if (body === null || method === "GET" || method === "HEAD") return { path, body: null }
  const text = textOf(body)
  return { path, body: rewrite === null ? text : rewrite(text) }
}
