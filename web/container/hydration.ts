let started = false
let hydrating = false

/** Whether the browser has started to hydrate the server's document. Until then it only loads the code of the rendered page. */
export const hasHydrationStarted = (): boolean => started

/** Whether the browser is hydrating the server's document; false on the server, and for everything that is rendered later. */
export const isHydrating = (): boolean => hydrating

export const startHydration = (): void => {
  started = true
  hydrating = true
}

export const endHydration = (): void => {
  hydrating = false
}

/** Whether the document has postponed its hydration and has preloaded what a page imports after hydration; set by the document's own script. */
export const hydratesOnInteraction = (): boolean =>
  (window as { __hydratesOnInteraction?: boolean }).__hydratesOnInteraction === true
