import type { WireResponseOf } from "#core/contract/endpoint.ts"
import type { listLeaflets } from "#core/offers/api.ts"

export const demoLeaflets: WireResponseOf<typeof listLeaflets> = [
  {
    id: "veckans-blad",
    title: "Veckans reklamblad",
    subTitle: "Alla erbjudanden i din butik, avdelning för avdelning. Att läsa här eller skriva ut.",
    link: "/matvaror/veckans-erbjudande/reklamblad",
    buttonText: "Läs bladet"
  },
  {
    id: "recepthaftet",
    title: "Grönt till middag",
    subTitle: "Vegetariska vardagsrätter som hela familjen äter.",
    link: "/recept/vegetariskt",
    buttonText: "Se recepten"
  },
  {
    id: "festmenyn",
    title: "Festmenyn",
    subTitle: "Smörgåstårtor, bufféer och plockmat från butikens kök.",
    link: "/catering",
    buttonText: "Se menyn"
  }
]
