import { Effect, Option, Schema } from "effect"
import { DeviceStorage } from "../ports/storage.ts"
import { mealChoiceEntry, StoredMealChoice } from "./meal-choice.ts"

const decode = Schema.decodeUnknownOption(Schema.fromJsonString(StoredMealChoice))

/** Reads the last choice on this device if it was for this meal; otherwise null. */
export const readMealChoice = ({
  mealId
}: {
  readonly mealId: string
}): Effect.Effect<StoredMealChoice | null, never, DeviceStorage> =>
  Effect.gen(function* () {
    const text = yield* (yield* DeviceStorage).get(mealChoiceEntry.key)
    const choice = text === null ? null : Option.getOrNull(decode(text))
    return choice?.mealId === mealId ? choice : null
  })
