import { Container, type ServiceIdentifier } from "inversify"
import type { StateStore } from "#core/kernel/state.ts"

/** The states of one page, or of one request on the server. */
export const StatesId: ServiceIdentifier<StateStore> = Symbol("States")

/** Makes the scope of one page, or of one request on the server. Services that are not bound in it come from its parent. */
export const makeContainer = (states: StateStore, parent?: Container): Container => {
  const scope = new Container({ parent })
  scope.bind(StatesId).toConstantValue(states)
  return scope
}
