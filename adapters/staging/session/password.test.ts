import { scryptSync } from "node:crypto"
import { describe, expect, it } from "vitest"
import { defaultStagingSettings } from "../staging-settings.ts"
import { hashPassword, isOutdatedHash, passwordMatches } from "./password.ts"

const { passwordCost: cost } = defaultStagingSettings

const salt = Buffer.alloc(16, 7)
const hashWith = (password: string, N: number, r: number, p: number, prefix = `scrypt$${N}$${r}$${p}`) =>
  `${prefix}$${salt.toString("base64")}$${scryptSync(password, salt, 32, { N, r, p }).toString("base64")}`

describe("hashPassword", () => {
  it("makes a hash that contains its cost and a new salt, and that the password matches", async () => {
    const [hash, otherHash] = [await hashPassword("Matkasse-2026", cost), await hashPassword("Matkasse-2026", cost)]
    expect(hash).toMatch(/^scrypt\$16384\$8\$5\$[\w+/]{22}==\$[\w+/]{43}=$/)
    expect(hash.split("$")[4]).not.toBe(otherHash.split("$")[4])
    expect(await passwordMatches("Matkasse-2026", hash, cost)).toBe(true)
    expect(isOutdatedHash(hash, cost)).toBe(false)
  })
})

describe("passwordMatches", () => {
  it("accepts accented letters however a keyboard composes them", async () => {
    const hash = hashWith("Smörgås".normalize("NFC"), 1024, 1, 1)
    expect(await passwordMatches("Smörgås".normalize("NFD"), hash, cost)).toBe(true)
  })

  it("uses the stored cost, and the first version's cost for a hash without one", async () => {
    for (const hash of [hashWith("a", 1024, 4, 2), hashWith("a", 16_384, 8, 1, "scrypt")])
      expect([await passwordMatches("a", hash, cost), await passwordMatches("b", hash, cost)]).toEqual([true, false])
  })

  it("matches no password for an account that does not exist", async () => {
    expect(await passwordMatches("Matkasse-2026", null, cost)).toBe(false)
  })
})

describe("isOutdatedHash", () => {
  it.each([
    ["of the first version", hashWith("a", 16_384, 8, 1, "scrypt"), true],
    ["with another N", "scrypt$8192$8$5$AA==$AA==", true],
    ["with another r", "scrypt$16384$4$5$AA==$AA==", true],
    ["with another p", "scrypt$16384$8$4$AA==$AA==", true],
    ["with the present cost", "scrypt$16384$8$5$AA==$AA==", false]
  ])("returns whether a hash %s is outdated", (_, hash, isOutdated) => {
    expect(isOutdatedHash(hash, cost)).toBe(isOutdated)
  })
})
