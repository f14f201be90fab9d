import { endpoints } from "#core/composition/endpoints.ts"
import { sensitivePartsPattern } from "#core/contract/paths.ts"
import { secretFieldsOf } from "#core/contract/secret-text.ts"
import { maskSecretPaths } from "#core/kernel/mask-secret-paths.ts"
import { verbs } from "./verbs/table.ts"

/** The replacement of a secret. */
export const mask = "•••"

/** Matches ten or twelve digits that begin with a date, with or without a separator, including those of people over a hundred and co-ordination numbers. */
const personalNumberPattern =
  /(?<![\dA-Za-z])(?:19|20)?\d{2}(?:0[1-9]|1[0-2])(?:[06][1-9]|[1278]\d|[39][01])(?:[-+ ]|%2B|%20)?\d{4}(?!\d)/g
const bearerPattern = /(Bearer\s+)[^\s"',;\\]+/gi
const jsonWebTokenPattern = /eyJ[\w-]+\.[\w-]+\.[\w-]*/g

/** The fields that the calls and the verbs declare as secret, and OAuth's refresh token. */
const secretFields: ReadonlyArray<string> = [
  ...new Set([
    ...endpoints.flatMap(({ query, body, response }) =>
      [query, body, response].flatMap((schema) =>
        schema === undefined || schema === null ? [] : secretFieldsOf(schema)
      )
    ),
    ...verbs.flatMap(({ fields }) => Object.keys(fields).filter((name) => fields[name]?.secret === true)),
    "refresh_token"
  ])
]
const namedSecretPattern = new RegExp(
  `((?:^|[?&"'\\s,{])["']?(?:${secretFields.join("|")})["']?\\s*[=:]\\s*"?)([^"&\\s,}\\\\]+)`,
  "gi"
)

const sensitivePartPattern = sensitivePartsPattern(endpoints)

/** Shorter values are not redacted, since they occur by chance. */
const minSecretLength = 4

const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")

/** Lists the encodings of a value in a path, a form and JSON. */
const encodingsOf = (secret: string): ReadonlyArray<string> => {
  const encodedSecret = encodeURIComponent(secret)
  return [
    secret,
    encodedSecret,
    encodedSecret.replaceAll("%20", "+"),
    new URLSearchParams([["", secret]]).toString().slice(1),
    JSON.stringify(secret).slice(1, -1)
  ]
}

export interface Redactor {
  /** Registers a value, which is redacted from then on unless it is very short. */
  readonly add: (secret: unknown) => void
  readonly text: (text: string) => string
  /** Redacts every string in plain data, and replaces the values of fields with secret names. */
  readonly data: <A>(value: A) => A
  readonly secrets: () => ReadonlyArray<string>
}

/** Names of secret fields: the declared ones, headers with credentials, and any name that contains 'password'. */
const secretNamePattern = new RegExp(
  `^(?:.*password.*|authorization|cookie|set-cookie|${secretFields.join("|")})$`,
  "i"
)

/** Hides passwords, tokens and personal numbers, by their patterns and by registered secret values. */
export const makeRedactor = (): Redactor => {
  const knownSecrets = new Set<string>()
  let knownSecretPattern: RegExp | null = null
  const redactText = (text: string): string => {
    const withoutKnownSecrets = knownSecretPattern === null ? text : text.replace(knownSecretPattern, mask)
    return maskSecretPaths(withoutKnownSecrets)
      .replace(sensitivePartPattern, "$1…")
      .replace(jsonWebTokenPattern, mask)
      .replace(bearerPattern, `$1${mask}`)
      .replace(personalNumberPattern, mask)
      .replace(namedSecretPattern, `$1${mask}`)
  }
  const redactData = (value: unknown): unknown => {
    if (typeof value === "string") return redactText(value)
    if (typeof value === "number") return redactText(String(value)) === String(value) ? value : mask
    if (Array.isArray(value)) return value.map(redactData)
    if (typeof value !== "object" || value === null) return value
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [
        redactText(key),
        secretNamePattern.test(key) && (typeof item === "string" || typeof item === "number") ? mask : redactData(item)
      ])
    )
  }
  return {
    add: (secret) => {
      const value = typeof secret === "number" ? String(secret) : secret
      if (typeof value !== "string" || value.length < minSecretLength) return
      knownSecrets.add(value)
      const encodings = [...knownSecrets].flatMap(encodingsOf).toSorted((a, b) => b.length - a.length)
      knownSecretPattern = new RegExp([...new Set(encodings)].map(escapeRegExp).join("|"), "g")
    },
    text: redactText,
    data: redactData as <A>(value: A) => A,
    secrets: () => [...knownSecrets]
  }
}
