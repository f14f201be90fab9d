// Runs on a bare clone, before anything is installed: plain JavaScript over Node's own modules only.
import { spawnSync } from "node:child_process"
import { createHash } from "node:crypto"
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs"
import { dirname, join, relative } from "node:path"
import { fileURLToPath } from "node:url"

export const root = dirname(dirname(fileURLToPath(import.meta.url)))

const read = (path) => {
  try {
    return JSON.parse(readFileSync(path, "utf8"))
  } catch {
    return null
  }
}

/** Everything the lock file asks for stands in node_modules, in the version it asks for. */
const isInstalled = () => {
  const wanted = read(join(root, "package-lock.json"))?.packages
  const present = read(join(root, "node_modules/.package-lock.json"))?.packages
  if (!wanted || !present) return false
  return Object.entries(wanted).every(([path, { version, optional, devOptional, peer }]) =>
    path === "" || optional || devOptional || peer || present[path]?.version === version)
}

const run = (command, args) => {
  const { status } = spawnSync(command, args, { cwd: root, stdio: ["ignore", 2, 2], shell: process.platform === "win32" })
  if (status !== 0) {
    process.stderr.write(`'${command} ${args.join(" ")}' failed; mend what it says above and try again.\n`)
    process.exit(1)
  }
}

export const install = () => {
  if (isInstalled()) return
  process.stderr.write("Installing packages ...\n")
  run("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"])
}

const sources = ["core", "adapters", "web", "cli"]

const filesBelow = (folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    return entry.isDirectory() ? filesBelow(path) : /\.test\.tsx?$/.test(entry.name) ? [] : [path]
  })

/** Changes with every change of a source file: its name, size and time. */
const fingerprint = () => {
  const hash = createHash("sha1")
  const files = [...sources.flatMap((folder) => filesBelow(join(root, folder))), join(root, "package-lock.json"), join(root, "vite.config.ts")]
  for (const file of files.sort()) {
    const { size, mtimeMs } = statSync(file)
    hash.update(`${file}:${size}:${mtimeMs}\n`)
  }
  return hash.digest("hex")
}

const dist = join(root, "dist")
const stamp = join(dist, "stamp")

const keptBuilds = 5

/** Removes what none of the last builds has written: files carry their hash in their name, so that a server finds its own beside newer ones. */
export const removeOldBuilds = (folder, begun) => {
  const list = join(folder, "builds.json")
  const files = ["client", "server"].flatMap((part) => filesBelow(join(folder, part))).map((file) => relative(folder, file))
  const built = files.filter((file) => statSync(join(folder, file)).mtimeMs >= begun)
  const builds = [built, ...(read(list) ?? [files])].slice(0, keptBuilds)
  const needed = new Set(builds.flat())
  for (const file of files) if (!needed.has(file)) rmSync(join(folder, file))
  writeFileSync(list, JSON.stringify(builds))
}

export const build = () => {
  const wanted = fingerprint()
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return
  process.stderr.write("Building ...\n")
  const begun = Date.now()
  const vite = join(root, "node_modules/vite/bin/vite.js")
  run(process.execPath, [vite, "build", "--logLevel", "warn"])
  run(process.execPath, [vite, "build", "--ssr", "--logLevel", "warn"])
  removeOldBuilds(dist, begun)
  writeFileSync(stamp, wanted)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  install()
  if (process.argv.includes("--build")) build()
}
