import { createInterface } from "node:readline"

/** Asks a yes-or-no question; resolves to false for any answer but 'y' and 'yes', and when the input ends. */
export type Confirm = (question: string) => Promise<boolean>

const askOnTerminal: Confirm = (question) =>
  new Promise((resolve) => {
    // On stderr, because stdout may be redirected.
    const terminal = createInterface({ input: process.stdin, output: process.stderr })
    terminal.on("close", () => resolve(false))
    terminal.question(`${question} (y/N) `, (answer) => {
      resolve(/^\s*y(?:es)?\s*$/i.test(answer))
      terminal.close()
    })
  })

/** Asks on the terminal; null when there is none, so that nobody could answer. */
export const terminalConfirm = (): Confirm | null =>
  process.stdin.isTTY && process.stderr.isTTY ? askOnTerminal : null
