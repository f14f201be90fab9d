/** The exit codes of all commands, equal for every output format. */
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

/** Ends a command with a message that names the next step. */
export class CliFailure extends Error {
  readonly exitCode: ExitCode

  constructor(exitCode: ExitCode, message: string, cause?: unknown) {
    super(message, { cause })
    this.exitCode = exitCode
  }
}
