import { isSamePlace } from "#core/assortment/rules.ts"
import { AssortmentViewId, ShownTimeViewId } from "#web/container/ids.ts"
import { openTab, PanelId } from "#web/container/panel.ts"
import { useService, useStateView } from "#web/container/react.tsx"
import { StoreBanner } from "#web/kit/StoreBanner.tsx"
import { slotTime } from "#web/text/dates.ts"
import { chosenTime, nextFreeTime, placeOf } from "#web/text/shell.ts"

/** Where the goods come from and when, on every shopping page (SHELL-16, SHELL-17). */
export const ChoiceBanner = () => {
  const choice = useStateView(AssortmentViewId, (view) => view.choice)
  const { place: asked, time: found } = useStateView(ShownTimeViewId, (view) => view)
  const time = isSamePlace(asked, choice) ? found : null
  const panel = useService(PanelId)
  return (
    <StoreBanner
      place={choice === null ? undefined : placeOf(choice)}
      method={choice?.method}
      time={choice === null || time === null ? undefined : { label: time.chosen ? chosenTime : nextFreeTime, value: slotTime(time.date, time.from, time.to) }}
      onChange={() => panel.update((view) => openTab(view, "storeSelector"))}
    />
  )
}
