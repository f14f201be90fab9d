import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { exitCodes } from "../exit-codes.ts"
import { findScripts, loadScripts } from "./find-scripts.ts"

let folder = ""
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), "skafferi-scripts-"))))
afterEach(() => rmSync(folder, { recursive: true }))

const write = (name: string, text = "version: 1\nsteps: [flush]\n"): string => {
  writeFileSync(join(folder, name), text)
  return join(folder, name)
}

describe("findScripts", () => {
  it("finds the YAML files directly in a folder, in the order of their names", () => {
    const files = ["b.yaml", "a.yml", "c.YAML"].map((name) => write(name))
    for (const name of ["d.yaml.txt", "yaml", "notes.md"]) write(name)
    mkdirSync(join(folder, "shared"))
    writeFileSync(join(folder, "shared", "x.yaml"), "")
    expect(findScripts([folder])).toEqual([files[1], files[0], files[2]])
  })

  it("accepts a file of any name, and returns each file once", () => {
    const [yamlFile, otherFile] = [write("a.yaml"), write("notes.md")]
    expect(findScripts([otherFile, yamlFile, folder, yamlFile])).toEqual([otherFile, yamlFile])
  })

  it("finds the included scripts without an argument", () => {
    expect(findScripts([]).map((file) => file.replace(/^.*cli\/scripts\//, ""))).toContain("01-visitor.yaml")
  })

  it("refuses a missing path and a folder without scripts", () => {
    write("notes.md")
    const usageFailure = (message: string) => expect.objectContaining({ exitCode: exitCodes.usage, message })
    const missingFile = join(folder, "gone.yaml")
    expect(() => findScripts([missingFile])).toThrow(
      usageFailure(`There is no script at ${missingFile}; name a YAML file or a folder of them.`)
    )
    expect(() => findScripts([folder])).toThrow(
      usageFailure(`The folder ${folder} contains no script, a file that ends in .yaml.`)
    )
  })
})

describe("loadScripts", () => {
  it("loads every valid script, and lists each problem once, also of a file that two scripts include", () => {
    write("shared.yaml", "version: 1\nsteps: [flsh]\n")
    const files = [
      write("a.yaml"),
      write("b.yaml", "version: 1\ninclude: shared.yaml\nsteps: [flush]\n"),
      write("c.yaml", "version: 1\ninclude: shared.yaml\nsteps: [flush]\n")
    ]
    const { scripts, problems } = loadScripts(files)
    expect(scripts.map(({ file }) => file)).toEqual([files[0]])
    expect(problems.map(({ message }) => message)).toEqual(["There is no verb 'flsh'. Did you mean 'flush'?"])
  })
})
