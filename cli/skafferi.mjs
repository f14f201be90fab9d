#!/usr/bin/env node
import { pathToFileURL } from "node:url"
import { join } from "node:path"
import { build, install, root } from "./prepare.mjs"

const [major = 0, minor = 0] = process.versions.node.split(".").map(Number)
if (major < 20 || (major === 20 && minor < 19)) {
  process.stderr.write(`Skafferi needs Node 20.19 or newer; this is ${process.versions.node}.\n`)
  process.exit(1)
}
install()
build()
process.env.NODE_ENV ??= "production"
const { main } = await import(pathToFileURL(join(root, "dist/server/skafferi.js")).href)
await main(process.argv)
