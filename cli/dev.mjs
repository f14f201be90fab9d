// Runs the shop in development: rebuilds and restarts it on every change of a source file.
import { spawn } from "node:child_process"
import { watch } from "node:fs"
import { join } from "node:path"
import { install, root } from "./prepare.mjs"

install()

let child
let restartTimer

const start = () => {
  child = spawn(process.execPath, [join(root, "cli/skafferi.mjs"), "serve", ...process.argv.slice(2)], {
    cwd: root,
    stdio: "inherit"
  })
}

const restart = () => {
  child.once("exit", start)
  if (child.exitCode === null) child.kill("SIGTERM")
  else start()
}

for (const folder of ["core", "adapters", "web", "cli"]) {
  watch(join(root, folder), { recursive: true }, (_, name) => {
    if (name === null || name.endsWith("~") || /\.test\.tsx?$/.test(name)) return
    clearTimeout(restartTimer)
    restartTimer = setTimeout(restart, 200)
  })
}

process.on("SIGINT", () => {
  child.kill("SIGINT")
  child.once("exit", () => process.exit(130))
})
start()
