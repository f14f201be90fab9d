import { Context } from "effect"
import type { State } from "../kernel/state.ts"
import type { SuggestionsView } from "./model.ts"

export class SuggestionsState extends Context.Service<SuggestionsState, State<SuggestionsView>>()("core/search/SuggestionsState") {}
