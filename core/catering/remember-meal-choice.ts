import { Effect } from "effect"
import { DeviceStorage } from "../ports/storage.ts"
import { mealChoiceEntry, type StoredMealChoice } from "./meal-choice.ts"

/** Remembers on this device what is chosen of a meal, instead of the choice of another one. */
export const rememberMealChoice = (choice: StoredMealChoice): Effect.Effect<void, never, DeviceStorage> =>
  Effect.flatMap(DeviceStorage, (device) =>
    device.set(mealChoiceEntry.key, JSON.stringify(choice), mealChoiceEntry.maxAge)
  )
