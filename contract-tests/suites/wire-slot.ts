import type { WireSlot as WireSlotSchema } from "#core/delivery/api.ts"

type WireSlot = typeof WireSlotSchema.Encoded

/** A delivery time in the wire format. */
export const wireSlot = (fields: Partial<WireSlot> = {}): WireSlot => ({
  id: "a",
  isEnabled: true,
  deliveryDate: "2026-11-24",
  deliveryFromTime: "10:00",
  deliveryToTime: "12:00",
  pickingFee: 49,
  currentPickingFee: 49,
  freightFee: 0,
  pickingFeeLimit: 1500,
  currentPickingFeeLimit: 1500,
  originalPickingFee: 49,
  maxCateredReservations: 0,
  cateredReservations: 0,
  lastReservationDateWithCateredMeal: null,
  ...fields
})
