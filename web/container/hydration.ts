let hydrating = false

/** Whether the browser is hydrating the server's document; false on the server, and for everything that is rendered later. */
export const isHydrating = (): boolean => hydrating

export const startHydration = (): void => {
  hydrating = true
}

export const endHydration = (): void => {
  hydrating = false
}
