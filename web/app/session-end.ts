import { distinctUntilChanged, map } from "rxjs"
import type { States } from "#core/composition/states.ts"
import { alive } from "./alive.ts"

/** In the tab's own memory, which outlives the reload and nothing more. */
const note = "skafferi_session_ended"

const remember = () => {
  try {
    sessionStorage.setItem(note, "1")
  } catch {
    // A browser that keeps nothing shows the page without the message.
  }
}

const wasRemembered = (): boolean => {
  try {
    const known = sessionStorage.getItem(note) !== null
    sessionStorage.removeItem(note)
    return known
  } catch {
    return false
  }
}

const tellIn = async (connection: States["connection"]) => {
  const { sessionEnded, withFailure } = await import("#core/connection/rules.ts")
  connection.update((view) => withFailure(view, sessionEnded))
}

/** AUTH-10, TOAST-23: one reload, however many calls were refused; its message is kept over it and shown once after it. */
export const reloadWhenSessionEnds = ({ session, connection }: States): void => {
  void alive.then(() => (wasRemembered() ? tellIn(connection) : undefined))
  session.changes$.pipe(map(({ lost }) => lost), distinctUntilChanged()).subscribe((lost) => {
    if (!lost) return
    remember()
    location.reload()
  })
}
