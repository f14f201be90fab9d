import { SingleBar } from "cli-progress"

export interface ProgressView {
  readonly step: (name: string, completedCount: number, totalCount: number) => void
  readonly stop: () => void
}

const silent: ProgressView = { step: () => undefined, stop: () => undefined }

/** Shows a progress bar on stderr, or one line per step without a terminal; nothing if quiet. */
export const makeProgress = (quiet: boolean): ProgressView => {
  if (quiet) return silent
  let currentStep = ""
  if (!process.stderr.isTTY) {
    return {
      step: (name) => {
        if (name !== currentStep) process.stderr.write(`${name} ...\n`)
        currentStep = name
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
    step: (name, completedCount, totalCount) => {
      if (currentStep === "") bar.start(totalCount, completedCount, { name: name.padEnd(24) })
      currentStep = name
      bar.setTotal(totalCount)
      bar.update(completedCount, { name: name.padEnd(24) })
    },
    stop: () => bar.stop()
  }
}
