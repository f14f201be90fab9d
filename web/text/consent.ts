export const video = "För att spela videon måste du godkänna våra cookies för Inställningar."
export const embed = "Innehållet kommer från en annan tjänst som kan sätta egna cookies."
export const allowAndShow = "Tillåt och visa"
export const readMore = "Läs mer om cookies"
export const kinds = { preferences: "Inställningar", statistics: "Statistik", marketing: "Marknadsföring" } as const
export const title = "Dina val för cookies"
export const save = "Spara val"
