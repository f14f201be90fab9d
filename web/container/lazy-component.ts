import { type ComponentType, lazy, type LazyExoticComponent } from "react"
import { loadCode, type LoadOptions } from "./load-code.ts"

/** Makes a component whose code is loaded when it is first rendered. */
export const lazyComponent = <P>(
  load: () => Promise<ComponentType<P>>,
  options?: LoadOptions
): LazyExoticComponent<ComponentType<P>> => lazy(async () => ({ default: await loadCode(load, options) }))
