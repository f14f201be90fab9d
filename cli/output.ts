import { exitCodes } from "./exit-codes.ts"

/** A closed pipe ends the process without a message; any other failure to write to stdout is reported on stderr. */
const handleStdoutError = (error: NodeJS.ErrnoException): void => {
  const code = Number(process.exitCode ?? exitCodes.passed)
  if (error.code === "EPIPE") process.exit(code)
  process.exitCode = code === exitCodes.passed ? exitCodes.internal : code
  process.stderr.write(`The output could not be written (${error.message}); check whether the disk is full.\n`)
}

const exitSilently = (): void => process.exit(process.exitCode ?? exitCodes.internal)

/** Prevents a stack trace when stdout or stderr cannot be written. */
export const guardOutput = (): void => {
  if (process.stdout.listeners("error").includes(handleStdoutError)) return
  process.stdout.on("error", handleStdoutError)
  process.stderr.on("error", exitSilently)
}
