import { existsSync, mkdirSync } from "node:fs"
import { join } from "node:path"
import { type Browser, chromium } from "playwright-core"

const root = join(import.meta.dirname, "../..")
const known = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome", "/usr/bin/google-chrome-stable", "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"]

/** Just what a container needs; every guard that a shopper's browser has stays on. */
const flags = ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"]

/**
 * The browser inside @sparticuz/chromium. It unpacks into the folder for temporary files and takes its own shared libraries along only when it
 * believes to run in a cloud function, so both are set before its module is read.
 */
const unpacked = async (): Promise<string> => {
  const folder = join(root, "node_modules/.cache/skafferi/chromium")
  mkdirSync(folder, { recursive: true })
  const { TMPDIR, AWS_LAMBDA_JS_RUNTIME } = process.env
  process.env["TMPDIR"] = folder
  process.env["AWS_LAMBDA_JS_RUNTIME"] = "nodejs20.x"
  try {
    const { default: packed } = await import("@sparticuz/chromium")
    return await packed.executablePath()
  } finally {
    if (TMPDIR === undefined) delete process.env["TMPDIR"]
    else process.env["TMPDIR"] = TMPDIR
    if (AWS_LAMBDA_JS_RUNTIME === undefined) delete process.env["AWS_LAMBDA_JS_RUNTIME"]
    else process.env["AWS_LAMBDA_JS_RUNTIME"] = AWS_LAMBDA_JS_RUNTIME
  }
}

const candidates = async function*(): AsyncGenerator<string> {
  const named = process.env["CHROMIUM_PATH"]
  if (named !== undefined) yield named
  yield* known.filter((path) => existsSync(path))
  yield await unpacked()
}

/** The first browser that starts: CHROMIUM_PATH, the system's, the packed one; null, with the reason on stderr, where none does. */
export const findBrowser = async (): Promise<Browser | null> => {
  const failures: Array<string> = []
  try {
    for await (const executablePath of candidates()) {
      try {
        return await chromium.launch({ executablePath, args: flags })
      } catch (error) {
        failures.push(`${executablePath}: ${String(error).split("\n")[0]}`)
      }
    }
  } catch (error) {
    failures.push(`@sparticuz/chromium: ${String(error).split("\n")[0]}`)
  }
  process.stderr.write(`No browser can run here, so the browser tests are skipped:\n  ${failures.join("\n  ")}\n`)
  return null
}
