import { Effect } from "effect"
import { findFullCatering } from "#core/delivery/find-full-catering.ts"
import { loadDeliveryCities, loadDeliveryDistrict } from "#core/delivery/load-district.ts"
import { loadPickingFee } from "#core/delivery/load-picking-fee.ts"
import { refreshShownTime } from "#core/delivery/refresh-shown-time.ts"
import { ShownTimeState } from "#core/delivery/shown-time-state.ts"
import { toKronor } from "#core/kernel/money.ts"
import { failed as districtsFailed, unknownCity } from "#web/text/districts.ts"
import { text, verb } from "./verb.ts"

export const deliveryCities = verb({
  name: "delivery-cities",
  summary: "Looks at the cities from which goods are driven home.",
  example: "delivery-cities:",
  input: {},
  run: () => Effect.map(loadDeliveryCities, (cities) => ({ cities })),
  failures: { DistrictsUnavailable: districtsFailed }
})

export const deliveryCity = verb({
  name: "delivery-city",
  summary: "Looks at the postal codes that a city's stores drive to; fewer than five digits stand for all that begin so.",
  example: "delivery-city: Uppsala",
  input: { city: text("A city's name, or the last part of its page's address") },
  short: "city",
  run: loadDeliveryDistrict,
  failures: { CityNotFound: unknownCity, DistrictsUnavailable: districtsFailed }
})

export const nextTime = verb({
  name: "next-time",
  summary: "Looks at the time that every page names beside the store: the cart's own, else the next one that is free.",
  example: "next-time:",
  input: {},
  run: () => Effect.gen(function*() {
    yield* refreshShownTime({})
    return (yield* ShownTimeState).current().time
  }),
  failures: {}
})

export const fullCatering = verb({
  name: "full-catering",
  summary: "Looks at the dates on which the chosen store takes no more catering.",
  example: "full-catering:",
  input: {},
  run: () => Effect.map(findFullCatering, (dates) => ({ dates })),
  failures: {}
})

export const pickingFee = verb({
  name: "picking-fee",
  summary: "Looks at what picking costs where the shopper shops, and from which total on it is free.",
  example: "picking-fee:",
  input: {},
  run: () => Effect.map(loadPickingFee, ({ fee, limit }) => ({ fee: toKronor(fee), freeFrom: toKronor(limit) })),
  failures: {}
})
