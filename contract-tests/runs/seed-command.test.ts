import { rmSync } from "node:fs"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { seededFolder } from "#adapters/demo-shop/testing.ts"
import { skafferi } from "./command-line.ts"

let folder = ""
beforeAll(async () => {
  folder = await seededFolder()
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe("a demo shop's size", () => {
  it.each(
    ["0", "99", "100001", "1e9", "-5", "many"].flatMap((size) =>
      ["seed", "serve", "api"].map((command) => [command, size] as const)
    )
  )("is validated before the command creates anything: %s --size %s", async (command, size) => {
    const { code, stderr } = await skafferi(command, "--data", "/dev/null/none", "--size", size)
    expect([code, stderr]).toEqual([2, expect.stringMatching(/--size <products>.*(from 100 to 100000|whole number)/)])
  })

  it("has its limits documented in the help", async () => {
    for (const command of ["seed", "serve", "api"])
      expect((await skafferi(command, "--help")).stdout.replace(/\s+/g, " ")).toContain("100 to 100000")
  })
})

describe("seeding an existing shop", () => {
  it("keeps the shop, and prints its size and how to start over", async () => {
    for (const size of [[], ["--size", "3200"]]) {
      expect(await skafferi("seed", "--data", folder, ...size)).toMatchObject({
        code: 0,
        stdout: "There is already a shop with 3200 products, which is kept; --reset deletes it and starts over.\n"
      })
    }
  })

  it("exits with 2 for another size", async () => {
    const { code, stdout, stderr } = await skafferi("seed", "--data", folder, "--size", "100")
    expect([code, stdout, stderr]).toEqual([
      2,
      "",
      expect.stringContaining("There is already a shop with 3200 products; 'skafferi seed --reset --size 100'")
    ])
  })
})
