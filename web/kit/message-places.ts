import { createContext } from "react"

/** Where messages stand: in the dialog that was opened last, or on the page. Another object each time that this changes. */
export interface MessagePlaceView {
  readonly element: Element | null
}

let places: ReadonlyArray<Element> = []
let top: MessagePlaceView = { element: null }
const listeners = new Set<() => void>()

const set = (next: ReadonlyArray<Element>) => {
  places = next
  top = { element: next.at(-1) ?? null }
  for (const listener of listeners) listener()
}

/** From now on messages stand in here, until the answer is called or another place opens. */
export const openPlace = (element: Element): (() => void) => {
  set([...places, element])
  return () => set(places.filter((place) => place !== element))
}

export const topPlace = (): MessagePlaceView => top

export const onTopPlace = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The place of the moment, for what is drawn in it. */
export const MessagePlaceContext = createContext(top)
