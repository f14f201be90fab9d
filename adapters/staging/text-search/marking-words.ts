/** The words that shoppers search for to find products with a marking. */
export const markingWords: Readonly<Record<string, string>> = {
  KRAV: "krav eko ekologisk",
  EU_ORGANIC_FARMING: "eko ekologisk",
  NYCKELHALET: "nyckelhål",
  SVANEN: "svanen svanenmärkt",
  FAIRTRADE: "fairtrade rättvis",
  GODKANT_FRAN_SVERIGE: "svensk",
  GLUTENFREE: "glutenfri",
  LACTOSEFREE: "laktosfri",
  VEGAN: "vegan vegansk"
}
