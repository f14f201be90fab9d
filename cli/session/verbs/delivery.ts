import { stateOf } from "#core/kernel/state-of.ts"
import { displayedSlotState } from "#core/delivery/displayed-slot-state.ts"
import { Effect } from "effect"
import { toKronor } from "#core/kernel/money.ts"
import { failed as citiesFailed, unknownCity } from "#web/text/delivery-cities.ts"
import { text, useCaseVerb } from "./verb.ts"

export const deliveryCities = useCaseVerb("loadDeliveryCities", {
  name: "delivery-cities",
  summary: "Lists the cities with home delivery.",
  example: "delivery-cities:",
  input: {},
  run: (_, loadDeliveryCities) => Effect.map(loadDeliveryCities(), (cities) => ({ cities })),
  failures: { DeliveryCitiesUnavailable: citiesFailed }
})

export const deliveryCity = useCaseVerb("loadDeliveryCity", {
  name: "delivery-city",
  summary:
    "Lists the postal codes that a city's stores deliver to; a code of fewer than five digits stands for all that begin with it.",
  example: "delivery-city: Uppsala",
  input: { city: text("A city's name, or the last part of its page's path") },
  shorthand: "city",
  run: (input, loadDeliveryCity) => loadDeliveryCity(input),
  failures: { CityNotFound: unknownCity, DeliveryCitiesUnavailable: citiesFailed }
})

export const nextTime = useCaseVerb("refreshDisplayedSlot", {
  name: "next-time",
  summary: "Shows the delivery time that every page displays: the cart's booked one, otherwise the next free one.",
  example: "next-time:",
  input: {},
  run: (_, refreshDisplayedSlot) =>
    Effect.gen(function* () {
      yield* refreshDisplayedSlot({})
      return (yield* stateOf(displayedSlotState)).current().time
    }),
  failures: {}
})

export const fullyBookedCateringDates = useCaseVerb("findFullyBookedCateringDates", {
  name: "fully-booked-catering-dates",
  summary: "Lists the dates on which the selected store is fully booked for catering.",
  example: "fully-booked-catering-dates:",
  input: {},
  run: (_, findFullyBookedCateringDates) => Effect.map(findFullyBookedCateringDates(), (dates) => ({ dates })),
  failures: {}
})

export const pickingFee = useCaseVerb("loadPickingFee", {
  name: "picking-fee",
  summary: "Shows the picking fee of the selected store, and the total from which picking is free.",
  example: "picking-fee:",
  input: {},
  run: (_, loadPickingFee) =>
    Effect.map(loadPickingFee(), ({ fee, freeFrom }) => ({ fee: toKronor(fee), freeFrom: toKronor(freeFrom) })),
  failures: {}
})
