import { SingleBar } from "cli-progress"

export interface ProgressView {
  /** Shows how much of a step is done; the counts are those of this step. */
  readonly report: (step: string, completedCount: number, totalCount: number) => void
  readonly stop: () => void
}

const silent: ProgressView = { report: () => undefined, stop: () => undefined }

/** Shows a progress bar on stderr, or, when stderr is not a terminal, one line per step; nothing if quiet. */
export const makeProgress = (quiet: boolean): ProgressView => {
  if (quiet) return silent
  let currentStep = ""
  if (!process.stderr.isTTY) {
    return {
      report: (step) => {
        if (step !== currentStep) process.stderr.write(`${step} ...\n`)
        currentStep = step
      },
      stop: () => undefined
    }
  }
  const bar = new SingleBar({
    format: "{name} {bar} {percentage} %",
    hideCursor: true,
    clearOnComplete: true,
    stream: process.stderr
  })
  return {
    report: (step, completedCount, totalCount) => {
      if (currentStep === "") bar.start(totalCount, completedCount, { name: step.padEnd(24) })
      currentStep = step
      bar.setTotal(totalCount)
      bar.update(completedCount, { name: step.padEnd(24) })
    },
    stop: () => bar.stop()
  }
}
