import { spawn, spawnSync } from "node:child_process"
import { join } from "node:path"
import { vi } from "vitest"
import { main } from "#cli/main.ts"

const root = join(import.meta.dirname, "../..")

export interface CommandResult {
  readonly code: number | null
  readonly stdout: string
  readonly stderr: string
}

export interface RunningCommand {
  readonly result: Promise<CommandResult>
  /** Resolves once stdout or stderr contains the string. */
  readonly waitFor: (text: string) => Promise<void>
  readonly interrupt: (signal?: NodeJS.Signals) => void
  /** Closes stdout, as `head` does. */
  readonly stopReading: () => void
}

/** Starts the built command line in a child process, without the shop's environment variables, except for the given ones. */
export const startSkafferi = (
  args: ReadonlyArray<string>,
  environment: Readonly<Record<string, string>> = {},
  output: "pipe" | number = "pipe"
): RunningCommand => {
  const inheritedEnvironment = Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => !/^(?:SKAFFERI_|DATABASE_URL|PORT$|NO_COLOR|NODE_ENV|VITEST)/.test(name)
    )
  )
  // Builds first, so that the output of the command does not contain the progress of a build.
  spawnSync(process.execPath, ["cli/prepare.mjs", "--build"], { cwd: root, stdio: "inherit" })
  const child = spawn(process.execPath, ["cli/skafferi.mjs", ...args], {
    cwd: root,
    env: { ...inheritedEnvironment, ...environment },
    stdio: ["ignore", output, "pipe"]
  })
  let stdout = ""
  let stderr = ""
  const listeners = new Set<() => void>()
  const notify = () => {
    for (const check of listeners) check()
  }
  child.stdout?.on("data", (chunk: Buffer) => {
    stdout += chunk.toString()
    notify()
  })
  child.stderr?.on("data", (chunk: Buffer) => {
    stderr += chunk.toString()
    notify()
  })
  const result = new Promise<CommandResult>((resolve) => {
    child.on("close", (code) => resolve({ code, stdout, stderr }))
  })
  return {
    result,
    waitFor: (text) =>
      new Promise((resolve, reject) => {
        const check = () => {
          if (!`${stdout}${stderr}`.includes(text)) return
          listeners.delete(check)
          resolve()
        }
        listeners.add(check)
        check()
        void result.then(() => reject(new Error(`'${text}' was never printed:\n${stdout}\n${stderr}`)))
      }),
    interrupt: (signal = "SIGINT") => void child.kill(signal),
    stopReading: () => void child.stdout?.destroy()
  }
}

const capture = (stream: NodeJS.WriteStream) => {
  let text = ""
  const spy = vi.spyOn(stream, "write").mockImplementation((chunk) => {
    text += String(chunk)
    return true
  })
  return () => {
    spy.mockRestore()
    return text
  }
}

/** Runs a command in this process, which is faster than starting another process. */
export const skafferi = async (...args: ReadonlyArray<string>): Promise<CommandResult> => {
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
