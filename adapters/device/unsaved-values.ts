/** The values that IndexedDB does not have yet, in the local storage, which is written synchronously. Without a local storage there are none. */
const keyOf = (name: string): string => `unsaved:${name}`

const tryWith = <A>(work: () => A): A | null => {
  try {
    return work()
  } catch {
    return null
  }
}

export const readUnsaved = (name: string): string | null => tryWith(() => localStorage.getItem(keyOf(name)))

/** Writes nothing when the local storage is full. */
export const writeUnsaved = (name: string, value: string): void => {
  tryWith(() => localStorage.setItem(keyOf(name), value))
}

export const deleteUnsaved = (name: string): void => {
  tryWith(() => localStorage.removeItem(keyOf(name)))
}
