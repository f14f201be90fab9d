import { spawn } from "node:child_process"
import { join } from "node:path"
import { vi } from "vitest"
import { main } from "#cli/main.ts"

const root = join(import.meta.dirname, "../..")

export interface Ended {
  readonly code: number | null
  readonly stdout: string
  readonly stderr: string
}

export interface Running {
  readonly ended: Promise<Ended>
  /** Resolves once stderr or stdout holds the text. */
  readonly shows: (text: string) => Promise<void>
  readonly interrupt: (signal?: NodeJS.Signals) => void
  /** Stops reading stdout, as head does. */
  readonly stopReading: () => void
}

const boot = "import('./cli/main.ts').then((module) => module.main(['node', 'skafferi', ...process.argv.slice(1)]))"

/** Starts one command line of the shop's own tool from its source, in an environment without its variables unless given. */
export const startSkafferi = (args: ReadonlyArray<string>, environment: Readonly<Record<string, string>> = {}, output: "pipe" | number = "pipe"): Running => {
  const kept = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(?:SKAFFERI_|DATABASE_URL|PORT$|NO_COLOR|NODE_ENV|VITEST)/.test(name)))
  const child = spawn(process.execPath, ["--import", "tsx", "-e", boot, "--", ...args], { cwd: root, env: { ...kept, ...environment }, stdio: ["ignore", output, "pipe"] })
  let stdout = ""
  let stderr = ""
  const waiting = new Set<() => void>()
  const note = () => {
    for (const look of waiting) look()
  }
  child.stdout?.on("data", (piece: Buffer) => {
    stdout += piece.toString()
    note()
  })
  child.stderr?.on("data", (piece: Buffer) => {
    stderr += piece.toString()
    note()
  })
  const ended = new Promise<Ended>((resolve) => {
    child.on("close", (code) => resolve({ code, stdout, stderr }))
  })
  return {
    ended,
    shows: (text) =>
      new Promise((resolve, reject) => {
        const look = () => {
          if (!`${stdout}${stderr}`.includes(text)) return
          waiting.delete(look)
          resolve()
        }
        waiting.add(look)
        look()
        void ended.then(() => reject(new Error(`'${text}' was never shown:\n${stdout}\n${stderr}`)))
      }),
    interrupt: (signal = "SIGINT") => void child.kill(signal),
    stopReading: () => void child.stdout?.destroy()
  }
}

const capture = (stream: NodeJS.WriteStream) => {
  let text = ""
  const spy = vi.spyOn(stream, "write").mockImplementation((piece) => {
    text += String(piece)
    return true
  })
  return () => {
    spy.mockRestore()
    return text
  }
}

/** Runs one command line in this process, which spares the start of another. */
export const skafferi = async (...args: ReadonlyArray<string>): Promise<Ended> => {
  const [stdout, stderr] = [capture(process.stdout), capture(process.stderr)]
  process.exitCode = undefined
  try {
    await main(["node", "skafferi", ...args])
    return { code: Number(process.exitCode ?? 0), stdout: stdout(), stderr: stderr() }
  } finally {
    stdout()
    stderr()
    process.exitCode = undefined
  }
}
