/** The country in which the products of a brand are made. */
const brandCountries: Readonly<Record<string, string>> = {
  "Brooklyn Special Effects": "DK",
  "Heineken 0.0": "NL",
  "Norrlands Guld": "SE",
  "Pripps Blå": "SE",
  "San Pellegrino": "IT",
  "Vichy Nouveau": "FI",
  Bonaqua: "SE",
  Carlsberg: "DK",
  Clausthaler: "DE",
  Erdinger: "DE",
  Evian: "FR",
  Falcon: "SE",
  Heineken: "NL",
  Imsdal: "NO",
  Leffe: "BE",
  Loka: "SE",
  Mariestads: "SE",
  Melleruds: "SE",
  Mikkeller: "DK",
  "Nils Oscar": "SE",
  Sofiero: "SE",
  Spendrups: "SE",
  Tuborg: "DK",
  Åbro: "SE"
}

/** The countries that names of products state. */
const countriesInNames: ReadonlyArray<readonly [namePattern: RegExp, country: string]> = [
  [/^spansk/i, "ES"],
  [/^kinesisk/i, "CN"],
  [/^turkisk/i, "TR"]
]

/** The country that follows from a product's name or brand; null when neither implies one. */
export const countryFromNameOrBrand = (name: string, brand: string | null): string | null =>
  countriesInNames.find(([namePattern]) => namePattern.test(name))?.[1] ??
  (brand === null ? null : (brandCountries[brand] ?? null))
