import { Schema } from "effect"
import { WireCart, WireCartView } from "../cart/wire.ts"
import { endpoint } from "../contract/endpoint.ts"
import { GraphqlId, graphqlOperation } from "../contract/graphql.ts"
import { BooleanFromQuery, Kronor } from "../kernel/wire.ts"

const nullable = Schema.NullOr

export const WireSlot = Schema.Struct({
  id: GraphqlId,
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
  maxCateredReservations: Schema.Int,
  cateredReservations: Schema.Int,
  lastReservationDateWithCateredMeal: nullable(Schema.String)
}).annotate({ identifier: "DeliverySlot" })

/** In this query the delivery methods are called Pickup and Home, elsewhere pickupAtStore and homeDelivery (DELIV-31). */
export const deliverySlotsAvailability = graphqlOperation({
  name: "DeliverySlotsAvailability",
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
      deliveryMethod: Schema.Literals(["Pickup", "Home"]).annotate({ identifier: "DeliveryMethod" }),
      zipCode: nullable(Schema.String),
      cartId: nullable(GraphqlId),
      siteId: GraphqlId,
      isNewOrder: Schema.optionalKey(Schema.Boolean)
    }).annotate({ identifier: "DeliverySlotsAvailabilityInput" })
  }),
  data: Schema.Struct({
    deliverySlotsAvailability: Schema.Array(
      Schema.Struct({
        date: Schema.String,
        openReservationsId: nullable(GraphqlId),
        deliverySlots: Schema.Array(WireSlot)
      }).annotate({ identifier: "DeliverySlotDay" })
    )
  }),
  errors: ["ERR_SITE_NOT_FOUND"]
})

export const getPickingFee = endpoint({
  name: "getPickingFee",
  service: "deliveries",
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
  // originalPickingFee is the fee below the limit; pickingFee is the fee for the given cart, 0 when its items total reaches the limit.
  response: Schema.Struct({ pickingFee: Kronor, pickingFeeLimit: Kronor, originalPickingFee: Kronor }),
  errors: ["ERR_CART_NOT_FOUND", "ERR_FORBIDDEN"],
  notInSpecification: true
})

export const chooseSlot = endpoint({
  name: "chooseSlot",
  service: "carts",
  method: "PUT",
  path: "/carts/{id}/slot",
  access: "customer",
  cache: "none",
  body: Schema.Struct({ slotId: Schema.String }),
  response: WireCart,
  projection: WireCartView,
  errors: [
    "ERR_CART_NOT_FOUND",
    "ERR_FORBIDDEN",
    "ERR_CART_LOCKED",
    "ERR_MEAL_NOT_PREPARED",
    "ERR_SLOT_FULL",
    "ERR_SLOT_NOT_FOUND",
    "ERR_SLOT_OTHER_DELIVERY"
  ],
  notInSpecification: true
})

/** The dates for which a store still accepts catering orders. */
export const listCateringDates = endpoint({
  name: "listCateringDates",
  service: "deliveries",
  method: "GET",
  path: "/deliveries/cateringDates",
  access: "public",
  // Not cached, since it changes with every order.
  cache: "none",
  withoutToken: true,
  query: Schema.Struct({ siteId: Schema.String }),
  response: Schema.Struct({ dates: Schema.Array(Schema.String) }),
  errors: ["ERR_SITE_NOT_FOUND"],
  notInSpecification: true
})
