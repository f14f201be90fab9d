import { type ComponentType, lazy, type LazyExoticComponent } from "react"
import { loadCode } from "./load-code.ts"

/** A component whose code arrives when it is first drawn. */
export const lazily = <P>(load: () => Promise<ComponentType<P>>): LazyExoticComponent<ComponentType<P>> =>
  lazy(async () => ({ default: await loadCode(load) }))
