// Runs before packages are installed, so it is plain JavaScript that imports only Node's own modules.
import { spawnSync } from "node:child_process"
import { createHash } from "node:crypto"
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs"
import { dirname, join, relative } from "node:path"
import { fileURLToPath } from "node:url"

export const root = dirname(dirname(fileURLToPath(import.meta.url)))

const readJson = (path) => {
  try {
    return JSON.parse(readFileSync(path, "utf8"))
  } catch {
    return null
  }
}

/** Whether node_modules has every package of the lock file in its version, except for optional ones and peers. */
const isInstalled = () => {
  const requiredPackages = readJson(join(root, "package-lock.json"))?.packages
  const installedPackages = readJson(join(root, "node_modules/.package-lock.json"))?.packages
  if (!requiredPackages || !installedPackages) return false
  return Object.entries(requiredPackages).every(
    ([path, { version, optional, devOptional, peer }]) =>
      path === "" || optional || devOptional || peer || installedPackages[path]?.version === version
  )
}

const run = (command, args, env = {}) => {
  const { status } = spawnSync(command, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ["ignore", 2, 2],
    shell: process.platform === "win32"
  })
  if (status !== 0) {
    process.stderr.write(`'${command} ${args.join(" ")}' failed; fix what it reports above and try again.\n`)
    process.exit(1)
  }
}

export const install = () => {
  if (isInstalled()) return
  process.stderr.write("Installing packages ...\n")
  run("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"])
}

const sourceFolders = ["core", "adapters", "web", "cli"]

/** The files in a folder and its subfolders, without tests. */
const filesBelow = (folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return filesBelow(path)
    return /\.test\.tsx?$/.test(entry.name) ? [] : [path]
  })

/** A hash of the names, sizes and times of the source files (without tests), of the lock file and of Vite's configuration. */
const computeSourceFingerprint = () => {
  const hash = createHash("sha1")
  const files = [
    ...sourceFolders.flatMap((folder) => filesBelow(join(root, folder))),
    join(root, "package-lock.json"),
    join(root, "vite.config.ts")
  ]
  for (const file of files.sort()) {
    const { size, mtimeMs } = statSync(file)
    hash.update(`${file}:${size}:${mtimeMs}\n`)
  }
  return hash.digest("hex")
}

/** A hash of the names, sizes and times of a build's files. It changes when a file is truncated or deleted. */
export const outputFingerprint = (folder) => {
  const hash = createHash("sha1")
  for (const part of ["client", "server"].map((name) => join(folder, name))) {
    for (const file of existsSync(part) ? filesBelow(part).sort() : []) {
      const { size, mtimeMs } = statSync(file)
      hash.update(`${relative(folder, file)}:${size}:${mtimeMs}\n`)
    }
  }
  return hash.digest("hex")
}

const dist = join(root, "dist")
const stampFile = join(dist, "stamp")

const maxRetainedBuilds = 5

/** Removes the files that none of the last five builds has written. File names contain hashes, so that a running server still finds the files of its build. */
export const removeOldBuilds = (folder, startedAt) => {
  const buildListFile = join(folder, "builds.json")
  const files = ["client", "server"]
    .flatMap((part) => filesBelow(join(folder, part)))
    .map((file) => relative(folder, file))
  const newFiles = files.filter((file) => statSync(join(folder, file)).mtimeMs >= startedAt)
  const builds = [newFiles, ...(readJson(buildListFile) ?? [files])].slice(0, maxRetainedBuilds)
  const retainedFiles = new Set(builds.flat())
  for (const file of files) if (!retainedFiles.has(file)) rmSync(join(folder, file))
  writeFileSync(buildListFile, JSON.stringify(builds))
}

export const build = () => {
  const sourceFingerprint = computeSourceFingerprint()
  if (existsSync(stampFile) && readFileSync(stampFile, "utf8") === `${sourceFingerprint}\n${outputFingerprint(dist)}`)
    return
  process.stderr.write("Building ...\n")
  const startedAt = Date.now()
  const vite = join(root, "node_modules/vite/bin/vite.js")
  // With another NODE_ENV, such as a test runner's, the build would use React's development runtime.
  const production = { NODE_ENV: "production" }
  run(process.execPath, [vite, "build", "--logLevel", "warn"], production)
  run(process.execPath, [vite, "build", "--ssr", "--logLevel", "warn"], production)
  removeOldBuilds(dist, startedAt)
  writeFileSync(stampFile, `${sourceFingerprint}\n${outputFingerprint(dist)}`)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  install()
  if (process.argv.includes("--build")) build()
}
