/** The names of the markings on product cards; age limits have their own badge. */
const names: Readonly<Record<string, string>> = {
  KRAV: "KRAV",
  KRAV_MARK: "KRAV",
  EU_ORGANIC_FARMING: "Eko",
  NYCKELHALET: "Nyckelhålet",
  SWEDISH_KEYHOLE: "Nyckelhålet",
  SVANEN: "Svanen",
  NORDIC_SWAN: "Svanen",
  FAIRTRADE: "Fairtrade",
  FAIR_TRADE_MARK: "Fairtrade",
  GODKANT_FRAN_SVERIGE: "Från Sverige",
  FROM_SWEDEN: "Från Sverige",
  GLUTENFREE: "Glutenfri",
  LACTOSEFREE: "Laktosfri",
  VEGAN: "Vegansk",
  VEGETARIAN: "Vegetarisk"
}

export const markingName = (code: string): string | undefined => names[code]
