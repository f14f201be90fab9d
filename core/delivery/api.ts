import { Schema } from "effect"
import { WireCart, WireCartView } from "../cart/wire.ts"
import { endpoint } from "../contract/endpoint.ts"
import { graphqlOperation } from "../contract/graphql.ts"
import { BooleanFromQuery, Kronor } from "../kernel/wire.ts"

const nullable = Schema.NullOr

export const WireSlot = Schema.Struct({
  id: Schema.String,
  isEnabled: Schema.Boolean,
  deliveryDate: Schema.String,
  deliveryFromTime: Schema.String,
  deliveryToTime: Schema.String,
  pickingFee: Kronor,
  currentPickingFee: Kronor,
  freightFee: Kronor,
  pickingFeeLimit: Kronor,
  currentPickingFeeLimit: Kronor,
  originalPickingFee: Kronor,
  maxCateredReservations: Schema.Finite,
  cateredReservations: Schema.Finite,
  lastReservationDateWithCateredMeal: nullable(Schema.String)
})

/** DELIV-31: the slot query calls the methods Pickup and Home. */
export const deliverySlotsAvailability = graphqlOperation({
  name: "DeliverySlotsAvailability",
  summary: "Delivery times by day",
  access: "public",
  document: `query DeliverySlotsAvailability($input: DeliverySlotsAvailabilityInput!) {
  deliverySlotsAvailability(input: $input) {
    date
    openReservationsId
    deliverySlots {
      id isEnabled deliveryDate deliveryFromTime deliveryToTime pickingFee currentPickingFee freightFee pickingFeeLimit
      currentPickingFeeLimit originalPickingFee maxCateredReservations cateredReservations lastReservationDateWithCateredMeal
    }
  }
}`,
  variables: Schema.Struct({
    input: Schema.Struct({
      deliveryMethod: Schema.Literals(["Pickup", "Home"]),
      zipCode: nullable(Schema.String),
      cartId: nullable(Schema.String),
      siteId: Schema.String,
      isNewOrder: Schema.Boolean
    })
  }),
  data: Schema.Struct({
    deliverySlotsAvailability: Schema.Array(Schema.Struct({
      date: Schema.String,
      openReservationsId: nullable(Schema.String),
      deliverySlots: Schema.Array(WireSlot)
    }))
  })
})

export const getPickingFee = endpoint({
  name: "getPickingFee",
  summary: "The picking fee for a way of delivery",
  method: "GET",
  path: "/deliveries/pickingFee",
  access: "public",
  cache: "none",
  query: Schema.Struct({
    deliveryType: Schema.Literals(["homeDelivery", "pickupAtStore"]),
    postalCode: Schema.optionalKey(Schema.String),
    cartId: Schema.optionalKey(Schema.String),
    siteId: Schema.optionalKey(Schema.String),
    isReplacement: Schema.optionalKey(BooleanFromQuery)
  }),
  answer: Schema.Struct({ pickingFee: Kronor, pickingFeeLimit: Kronor, originalPickingFee: Kronor }),
  errors: [],
  extension: true
})

export const chooseSlot = endpoint({
  name: "chooseSlot",
  summary: "Reserve a delivery time for the cart",
  method: "PUT",
  path: "/carts/{id}/slot",
  access: "customer",
  cache: "none",
  body: Schema.Struct({ slotId: Schema.String }),
  answer: WireCart,
  reads: WireCartView,
  errors: ["ERR_CART_NOT_FOUND", "ERR_FORBIDDEN", "ERR_CART_LOCKED", "ERR_SLOT_FULL", "ERR_SLOT_NOT_FOUND", "ERR_SLOT_OTHER_DELIVERY"],
  extension: true
})
