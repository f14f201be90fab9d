import {
  GraphQLBoolean,
  GraphQLEnumType,
  GraphQLFloat,
  GraphQLID,
  GraphQLInputObjectType,
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  type GraphQLOutputType,
  GraphQLSchema,
  GraphQLString
} from "graphql"
import type { GraphqlContext } from "../http/graphql.ts"
import { shopCookies } from "../content/cookies.ts"
import { mostBought, mostBoughtRecipes } from "./most-bought.ts"
import { type SlotInput, slotDays } from "./slot-days.ts"

const required = <A extends GraphQLOutputType>(type: A) => ({ type: new GraphQLNonNull(type) })
const listOf = <A extends GraphQLOutputType>(type: A) => required(new GraphQLList(new GraphQLNonNull(type)))

const slot = new GraphQLObjectType({
  name: "DeliverySlot",
  fields: {
    id: required(GraphQLID),
    isEnabled: required(GraphQLBoolean),
    deliveryDate: required(GraphQLString),
    deliveryFromTime: required(GraphQLString),
    deliveryToTime: required(GraphQLString),
    pickingFee: required(GraphQLFloat),
    currentPickingFee: required(GraphQLFloat),
    freightFee: required(GraphQLFloat),
    pickingFeeLimit: required(GraphQLFloat),
    currentPickingFeeLimit: required(GraphQLFloat),
    originalPickingFee: required(GraphQLFloat),
    maxCateredReservations: required(GraphQLInt),
    cateredReservations: required(GraphQLInt),
    lastReservationDateWithCateredMeal: { type: GraphQLString }
  }
})

const day = new GraphQLObjectType({
  name: "DeliverySlotDay",
  fields: { date: required(GraphQLString), openReservationsId: { type: GraphQLID }, deliverySlots: listOf(slot) }
})

const slotsInput = new GraphQLInputObjectType({
  name: "DeliverySlotsAvailabilityInput",
  fields: {
    deliveryMethod: { type: new GraphQLNonNull(new GraphQLEnumType({ name: "DeliveryMethod", values: { Pickup: {}, Home: {} } })) },
    zipCode: { type: GraphQLString },
    cartId: { type: GraphQLID },
    siteId: { type: new GraphQLNonNull(GraphQLID) },
    isNewOrder: { type: GraphQLBoolean, defaultValue: true }
  }
})

const boughtFields = { id: required(GraphQLID), itemNo: required(GraphQLString), count: required(GraphQLInt) }
const bought = new GraphQLObjectType({ name: "MostBoughtProduct", fields: boughtFields })
const boughtRecipe = new GraphQLObjectType({ name: "MostBoughtRecipe", fields: boughtFields })

const cookie = new GraphQLObjectType({ name: "Cookie", fields: { Name: required(GraphQLString), Category: required(GraphQLString) } })
const cookies = new GraphQLObjectType({ name: "Cookies", fields: { domain: required(GraphQLString), cookies: listOf(cookie) } })

/** The reads that the shop makes over POST /graphql. */
export const graphqlSchema = new GraphQLSchema({
  query: new GraphQLObjectType<unknown, GraphqlContext>({
    name: "Query",
    fields: {
      deliverySlotsAvailability: {
        ...listOf(day),
        args: { input: { type: new GraphQLNonNull(slotsInput) } },
        resolve: (_, { input }: { readonly input: SlotInput }, context) => slotDays(context, input)
      },
      mostBoughtProducts: {
        ...listOf(bought),
        args: { size: { type: GraphQLInt, defaultValue: 20 }, days: { type: GraphQLInt, defaultValue: 90 } },
        resolve: (_, asked: { readonly size: number; readonly days: number }, context) => mostBought(context, asked)
      },
      mostBoughtRecipes: {
        ...listOf(boughtRecipe),
        args: { size: { type: GraphQLInt, defaultValue: 20 } },
        resolve: (_, asked: { readonly size: number }, context) => mostBoughtRecipes(context, asked)
      },
      getCookies: {
        ...required(cookies),
        resolve: (_, __, { origin }) => ({ domain: new URL(origin).hostname, cookies: shopCookies })
      }
    }
  })
})
