import { exitCodes } from "./exit-codes.ts"

/** A closed pipe ends the process without a message; any other failed write is reported on the other output. */
const handleOutputError = (error: NodeJS.ErrnoException): void => {
  const code = Number(process.exitCode ?? exitCodes.passed)
  if (error.code === "EPIPE") process.exit(code)
  process.exitCode = code === exitCodes.passed ? exitCodes.internal : code
  process.stderr.write(`The output could not be written (${error.message}); check whether the disk is full.\n`)
}

const exitSilently = (): void => process.exit(process.exitCode ?? exitCodes.internal)

/** Ends without a stack trace when an output cannot be written. */
export const guardOutput = (): void => {
  if (process.stdout.listeners("error").includes(handleOutputError)) return
  process.stdout.on("error", handleOutputError)
  process.stderr.on("error", exitSilently)
}
