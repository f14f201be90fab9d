import { Effect, Schema } from "effect"
import { parseDuration } from "../duration.ts"
import { type Field, verb } from "./verb.ts"

const durationField: Field<string> = {
  schema: Schema.String.check(Schema.isPattern(/^\s*\d+(?:\.\d+)?\s*(?:ms|s|min|h|d)\s*$/)),
  expected: "a time such as 500 ms, 30 s, 15 min, 2 h or 31 d",
  summary: "How long: 500 ms, 30 s, 15 min, 2 h, 31 d",
  required: true,
  secret: false
}

export const wait = verb({
  name: "wait",
  summary: "Waits: only milliseconds with --clock virtual, otherwise the full time.",
  example: "wait: 2 h",
  input: { for: durationField },
  shorthand: "for",
  run: ({ for: durationText }) => Effect.sleep(parseDuration(durationText) ?? 0),
  failures: {}
})
