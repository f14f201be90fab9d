import { chmodSync, existsSync, mkdtempSync, rmSync, statSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { seededFolder } from "#adapters/demo-shop/testing.ts"
import { lockFolder } from "#adapters/staging/database/folder-lock.ts"
import { skafferi } from "#contract-tests/runs/command-line.ts"

let folder = ""
beforeAll(async () => {
  folder = await seededFolder()
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe("starting a server", () => {
  it("closes the database and ends with exit code 1 when the client build is missing", async () => {
    // When run from source, the shop has no client build.
    for (const args of [
      ["serve", "--data", folder],
      ["web", "--api", "http://127.0.0.1:1/api/v1"]
    ]) {
      const { code, stderr } = await skafferi(...args, "--port", "0", "--quiet")
      expect([code, stderr]).toEqual([
        1,
        expect.stringMatching(
          /^The build of the web shop in .* is missing or damaged; rebuild it with 'npm run build'\.\n$/
        )
      ])
    }
    expect(existsSync(join(folder, "lock"))).toBe(false)
  })

  it.each([
    ["TRUST_PROXY", "true"],
    ["SKAFFERI_DRAIN_SECONDS", "soon"]
  ])("ends with exit code 2 for %s=%s, before anything is opened", async (name, value) => {
    process.env[name] = value
    try {
      for (const args of [
        ["serve", "--data", "/dev/null/none"],
        ["api", "--data", "/dev/null/none"]
      ])
        expect(await skafferi(...args, "--port", "0")).toMatchObject({ code: 2, stderr: expect.stringContaining(name) })
      expect(await skafferi("web", "--api", "http://127.0.0.1:1", "--port", "0")).toMatchObject({ code: 2 })
    } finally {
      delete process.env[name]
    }
  })

  it("ends with exit code 2 for an API URL that is not http or https", async () => {
    for (const api of ["ftp://x", "x", "file:///etc/passwd"])
      expect(await skafferi("web", "--api", api, "--port", "0")).toMatchObject({ code: 2, stdout: "" })
  })

  it("ends with exit code 2 for a data folder that cannot be created, and for an empty name", async () => {
    for (const data of ["/proc/x", "/dev/null/x", "", " "])
      expect([data, (await skafferi("api", "--data", data, "--port", "0")).code]).toEqual([data, 2])
  })
})

describe("the data folder", () => {
  it("is created for its owner only, and an existing database is made inaccessible to others", async () => {
    const parent = mkdtempSync(join(tmpdir(), "skafferi-"))
    const data = join(parent, "made/here")
    lockFolder(data)()
    const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8)
    expect([data, join(data, "postgres")].map(modeOf)).toEqual(["700", "700"])
    chmodSync(join(data, "postgres"), 0o755)
    lockFolder(data)()
    expect(modeOf(join(data, "postgres"))).toBe("700")
    rmSync(parent, { recursive: true, force: true })
  })
})
