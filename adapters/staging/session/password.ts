import { randomBytes, scrypt, timingSafeEqual } from "node:crypto"
import type { PasswordCost } from "../staging-settings.ts"

const keyLength = 32

/** Keyboards compose accented letters differently, so the password is normalized first. */
const derive = (password: string, salt: Buffer, { N, r, p }: PasswordCost): Promise<Buffer> =>
  new Promise((resolve, reject) =>
    scrypt(password.normalize("NFC"), salt, keyLength, { N, r, p }, (error, key) =>
      error === null ? resolve(key) : reject(error)
    )
  )

const formatHash = ({ N, r, p }: PasswordCost, salt: Buffer, key: Buffer): string =>
  ["scrypt", N, r, p, salt.toString("base64"), key.toString("base64")].join("$")

const parseHash = (
  storedHash: string
): { readonly cost: PasswordCost; readonly salt: Buffer; readonly key: Buffer } => {
  const parts = storedHash.split("$")
  const [key = "", salt = ""] = parts.toReversed()
  // Hashes of the first version do not contain the cost.
  const [N = 16_384, r = 8, p = 1] = parts.slice(1, -2).map(Number)
  return { cost: { N, r, p }, salt: Buffer.from(salt, "base64"), key: Buffer.from(key, "base64") }
}

/** Hashes a password as 'scrypt$N$r$p$salt$key', with salt and key in base64. */
export const hashPassword = async (password: string, cost: PasswordCost): Promise<string> => {
  const salt = randomBytes(16)
  return formatHash(cost, salt, await derive(password, salt, cost))
}

/** The hash to compare with when no customer has the e-mail address, so that the response takes as long as for an existing one. */
const dummyHash = (cost: PasswordCost): string => formatHash(cost, Buffer.alloc(16), Buffer.alloc(keyLength))

/** Whether a password has the stored hash, whatever its cost. Without a hash it takes as long as with one of `cost`. */
export const passwordMatches = async (
  password: string,
  storedHash: string | null,
  cost: PasswordCost
): Promise<boolean> => {
  const { cost: storedCost, salt, key } = parseHash(storedHash ?? dummyHash(cost))
  const isMatch = timingSafeEqual(await derive(password, salt, storedCost), key)
  return isMatch && storedHash !== null
}

/** Whether a hash has another cost than new ones; it is replaced at the next log-in, when the password is known. */
export const isOutdatedHash = (storedHash: string, cost: PasswordCost): boolean => {
  const { cost: storedCost } = parseHash(storedHash)
  return storedCost.N !== cost.N || storedCost.r !== cost.r || storedCost.p !== cost.p
}
