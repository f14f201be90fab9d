import { mkdirSync, mkdtempSync, readdirSync, rmSync, truncateSync, utimesSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { pathToFileURL } from "node:url"
import { afterEach, beforeEach, expect, it } from "vitest"

interface Prepare {
  readonly removeOldBuilds: (folder: string, startedAt: number) => void
  readonly outputFingerprint: (folder: string) => string
}

const { outputFingerprint, removeOldBuilds } = (await import(
  pathToFileURL(join(import.meta.dirname, "prepare.mjs")).href
)) as Prepare

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "skafferi-builds-"))
  for (const part of ["client/assets", "server"]) mkdirSync(join(folder, part), { recursive: true })
})

afterEach(() => {
  rmSync(folder, { recursive: true })
})

const write = (modifiedSeconds: number, ...files: ReadonlyArray<string>) => {
  for (const file of files) {
    writeFileSync(join(folder, file), String(modifiedSeconds))
    utimesSync(join(folder, file), modifiedSeconds, modifiedSeconds)
  }
}

const build = (modifiedSeconds: number, ...files: ReadonlyArray<string>) => {
  write(modifiedSeconds, ...files)
  removeOldBuilds(folder, modifiedSeconds * 1000)
}

const listChunks = () => readdirSync(join(folder, "client/assets"))

it("a build keeps the files of the last five builds for servers that still use them", () => {
  write(1, "client/assets/first.js")
  build(2, "client/assets/a.js", "client/assets/same.js", "server/skafferi.js")
  expect(listChunks()).toEqual(["a.js", "first.js", "same.js"])
  for (const [index, name] of ["b", "c", "d"].entries())
    build(3 + index, `client/assets/${name}.js`, "client/assets/same.js", "server/skafferi.js")
  expect(listChunks()).toEqual(["a.js", "b.js", "c.js", "d.js", "first.js", "same.js"])
  build(6, "client/assets/e.js", "client/assets/same.js", "server/skafferi.js")
  expect(listChunks()).toEqual(["a.js", "b.js", "c.js", "d.js", "e.js", "same.js"])
  build(7, "client/assets/f.js", "client/assets/same.js", "server/skafferi.js")
  expect(listChunks()).toEqual(["b.js", "c.js", "d.js", "e.js", "f.js", "same.js"])
  expect(readdirSync(join(folder, "server"))).toEqual(["skafferi.js"])
})

it("a build is recognized as incomplete when a file of it was truncated or deleted", () => {
  write(1, "client/assets/a.js", "server/skafferi.js")
  const completeFingerprint = outputFingerprint(folder)
  expect(outputFingerprint(folder)).toBe(completeFingerprint)
  truncateSync(join(folder, "server/skafferi.js"))
  utimesSync(join(folder, "server/skafferi.js"), 1, 1)
  expect(outputFingerprint(folder)).not.toBe(completeFingerprint)
  write(1, "server/skafferi.js")
  expect(outputFingerprint(folder)).toBe(completeFingerprint)
  rmSync(join(folder, "client/assets/a.js"))
  expect(outputFingerprint(folder)).not.toBe(completeFingerprint)
})
