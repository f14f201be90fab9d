import {
  existsSync,
  lstatSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync
} from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { checkFile, checkFolder, writeFileAtomically } from "./writable.ts"

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "skafferi-writable-"))
})

afterEach(() => {
  rmSync(folder, { recursive: true, force: true })
})

describe("checkFile and checkFolder", () => {
  it("leave no new folder or file, and change no existing one", () => {
    writeFileSync(join(folder, "old.xml"), "<old/>")
    checkFile(join(folder, "a/b/new.xml"))
    checkFile(join(folder, "old.xml"))
    checkFolder(join(folder, "c/d"))
    expect(readdirSync(folder)).toEqual(["old.xml"])
    expect(readFileSync(join(folder, "old.xml"), "utf8")).toBe("<old/>")
  })

  it.each(["/dev/null/x/y.xml", "/proc/x/y.xml"])("throw for %s without looping", (file) => {
    expect(() => checkFile(file)).toThrow(/ENO/)
    expect(() => checkFolder(file)).toThrow(/ENO/)
  })

  it("throw when the path of a file is a folder", () => {
    expect(() => checkFile(folder)).toThrow("EISDIR")
  })
})

describe("writeFileAtomically", () => {
  it("creates the folders, follows a link and leaves no temporary file", () => {
    writeFileAtomically(join(folder, "a/b.xml"), "one")
    symlinkSync(join(folder, "a/b.xml"), join(folder, "link.xml"))
    writeFileAtomically(join(folder, "link.xml"), "two")
    expect(readFileSync(join(folder, "a/b.xml"), "utf8")).toBe("two")
    expect(lstatSync(join(folder, "link.xml")).isSymbolicLink()).toBe(true)
    expect(readdirSync(join(folder, "a"))).toEqual(["b.xml"])
  })

  it("writes to a device without replacing it", () => {
    writeFileAtomically("/dev/null", "text")
    expect(existsSync("/dev/null") && !lstatSync("/dev/null").isFile()).toBe(true)
  })
})
