import { randomBytes, scrypt, timingSafeEqual } from "node:crypto"

const length = 32

interface Cost {
  readonly N: number
  readonly r: number
  readonly p: number
}

/** What the OWASP cheat sheet on password storage asks for where a hash may take 16 MiB. */
const cost: Cost = { N: 16_384, r: 8, p: 5 }

/** Letters with marks look alike however a keyboard composes them, so they count as alike. */
const derive = (password: string, salt: Buffer, { N, r, p }: Cost): Promise<Buffer> =>
  new Promise((resolve, reject) =>
    scrypt(password.normalize("NFC"), salt, length, { N, r, p }, (error, key) => (error === null ? resolve(key) : reject(error)))
  )

const written = ({ N, r, p }: Cost, salt: Buffer, key: Buffer): string => ["scrypt", N, r, p, salt.toString("base64"), key.toString("base64")].join("$")

const read = (stored: string): { readonly cost: Cost; readonly salt: Buffer; readonly key: Buffer } => {
  const parts = stored.split("$")
  const [key = "", salt = ""] = parts.toReversed()
  // The first shops wrote no cost.
  const [N = 16_384, r = 8, p = 1] = parts.slice(1, -2).map(Number)
  return { cost: { N, r, p }, salt: Buffer.from(salt, "base64"), key: Buffer.from(key, "base64") }
}

/** 'scrypt$N$r$p$salt$key', the last two base64. */
export const hashPassword = async (password: string): Promise<string> => {
  const salt = randomBytes(16)
  return written(cost, salt, await derive(password, salt, cost))
}

/** Compared for an address that nobody has, so that the answer takes as long as for one that somebody has. */
const nobody = written(cost, Buffer.alloc(16), Buffer.alloc(length))

export const passwordMatches = async (password: string, stored: string | null): Promise<boolean> => {
  const { cost: spent, salt, key } = read(stored ?? nobody)
  const same = timingSafeEqual(await derive(password, salt, spent), key)
  return same && stored !== null
}

/** A hash of an earlier cost is written anew when its password is known, at the next log-in. */
export const isOutdated = (stored: string): boolean => {
  const { cost: spent } = read(stored)
  return spent.N !== cost.N || spent.r !== cost.r || spent.p !== cost.p
}
