import type { Figure } from "./figure.ts"

export interface Bench {
  /** Writes a message to stderr; stdout is for the figures. */
  readonly log: (text: string) => void
  /** Registers a clean-up that runs after the part, in reverse order. */
  readonly onCleanup: (cleanup: () => Promise<void> | void) => void
  /** Reports a failure, which makes the bench fail regardless of its figures. */
  readonly fail: (text: string) => void
}

/** A part of the bench, run by its name. */
export type Part = (bench: Bench) => Promise<ReadonlyArray<Figure>>
