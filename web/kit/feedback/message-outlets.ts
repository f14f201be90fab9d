import { createContext } from "react"

/** The outlet that messages are rendered in: the dialog opened last, or null for the page. Each change makes a new object. */
export interface TopOutlet {
  readonly element: Element | null
}

let outlets: ReadonlyArray<Element> = []
let topOutlet: TopOutlet = { element: null }
const listeners = new Set<() => void>()

const setOutlets = (newOutlets: ReadonlyArray<Element>) => {
  outlets = newOutlets
  topOutlet = { element: newOutlets.at(-1) ?? null }
  for (const listener of listeners) listener()
}

/** Renders messages in `element` until the returned function is called or another outlet is added. */
export const addOutlet = (element: Element): (() => void) => {
  setOutlets([...outlets, element])
  return () => setOutlets(outlets.filter((outlet) => outlet !== element))
}

export const getTopOutlet = (): TopOutlet => topOutlet

export const subscribeToTopOutlet = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The outlet that a message is rendered in. */
export const TopOutletContext = createContext(topOutlet)
