import { flushCart } from "#core/cart/flush-cart.ts"
import type { ClientEvent } from "#core/contract/events.ts"
import type { ContractBroken } from "#core/contract/errors.ts"
import type { Policy } from "#core/contract/policy.ts"
import { exitCodes } from "../exit-codes.ts"
import { openShopper } from "./open-shopper.ts"
import type { Api } from "./api.ts"
import { pickUnregisteredPerson } from "./unregistered-person.ts"
import type { ScriptOutcome, StepOutcome } from "./outcome.ts"
import type { Redactor } from "./redact.ts"
import { makeResolver } from "./resolve.ts"
import { runStep, type StepContext } from "./run-step.ts"
import { labelOf, type Need, type Script, type Step } from "./script.ts"
import type { Exchange } from "./traffic.ts"
import { visit } from "./verbs/session.ts"

export interface RunOptions {
  readonly api: Api
  readonly policy: Policy
  readonly seed: number
  readonly environment: Readonly<Record<string, string | undefined>>
  readonly redactor: Redactor
  readonly browserFolder?: string | undefined
  /** Whether the run was interrupted; checked before every step. */
  readonly isInterrupted: () => boolean
  readonly onStep: (step: StepOutcome) => void
  readonly onExchange: (exchange: Exchange, step: number) => void
}

const missingNeedReasons: { readonly [N in Need]: string } = {
  "virtual-clock": "it needs the virtual clock: run it in process with --clock virtual",
  mailbox:
    "it needs the shop's mailbox: run it in process, or name the database behind the API with --data or --database"
}

/** Explains why this API cannot run the script; null when it can. */
const explainMissingNeed = ({ needs }: Script, api: Api): string | null => {
  const missingNeed = needs.find((need) => (need === "virtual-clock" ? api.clock === null : api.mailbox === null))
  return missingNeed === undefined ? null : missingNeedReasons[missingNeed]
}

const skippedStep = (step: Step, number: number): StepOutcome => ({
  number,
  label: labelOf(step),
  verb: step.verb.name,
  position: step.position,
  status: "skipped",
  ms: 0,
  error: null,
  message: null,
  result: null,
  failures: [],
  notes: []
})

/** Builds a suffix in base 36 from the script's start time and the process's running time, so that the e-mail addresses of two runs differ. */
const uniqueSuffix = (startTime: number): string =>
  `${Math.floor(startTime / 1000).toString(36)}${Math.floor(performance.now() % 1296).toString(36)}`

const visitStep = (script: Script): Step => {
  const position = { file: script.file, line: 1, column: 1 }
  return { name: null, verb: visit, input: {}, expect: {}, position, positionOf: () => position }
}

/** Runs one script with one shopper; the first step that fails ends it. */
export const runScript = async (script: Script, options: RunOptions): Promise<ScriptOutcome> => {
  const { api, policy, seed, environment, redactor, browserFolder, isInterrupted, onStep, onExchange } = options
  const startTime = Date.now()
  const monotonicStart = performance.now()
  const steps: Array<StepOutcome> = []
  const makeOutcome = (status: ScriptOutcome["status"], reason: string | null = null): ScriptOutcome => ({
    name: redactor.text(script.name),
    file: script.file,
    status,
    reason,
    seed,
    started: startTime,
    ms: Math.round(performance.now() - monotonicStart),
    steps,
    saved: null
  })
  const skipFrom = (firstIndex: number) => {
    for (const [index, step] of script.steps.entries())
      if (index >= firstIndex) steps.push(redactor.data(skippedStep(step, index + 1)))
  }
  const reason = explainMissingNeed(script, api)
  if (reason !== null) {
    skipFrom(0)
    return makeOutcome("skipped", reason)
  }
  if (isInterrupted()) {
    skipFrom(0)
    return makeOutcome("skipped", "the run was interrupted before the script started")
  }

  let exchanges: Array<Exchange> = []
  let brokenResponses: Array<ContractBroken> = []
  let events: Array<ClientEvent> = []
  let logs: Array<string> = []
  let currentStep = 0
  const results = new Map<string, unknown>()
  const shopper = await openShopper(api, {
    policy,
    browserFolder,
    onExchange: (exchange) => {
      exchanges.push(exchange)
      onExchange(exchange, currentStep)
    },
    onBrokenResponse: (error) => void brokenResponses.push(error),
    onEvent: (event) => void events.push(event),
    onLog: (text) => void logs.push(text)
  })
  let generateRandom: ((name: string) => string) | undefined
  const resolve = makeResolver({
    variables: script.variables,
    environment,
    results,
    random: async (name) => {
      generateRandom ??= (await import("./random-values.ts")).makeRandomValues(seed, uniqueSuffix(startTime))
      return generateRandom(name)
    },
    unregistered: async () => {
      const number = await pickUnregisteredPerson(api, shopper, seed)
      redactor.add(number)
      return number
    }
  })
  const context: StepContext = {
    shopper,
    apiName: api.name,
    redactor,
    resolve,
    takeRecords: () => {
      const records = { exchanges, brokenResponses, events, logs }
      exchanges = []
      brokenResponses = []
      events = []
      logs = []
      return records
    },
    storeResult: (step, result) => {
      if (step.name !== null) results.set(step.name, result)
    }
  }
  try {
    const visitOutcome = await runStep(visitStep(script), 0, context)
    if (visitOutcome.status === "failed") {
      steps.push(visitOutcome)
      onStep(visitOutcome)
      skipFrom(0)
      return makeOutcome("failed")
    }
    for (const [index, step] of script.steps.entries()) {
      if (isInterrupted()) {
        skipFrom(index)
        return makeOutcome("interrupted")
      }
      currentStep = index + 1
      const stepOutcome = await runStep(step, currentStep, context)
      steps.push(stepOutcome)
      onStep(stepOutcome)
      if (stepOutcome.status === "failed") {
        skipFrom(index + 1)
        return makeOutcome(isInterrupted() ? "interrupted" : "failed")
      }
    }
    await shopper.run(flushCart({ leaving: false }))
    return makeOutcome(isInterrupted() ? "interrupted" : "passed")
  } finally {
    await shopper.close()
  }
}

/** The outcome of a script whose run threw an error, which is a bug. */
export const bugOutcome = (script: Script, seed: number, error: unknown): ScriptOutcome => ({
  name: script.name,
  file: script.file,
  status: "failed",
  reason: null,
  seed,
  started: Date.now(),
  ms: 0,
  saved: null,
  steps: [
    {
      ...skippedStep(visitStep(script), 0),
      status: "failed",
      failures: [
        {
          exitCode: exitCodes.internal,
          message: `A bug: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
          position: { file: script.file, line: 1, column: 1 }
        }
      ]
    }
  ]
})
