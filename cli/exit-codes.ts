/** What a command's exit code says; the output format never changes it. */
export const exitCodes = {
  passed: 0,
  internal: 1,
  usage: 2,
  unreachable: 3,
  expectation: 4,
  authentication: 5,
  contract: 6,
  interrupted: 130
} as const

export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes]

/** Ends a command with one sentence that names the next step. */
export class CliFailure extends Error {
  readonly exitCode: ExitCode

  constructor(exitCode: ExitCode, message: string, cause?: unknown) {
    super(message, { cause })
    this.exitCode = exitCode
  }
}
