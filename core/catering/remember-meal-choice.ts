import { Effect } from "effect"
import { DeviceStorage } from "../ports/storage.ts"
import { mealChoiceEntry, type StoredMealChoice } from "./meal-choice.ts"

/** Stores the choice for a meal on this device. Only one choice is stored: it replaces a choice for another meal. */
export const rememberMealChoice = (choice: StoredMealChoice): Effect.Effect<void, never, DeviceStorage> =>
  Effect.flatMap(DeviceStorage, (device) =>
    device.set(mealChoiceEntry.key, JSON.stringify(choice), mealChoiceEntry.maxAgeSeconds)
  )
