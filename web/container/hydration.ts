let hydrating = false

/** Whether the browser is hydrating the server's document; false on the server, and for everything that is rendered later. */
export const isHydrating = (): boolean => hydrating

export const startHydration = (): void => {
  hydrating = true
}

export const endHydration = (): void => {
  hydrating = false
}

/** Whether the document has postponed its hydration and has preloaded what a page imports after hydration; set by the document's own script. */
export const hydratesOnInteraction = (): boolean =>
  (window as { __hydratesOnInteraction?: boolean }).__hydratesOnInteraction === true
