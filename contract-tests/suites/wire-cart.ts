import type { WireCartJson } from "#core/cart/wire.ts"
import { noon } from "#core/catalogue/testing.ts"
import { cartUnits } from "#core/catalogue/units.ts"

export interface WireLine {
  readonly id: string
  readonly gtin: string
  readonly itemNo: string
  readonly name: string
  readonly quantity: number
  /** Pieces by default. */
  readonly unit?: string | undefined
}

const fees = { lowestPickingFee: 49, highestPickingFee: 49, lowestPickingFeeLimit: 1500, originalPickingFee: 49 }

/** A cart in the wire format; each piece or kilogram costs ten kronor. */
export const wireCart = (
  id: string,
  lines: ReadonlyArray<WireLine>,
  fields: Partial<WireCartJson> = {}
): WireCartJson => {
  const totalAmount = lines.reduce((sum, { quantity }) => sum + quantity * 10, 0)
  return {
    id,
    cartId: id,
    orderId: null,
    orderNumber: null,
    store: "3201",
    storeNo: "3201",
    customerNo: "1",
    totalAmount,
    totalDiscount: 0,
    totalTaxAmount: 0,
    totalValue: totalAmount,
    modifiedDate: new Date(noon).toISOString(),
    checkoutCompletedDate: null,
    cancelledDate: null,
    deletedDate: null,
    replacementForOrderId: null,
    isReplacement: false,
    selectedSlotId: null,
    ...fees,
    deliveryFee: { amount: 0, taxAmount: 0, taxPercentage: 25, totalDiscountAmount: 0 },
    meta: {
      id,
      isReplacement: false,
      charges: [],
      totalAmount,
      totalDiscount: 0,
      replacementForOrderId: null,
      lindbakStoreNo: "3201",
      ...fees
    },
    items: lines.map((line) => ({
      id: line.id,
      itemNo: line.itemNo,
      gtin: line.gtin,
      name: line.name,
      brand: null,
      variant: null,
      type: "item",
      subType: "Item",
      quantity: {
        value: line.quantity,
        unit: line.unit ?? cartUnits.piece,
        originalUnit: line.unit ?? cartUnits.piece
      },
      amount: line.quantity * 10,
      netPrice: 10,
      normalPrice: 10,
      price: { gross: 10 },
      totalDiscountAmount: 0,
      countryOfOriginName: null,
      product: null
    })),
    recipes: [],
    cateredMeals: [],
    charges: [],
    coupons: [],
    discountCodes: [],
    bags: [],
    ...fields
  }
}
