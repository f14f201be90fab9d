import { readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import type { Plugin } from "vite"

/** `import{r as e,t}from"./rolldown-runtime-XKyaHtl9.js";` */
const importPattern = /import\{([^}]*)\}from"\.\/rolldown-runtime-[\w-]+\.js";/
const exportPattern = /export\{([^}]*)\};?\s*$/

/** The pairs of names in the braces of an import or export: 'r as e,t' has the pairs r, e and t, t. */
const namePairsOf = (specifiers: string): ReadonlyArray<readonly [first: string, second: string]> =>
  specifiers.split(",").map((specifier) => {
    const [first = "", second = first] = specifier.trim().split(" as ")
    return [first, second]
  })

/** The name under which the vendor chunk exports a helper of the runtime. */
const exportedName = (name: string): string => `runtime_${name}`

/** Code that exports what the runtime exports; its other variables stay in a function, because they may have the names of the vendor chunk's. */
const runtimeExports = (runtimeCode: string): string => {
  const [, specifiers = ""] = exportPattern.exec(runtimeCode) ?? []
  const pairs = namePairsOf(specifiers)
  const variables = pairs.map(([, name]) => exportedName(name))
  const values = pairs.map(([variable]) => variable)
  return `export const[${variables.join()}]=(()=>{${runtimeCode.replace(exportPattern, "")}return[${values.join()}]})();`
}

/** The vendor chunk's code with the runtime in it, which it exports for the other chunks. */
export const withRuntime = (vendorCode: string, runtimeCode: string): string => {
  const [statement = "", specifiers = ""] = importPattern.exec(vendorCode) ?? []
  const aliases = namePairsOf(specifiers).map(([name, variable]) => `${variable}=${exportedName(name)}`)
  return `${runtimeExports(runtimeCode)}${vendorCode.replace(statement, () => `const ${aliases.join()};`)}`
}

/** A chunk's code that imports the runtime from the vendor chunk. */
export const importingFromVendor = (code: string, vendorFile: string): string =>
  code.replace(importPattern, (_, specifiers: string) => {
    const pairs = namePairsOf(specifiers).map(([name, variable]) => `${exportedName(name)} as ${variable}`)
    return `import{${pairs.join()}}from"./${vendorFile}";`
  })

/** This file. The bundler computes the names of files before their contents are changed here. */
const sourceText = readFileSync(fileURLToPath(import.meta.url), "utf8")

/**
 * Moves the bundler's runtime, 400 bytes that nearly every chunk imports, into the vendor chunk, which every page loads: the bundler always gives it a chunk of its own, and a
 * page would request one file more.
 */
export const runtimeInVendor: Plugin = {
  name: "runtime-in-vendor",
  applyToEnvironment: ({ name }) => name === "client",
  augmentChunkHash: () => sourceText,
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === "chunk")
    const runtime = chunks.find(({ name }) => name === "rolldown-runtime")
    const vendor = chunks.find(({ name }) => name === "vendor")
    if (
      runtime === undefined ||
      vendor === undefined ||
      !exportPattern.test(runtime.code) ||
      !importPattern.test(vendor.code)
    )
      this.error(
        "The bundler's runtime was not found; compare web/build/runtime-in-vendor.ts with this version of Vite."
      )
    for (const chunk of chunks) {
      if (!chunk.imports.includes(runtime.fileName)) continue
      if (chunk !== vendor && !chunk.imports.includes(vendor.fileName))
        this.error(
          `${chunk.fileName} imports the bundler's runtime only: its name would not depend on the vendor chunk's.`
        )
      const otherImports = chunk.imports.filter((file) => file !== runtime.fileName && file !== vendor.fileName)
      chunk.imports = chunk === vendor ? otherImports : [vendor.fileName, ...otherImports]
      chunk.code =
        chunk === vendor
          ? withRuntime(chunk.code, runtime.code)
          : importingFromVendor(chunk.code, vendor.fileName.replace(/^.*\//, ""))
      if (chunk.code.includes("rolldown-runtime")) this.error(`${chunk.fileName} still imports the bundler's runtime.`)
    }
    delete bundle[runtime.fileName]
  }
}
