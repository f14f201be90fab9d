import type { OpeningHours, DemoStore, Weekday } from "./model.ts"

type Row = readonly [
  number: number,
  name: string,
  city: string,
  street: string,
  zip: string,
  coordinates: string,
  areaCode: string,
  keywords: string,
  hours: string,
  services: string,
  selectable?: false
]

const rows: ReadonlyArray<Row> = [
  [
    3201,
    "Skafferi Klara",
    "Stockholm",
    "Klarabergsgatan 29",
    "11121",
    "59.3321,18.0620",
    "08",
    "stockholm sthlm city centrum norrmalm",
    "07-22",
    "fish deli bakery catering parcel"
  ],
  [
    3202,
    "Skafferi Hornstull",
    "Stockholm",
    "Långholmsgatan 34",
    "11733",
    "59.3158,18.0339",
    "08",
    "stockholm sthlm södermalm hornstull söder",
    "07-23",
    "deli bakery parcel post"
  ],
  [
    3203,
    "Skafferi Solna",
    "Solna",
    "Solnavägen 35",
    "17145",
    "59.3597,18.0003",
    "08",
    "solna stockholm sthlm norr",
    "07-22",
    "fish deli bakery parking"
  ],
  [
    3204,
    "Skafferi Nordstan",
    "Göteborg",
    "Köpmansgatan 12",
    "41106",
    "57.7087,11.9695",
    "031",
    "göteborg gbg city centrum nordstan",
    "07-22",
    "fish deli bakery catering parcel"
  ],
  [
    3205,
    "Skafferi Majorna",
    "Göteborg",
    "Karl Johansgatan 52",
    "41455",
    "57.6931,11.9196",
    "031",
    "göteborg gbg majorna väster",
    "08-22",
    "deli bakery post"
  ],
  [
    3206,
    "Skafferi Triangeln",
    "Malmö",
    "Södra Förstadsgatan 41",
    "21143",
    "55.5957,13.0007",
    "040",
    "malmö triangeln centrum skåne",
    "07-22",
    "fish deli bakery catering parking"
  ],
  [
    3207,
    "Skafferi Fyristorg",
    "Uppsala",
    "Drottninggatan 4",
    "75310",
    "59.8577,17.6370",
    "018",
    "uppsala centrum fyristorg",
    "07-22",
    "fish deli bakery catering parcel"
  ],
  [
    3208,
    "Skafferi Stora torget",
    "Linköping",
    "Storgatan 22",
    "58223",
    "58.4109,15.6216",
    "013",
    "linköping östergötland centrum",
    "07-22",
    "deli bakery catering parking"
  ],
  [
    3209,
    "Skafferi Våghustorget",
    "Örebro",
    "Drottninggatan 29",
    "70210",
    "59.2716,15.2134",
    "019",
    "örebro närke centrum",
    "08-22",
    "fish deli bakery parking"
  ],
  [
    3210,
    "Skafferi Kullagatan",
    "Helsingborg",
    "Kullagatan 18",
    "25220",
    "56.0463,12.6938",
    "042",
    "helsingborg skåne centrum",
    "08-21",
    "fish deli bakery"
  ],
  [
    3211,
    "Skafferi Östra Centrum",
    "Jönköping",
    "Östra Storgatan 41",
    "55321",
    "57.7820,14.1651",
    "036",
    "jönköping småland centrum",
    "08-22",
    "deli bakery catering parking"
  ],
  [
    3212,
    "Skafferi Rådhustorget",
    "Umeå",
    "Kungsgatan 53",
    "90326",
    "63.8262,20.2634",
    "090",
    "umeå västerbotten norrland",
    "07-22",
    "fish deli bakery catering parking"
  ],
  [
    3213,
    "Skafferi Lager Väst",
    "Borås",
    "Allégatan 33",
    "50332",
    "57.7211,12.9401",
    "033",
    "borås lager",
    "08-20",
    "parking",
    false
  ],
  [
    3214,
    "Skafferi Storgatan",
    "Sundsvall",
    "Storgatan 28",
    "85230",
    "62.3908,17.3069",
    "060",
    "sundsvall medelpad norrland",
    "08-21",
    "deli bakery post",
    false
  ]
]

const week: ReadonlyArray<Weekday> = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"]

/** Stores open an hour later on Saturdays and Sundays, and close an hour earlier on Sundays. */
const hoursOf = (span: string): Readonly<Record<Weekday, OpeningHours>> => {
  const [opens = 8, closes = 21] = span.split("-").map(Number)
  const formatHour = (hour: number) => `${String(hour).padStart(2, "0")}:00`
  const entries = week.map(
    (day) =>
      [
        day,
        {
          opens: formatHour(opens + (day === "saturday" || day === "sunday" ? 1 : 0)),
          closes: formatHour(closes - (day === "sunday" ? 1 : 0))
        }
      ] as const
  )
  return Object.fromEntries(entries) as Record<Weekday, OpeningHours>
}

/** The shop's stores; the last two are not in the store selector. */
export const makeStores = (): ReadonlyArray<DemoStore> =>
  rows.map(
    ([number, name, city, streetAddress, zipcode, coordinates, areaCode, keywords, hours, services, selectable]) => ({
      siteId: String(number - 2200),
      name,
      storeNumber: String(number),
      city,
      streetAddress,
      zipcode,
      coordinates,
      phone: `${areaCode}-${areaCode.length > 2 ? "390 06" : "465 004"} ${String(number).slice(2)}`,
      email: `${name
        .toLowerCase()
        .replace(/[åä]/g, "a")
        .replace(/ö/g, "o")
        .replace(/[^a-z]+/g, ".")}@exempel.se`,
      selectable: selectable ?? true,
      searchKeyWords: keywords.split(" "),
      openingHours: hoursOf(hours),
      services: services.split(" ")
    })
  )
