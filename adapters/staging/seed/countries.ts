const names: Readonly<Record<string, string>> = {
  SE: "Sverige", NO: "Norge", DK: "Danmark", FI: "Finland", IS: "Island", GL: "Grönland", EE: "Estland", LV: "Lettland", LT: "Litauen", PL: "Polen", DE: "Tyskland", NL: "Nederländerna",
  BE: "Belgien", FR: "Frankrike", GB: "Storbritannien", IE: "Irland", ES: "Spanien", PT: "Portugal", IT: "Italien", CH: "Schweiz", AT: "Österrike", CZ: "Tjeckien", HU: "Ungern", BG: "Bulgarien",
  RO: "Rumänien", GR: "Grekland", CY: "Cypern", TR: "Turkiet", IL: "Israel", EG: "Egypten", MA: "Marocko", TN: "Tunisien", KE: "Kenya", ET: "Etiopien", GH: "Ghana", CI: "Elfenbenskusten",
  NG: "Nigeria", ZA: "Sydafrika", ZM: "Zambia", ZW: "Zimbabwe", MG: "Madagaskar", IR: "Iran", IN: "Indien", LK: "Sri Lanka", CN: "Kina", JP: "Japan", KR: "Sydkorea", TH: "Thailand", VN: "Vietnam",
  ID: "Indonesien", US: "USA", CA: "Kanada", MX: "Mexiko", CR: "Costa Rica", DO: "Dominikanska republiken", CO: "Colombia", EC: "Ecuador", PE: "Peru", BO: "Bolivia", PY: "Paraguay", CL: "Chile",
  BR: "Brasilien", UY: "Uruguay", AR: "Argentina", NZ: "Nya Zeeland", AU: "Australien", PH: "Filippinerna"
}

/** The Swedish name of a country; the code itself when unknown. */
export const countryName = (isoCode: string): string => names[isoCode] ?? isoCode

export const isCountry = (code: string): boolean => code in names
