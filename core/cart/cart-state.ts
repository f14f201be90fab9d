import { Context } from "effect"
import type { State } from "../kernel/state.ts"
import type { CartView } from "./model.ts"

export class CartState extends Context.Service<CartState, State<CartView>>()("core/cart/CartState") {}
