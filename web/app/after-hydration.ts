// What every page loads after hydration, in one chunk, because it may be needed offline.
export { SearchShortcuts } from "#web/features/search/SearchShortcuts.tsx"
export { Messages } from "./Messages.tsx"
export { PendingPage } from "./PendingPage.tsx"
export { replayEarlyInput } from "./replay-early-input.ts"
export { startBackgroundTasks } from "./background-tasks.ts"
export { QuantityStepper } from "#web/views/cart/QuantityStepper.tsx"
