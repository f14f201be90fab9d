import { mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { makeJsonFile } from "./json-file.ts"
import { makeFolder } from "./make-folder.ts"

let base = ""
beforeAll(async () => {
  base = await mkdtemp(join(tmpdir(), "skafferi-files-"))
})
afterAll(() => rm(base, { recursive: true, force: true }))

const permissionsOf = async (path: string) => ((await stat(path)).mode & 0o777).toString(8)

describe("makeFolder", () => {
  it("creates the missing parents, and returns what it has created, innermost first", async () => {
    const folder = join(base, "a", "b", "c")
    expect(makeFolder(folder)).toEqual([folder, join(base, "a", "b"), join(base, "a")])
    expect((await stat(folder)).isDirectory()).toBe(true)
    expect(makeFolder(folder)).toEqual([])
  })

  it("sets the requested permissions on every folder that it creates", async () => {
    const folder = join(base, "private", "inner")
    makeFolder(folder, 0o700)
    expect(await Promise.all([folder, join(base, "private")].map(permissionsOf))).toEqual(["700", "700"])
  })

  it("fails where a folder cannot be created", async () => {
    await symlink(join(base, "nowhere"), join(base, "dangling"))
    expect(() => makeFolder(join(base, "dangling"))).toThrow("EEXIST")
  })
})

describe("makeJsonFile", () => {
  it("reads null from a missing or an invalid file", async () => {
    expect(await makeJsonFile(join(base, "missing.json")).read()).toBeNull()
    const invalidFile = join(base, "invalid.json")
    await writeFile(invalidFile, "{")
    expect(await makeJsonFile(invalidFile).read()).toBeNull()
  })

  it("writes a file that only its owner can read, and leaves no temporary file", async () => {
    const path = join(base, "stored", "session.json")
    await makeJsonFile(path).update(() => ({ token: "a" }))
    expect([await permissionsOf(path), await readFile(path, "utf8")]).toEqual(["600", '{"token":"a"}'])
    expect(await readdir(join(base, "stored"))).toEqual(["session.json"])
  })

  it("runs updates one after the other, each with the result of the one before, even after a failed one", async () => {
    const file = makeJsonFile(join(base, "count.json"))
    const add = (json: unknown) => ((json ?? 0) as number) + 1
    const updates = [
      file.update(add),
      file.update(() => Promise.reject(new Error("refused"))),
      file.update((json) => new Promise((resolve) => void setTimeout(() => resolve(add(json)), 5))),
      file.update(add)
    ]
    expect((await Promise.allSettled(updates)).map(({ status }) => status)).toEqual([
      "fulfilled",
      "rejected",
      "fulfilled",
      "fulfilled"
    ])
    expect(await file.read()).toBe(3)
  })

  it("delays a read until an update in progress is written", async () => {
    const file = makeJsonFile(join(base, "slow.json"))
    const updatePromise = file.update(() => new Promise((resolve) => void setTimeout(() => resolve("new"), 5)))
    expect(await file.read()).toBe("new")
    await updatePromise
  })

  it("leaves the old content when an update cannot be written", async () => {
    const path = join(base, "blocked.json")
    await makeJsonFile(path).update(() => "old")
    await mkdir(`${path}.${process.pid}.new`)
    await expect(makeJsonFile(path).update(() => "new")).rejects.toThrow("EISDIR")
    expect(await makeJsonFile(path).read()).toBe("old")
  })
})
