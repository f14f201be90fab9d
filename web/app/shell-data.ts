import type { LoaderFunctionArgs, ShouldRevalidateFunction } from "react-router-dom"
import type { ShownTime } from "#core/delivery/model.ts"
import { CartViewId, FindShownTime } from "#web/container/ids.ts"
import { serviceOf } from "./router-context.ts"

/** What the frame says that is not in a state. */
export interface ShellData {
  readonly time: ShownTime | null
}

export const loadShellData = async (args: LoaderFunctionArgs): Promise<ShellData> => {
  const slotId = serviceOf(args, CartViewId).current().settled?.slotId ?? null
  const time = await serviceOf(args, FindShownTime)({ slotId }, { signal: args.request.signal })
  return { time: time._tag === "Success" ? time.success : null }
}

/** The frame is drawn anew where the page is, after another choice or another time; from page to page it stays, but for the start page, where a trip begins. */
export const shellDataChanges: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) => nextUrl.href === currentUrl.href || nextUrl.pathname === "/"
