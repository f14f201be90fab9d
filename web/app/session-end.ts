import { distinctUntilChanged, map } from "rxjs"
import type { States } from "#core/composition/states.ts"
import { loadCode } from "#web/container/load-code.ts"
import { alive } from "./alive.ts"

/** TOAST-23: told once, on the first page after it. */
export const tellSessionEnded = async ({ connection }: States): Promise<void> => {
  await alive
  const { sessionEnded, withFailure } = await loadCode(() => import("#core/connection/rules.ts"))
  connection.update((view) => withFailure(view, sessionEnded))
}

/** AUTH-10: one reload, however many calls were refused; the page that comes of it is told why. */
export const reloadWhenSessionEnds = ({ session }: States): void => {
  session.changes$.pipe(map(({ lost }) => lost), distinctUntilChanged()).subscribe((lost) => {
    if (lost) location.reload()
  })
}
