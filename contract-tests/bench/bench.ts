import type { Figure } from "./figure.ts"

export interface Bench {
  /** Talk goes to stderr, figures to stdout. */
  readonly say: (text: string) => void
  /** Runs when the part is measured, the last one first. */
  readonly atEnd: (cleanUp: () => Promise<void> | void) => void
  /** Something that must not happen at all, whatever the figures say. */
  readonly fail: (text: string) => void
}

/** A part of the bench, run by its name. */
export type Part = (bench: Bench) => Promise<ReadonlyArray<Figure>>
