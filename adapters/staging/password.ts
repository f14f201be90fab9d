import { randomBytes, scrypt, timingSafeEqual } from "node:crypto"

const length = 32
const cost = { N: 16_384, r: 8, p: 1 } as const

const derive = (password: string, salt: Buffer): Promise<Buffer> =>
  new Promise((resolve, reject) =>
    scrypt(password.normalize("NFC"), salt, length, cost, (error, key) => (error === null ? resolve(key) : reject(error)))
  )

/** 'scrypt$salt$key', both base64. */
export const hashPassword = async (password: string): Promise<string> => {
  const salt = randomBytes(16)
  return `scrypt$${salt.toString("base64")}$${(await derive(password, salt)).toString("base64")}`
}

/** Compared for an address that nobody has, so that the answer takes as long as for one that somebody has. */
const nobody = `scrypt$${Buffer.alloc(16).toString("base64")}$${Buffer.alloc(length).toString("base64")}`

export const passwordMatches = async (password: string, stored: string | null): Promise<boolean> => {
  const [, salt = "", key = ""] = (stored ?? nobody).split("$")
  const same = timingSafeEqual(await derive(password, Buffer.from(salt, "base64")), Buffer.from(key, "base64"))
  return same && stored !== null
}
