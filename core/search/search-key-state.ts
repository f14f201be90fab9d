import { Context } from "effect"
import type { State } from "../kernel/state.ts"

/** Whether '/' opens the search; null until the device has been asked. */
export class SearchKeyState extends Context.Service<SearchKeyState, State<boolean | null>>()("core/search/SearchKeyState") {}
