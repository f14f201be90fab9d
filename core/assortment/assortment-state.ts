import { Context } from "effect"
import type { State } from "../kernel/state.ts"
import type { AssortmentView } from "./model.ts"

export class AssortmentState extends Context.Service<AssortmentState, State<AssortmentView>>()("core/assortment/AssortmentState") {}
