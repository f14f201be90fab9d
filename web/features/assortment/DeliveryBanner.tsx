import { assortmentState } from "#core/assortment/assortment-state.ts"
import { displayedSlotState } from "#core/delivery/displayed-slot-state.ts"
import { isSameSelection } from "#core/assortment/rules.ts"
import { useStatePart, usePanelControl } from "#web/container/react.tsx"
import { StoreBanner } from "#web/views/assortment/StoreBanner.tsx"
import { slotTime } from "#web/text/dates.ts"
import { chosenTime, nextFreeTime, describeSelection } from "#web/text/shell.ts"

/** The selected store or delivery address and the delivery time, on every shopping page (SHELL-16, SHELL-17). */
export const DeliveryBanner = () => {
  const selection = useStatePart(assortmentState, (view) => view.selection)
  const displayedSlot = useStatePart(displayedSlotState, (view) => view)
  const time = isSameSelection(displayedSlot.selection, selection) ? displayedSlot.time : null
  const panel = usePanelControl()
  return (
    <StoreBanner
      selectionText={selection === null ? undefined : describeSelection(selection)}
      method={selection?.method}
      time={
        selection === null || time === null
          ? undefined
          : { label: time.chosen ? chosenTime : nextFreeTime, value: slotTime(time.date, time.from, time.to) }
      }
      onChange={() => panel.open("storeSelector")}
    />
  )
}
