import { exitCodes } from "../../exit-codes.ts"
import { formatPosition } from "../problem.ts"
import { countSteps, type Failure, type ScriptOutcome, type StepOutcome } from "../outcome.ts"

/** Characters that XML 1.0 forbids, even escaped, or discourages: controls, lone surrogates, U+FFFE and U+FFFF. */
const invalidXmlCharacterPattern =
  // oxlint-disable-next-line no-control-regex -- removes control characters
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "\n": "&#10;",
  "\r": "&#13;",
  "\t": "&#9;"
}

/** Escapes a string for an attribute or an element's text. */
export const escapeXml = (text: string): string =>
  text
    .replace(invalidXmlCharacterPattern, "\ufffd")
    .replace(/[&<>"\n\r\t]/g, (character) => entities[character] ?? character)

type Attributes = Readonly<Record<string, string | number>>

const element = (name: string, attributes: Attributes, children: ReadonlyArray<string> = []): string => {
  const attributeText = Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${escapeXml(String(value))}"`)
    .join("")
  return children.length === 0
    ? `<${name}${attributeText}/>`
    : `<${name}${attributeText}>\n${children.join("\n")}\n</${name}>`
}

const formatSeconds = (ms: number): string => (ms / 1000).toFixed(3)

/** Whether this is a 'failure' of JUnit, which calls a test that could not run an 'error'. */
const isFailure = ({ exitCode }: Failure): boolean => exitCode === exitCodes.expectation

const caseOf = (script: ScriptOutcome, step: StepOutcome): string => {
  const attributes = { name: `${step.number}. ${step.label}`, classname: script.name, time: formatSeconds(step.ms) }
  if (step.status === "skipped") {
    return element("testcase", attributes, [
      element("skipped", { message: script.reason ?? "an earlier step failed, or the run was interrupted" })
    ])
  }
  const [firstFailure] = step.failures
  if (firstFailure === undefined) return element("testcase", attributes)
  const details = step.failures.map(({ message, position }) => `${formatPosition(position)}: ${message}`).join("\n")
  const kind = isFailure(firstFailure) ? "failure" : "error"
  const type = isFailure(firstFailure) ? "expectation" : `exit-${firstFailure.exitCode}`
  return element("testcase", attributes, [
    `<${kind} message="${escapeXml(firstFailure.message)}" type="${type}">${escapeXml(details)}</${kind}>`
  ])
}

const countBy = (steps: ReadonlyArray<StepOutcome>, kind: "failure" | "error"): number =>
  steps.filter(
    ({ failures: [firstFailure] }) => firstFailure !== undefined && isFailure(firstFailure) === (kind === "failure")
  ).length

const suiteOf = (script: ScriptOutcome): string =>
  element(
    "testsuite",
    {
      name: script.name,
      tests: script.steps.length,
      failures: countBy(script.steps, "failure"),
      errors: countBy(script.steps, "error"),
      skipped: countSteps([script], "skipped"),
      time: formatSeconds(script.ms),
      timestamp: new Date(script.started).toISOString().slice(0, 19),
      hostname: "localhost"
    },
    [
      element("properties", {}, [
        element("property", { name: "file", value: script.file }),
        element("property", { name: "seed", value: script.seed })
      ]),
      ...script.steps.map((step) => caseOf(script, step))
    ]
  )

/** Formats a run as JUnit XML, with one suite per script and one case per step. */
export const junitReport = (scripts: ReadonlyArray<ScriptOutcome>): string => {
  const steps = scripts.flatMap((script) => script.steps)
  const ms = scripts.reduce((sum, script) => sum + script.ms, 0)
  return `<?xml version="1.0" encoding="UTF-8"?>\n${element(
    "testsuites",
    {
      name: "skafferi session run",
      tests: steps.length,
      failures: countBy(steps, "failure"),
      errors: countBy(steps, "error"),
      time: formatSeconds(ms)
    },
    scripts.map(suiteOf)
  )}\n`
}
