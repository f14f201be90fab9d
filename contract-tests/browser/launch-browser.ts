import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { type Browser, chromium } from "playwright-core"

const root = join(import.meta.dirname, "../..")
const installPaths = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"
]

/**
 * The flags that a Docker container needs, and one that lets successive tests share a renderer process. None of them loosens what a page may do
 * (same-origin policy, mixed content).
 */
const flags = ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--process-per-site"]

/** The configuration of fontconfig for Chromium from npm, which crashes without fonts. It lists only the fonts that npm installed; other browsers use the system's fonts. */
const fontsConfig = (folder: string) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${folder}/fonts</dir>
  <cachedir>${folder}/fonts-cache</cachedir>
</fontconfig>
`

interface Candidate {
  readonly executablePath: string
  readonly env?: Record<string, string | undefined>
}

/** The variables that are set for @sparticuz/chromium, and those that the package sets when it is loaded: they are the browser's, not this process's. */
const packageVariables = ["TMPDIR", "AWS_LAMBDA_JS_RUNTIME", "FONTCONFIG_PATH", "LD_LIBRARY_PATH"]

const packageVersion = (): string => {
  const { version } = JSON.parse(readFileSync(join(root, "node_modules/@sparticuz/chromium/package.json"), "utf8")) as {
    readonly version: string
  }
  return version
}

/**
 * Unpacks the browser of @sparticuz/chromium. The package unpacks into TMPDIR, and its shared libraries only when the environment looks like a cloud
 * function, so both variables are set before the module is loaded.
 */
const unpackChromium = async (): Promise<Candidate> => {
  const folder = join(root, `node_modules/.cache/skafferi/chromium-${packageVersion()}`)
  mkdirSync(folder, { recursive: true })
  const earlierValues = packageVariables.map((name) => [name, process.env[name]] as const)
  process.env["TMPDIR"] = folder
  process.env["AWS_LAMBDA_JS_RUNTIME"] = "nodejs20.x"
  try {
    const { default: chromiumPackage } = await import("@sparticuz/chromium")
    const executablePath = await chromiumPackage.executablePath()
    const configFile = join(folder, "fonts.conf")
    if (!existsSync(configFile)) writeFileSync(configFile, fontsConfig(folder))
    return { executablePath, env: { ...process.env, FONTCONFIG_FILE: configFile } }
  } finally {
    for (const [name, value] of earlierValues)
      if (value === undefined) delete process.env[name]
      else process.env[name] = value
  }
}

/** The package sets its variables only once. */
let unpacking: Promise<Candidate> | undefined

interface LaunchOptions {
  /** Whether a browser of the system, as shoppers have, is preferred to the one that npm has installed. */
  readonly prefersSystem?: boolean
}

/** The browsers in the order in which they are tried, by name. */
const candidatesOf = ({
  prefersSystem = false
}: LaunchOptions): ReadonlyArray<readonly [name: string, find: () => Promise<Candidate>]> => {
  const atPath = (executablePath: string) => [executablePath, async () => ({ executablePath })] as const
  const configuredPath = process.env["CHROMIUM_PATH"]
  const packaged = ["@sparticuz/chromium", () => (unpacking ??= unpackChromium())] as const
  const installed = installPaths.filter((path) => existsSync(path)).map(atPath)
  return [
    ...(configuredPath === undefined ? [] : [atPath(configuredPath)]),
    ...(prefersSystem ? [...installed, packaged] : [packaged, ...installed])
  ]
}

/**
 * Starts the first browser that runs: CHROMIUM_PATH, the one installed by npm, which is the same everywhere and has no user interface, so that tests take a third less CPU, or the system's. Returns null and
 * prints the reason to stderr when none runs.
 */
export const launchBrowser = async (options: LaunchOptions = {}): Promise<Browser | null> => {
  const failures: Array<string> = []
  for (const [name, find] of candidatesOf(options)) {
    try {
      return await chromium.launch({ ...(await find()), args: flags })
    } catch (error) {
      failures.push(`${name}: ${String(error).split("\n")[0]}`)
    }
  }
  process.stderr.write(`No browser can run here:\n  ${failures.join("\n  ")}\n`)
  return null
}
