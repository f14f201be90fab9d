import type { ShownTime } from "#core/delivery/model.ts"
import { AssortmentViewId } from "#web/container/ids.ts"
import { openTab, PanelId } from "#web/container/panel.ts"
import { useService, useStateView } from "#web/container/react.tsx"
import { StoreBanner } from "#web/kit/StoreBanner.tsx"
import { slotTime } from "#web/text/dates.ts"
import { chosenTime, homeDeliveryTo, nextFreeTime, pickupIn } from "#web/text/shell.ts"

/** Where the goods come from and when, on every shopping page (SHELL-16, SHELL-17). */
export const ChoiceBanner = ({ time }: { readonly time: ShownTime | null }) => {
  const choice = useStateView(AssortmentViewId, (view) => view.choice)
  const panel = useService(PanelId)
  const place = choice === null ? undefined
    : choice.method === "homeDelivery" ? homeDeliveryTo(choice.postalCode ?? "", choice.city)
    : pickupIn(choice.storeName)
  return (
    <StoreBanner
      place={place}
      method={choice?.method}
      time={choice === null || time === null ? undefined : { label: time.chosen ? chosenTime : nextFreeTime, value: slotTime(time.date, time.from, time.to) }}
      onChange={() => panel.update((view) => openTab(view, "storeSelector"))}
    />
  )
}
