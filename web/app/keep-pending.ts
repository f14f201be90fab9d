import type { Container } from "inversify"
import { distinctUntilChanged, map, skip } from "rxjs"
import type { States } from "#core/composition/states.ts"
import { AlignCart, CatchUpCart, FlushCart, KeepPending, ResumePending } from "#web/container/ids.ts"

interface Page {
  readonly container: Container
  readonly states: States
}

/** A page that goes sends what it can and leaves the rest on the device; one that comes back from the browser's keeping looks what happened meanwhile. */
const followLeaving = ({ container, states }: Page): void => {
  let left = Number.POSITIVE_INFINITY
  addEventListener("pagehide", () => {
    left = Date.now()
    if (Object.keys(states.cart.current().pending).length > 0) void container.get(KeepPending)()
    void container.get(FlushCart)({ leaving: true })
  })
  addEventListener("pageshow", ({ persisted }) => persisted && void container.get(CatchUpCart)({ since: left }))
}

/** What the server has not confirmed survives the page on the device; the next page takes it up, in the store that is shopped in now. */
export const keepPending = async (page: Page): Promise<void> => {
  const { container, states } = page
  followLeaving(page)
  const customer = states.session.current().status === "customer"
  if (customer) await container.get(CatchUpCart)({ since: performance.timeOrigin })
  if (states.cart.current().settled !== null) await container.get(AlignCart)()
  // A visitor has nothing in a cart; what a later log-in takes up comes with it.
  if (customer) await container.get(ResumePending)()
  const keep = container.get(KeepPending)
  states.cart.changes$.pipe(map(({ pending }) => pending), distinctUntilChanged(), skip(customer ? 0 : 1)).subscribe(() => void keep())
}
