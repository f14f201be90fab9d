import type { Service } from "#core/connection/model.ts"
import { title } from "./errors.ts"

/** Toasts and the connection banner (TOAST, NET); apart from the words of pages, which are there before any of this. */
/** Names of the services in a toast's title (TOAST-10). */
const services: Readonly<Record<Service, string>> = {
  carts: "Varukorg",
  search: "Sök",
  customer: "Kund",
  deliveries: "Leverans",
  mail: "E-post",
  payments: "Betalning",
  content: "Innehåll",
  connect: "Auth"
}

/** 'Hoppsan, något gick fel! (Varukorg)', or the plain title for no known service. */
export const toastTitle = (service: Service | null): string => (service === null ? title : `${title} (${services[service]})`)

/** What the connection banner says (NET-20..25). */
export const connectionTitle = "Anslutningsproblem"
export const connectionSlow = "Anrop tar längre tid än normalt."
export const connectionUnreachable = "Anrop når inte fram till våra servrar."
export const connectionFailed = "Ett eller flera anrop har misslyckats, testa att ladda om sidan."
export const connectionOffline = "Kontrollera din internetanslutning"
export const reload = "Ladda om sidan"
export const logInAgain = "Logga in igen för att fortsätta. Det du har lagt i varukorgen är kvar."

const kept: Readonly<Record<Service, string>> = {
  carts: "Varukorgen är kvar. Försök igen om en stund.",
  search: "Det gick inte att söka. Försök igen om en stund.",
  customer: "Dina uppgifter gick inte att hämta eller spara. Försök igen om en stund.",
  deliveries: "Leveransen gick inte att hämta eller spara. Försök igen om en stund.",
  mail: "Meddelandet gick inte iväg. Försök igen om en stund.",
  payments: "Betalningen gick inte igenom. Försök igen om en stund.",
  content: "En del av sidan saknas. Resten av butiken fungerar som vanligt.",
  connect: "Det gick inte att logga in. Försök igen om en stund."
}

/** After a toast's title: what failed, what is kept, what to do. */
export const advice = (service: Service | null): string => (service === null ? "Försök igen om en stund. Resten av butiken fungerar som vanligt." : kept[service])
export const unsent = "Inget svar från servern."
export const requestId = (id: string): string => `Ärende ${id}`
export const status = (code: number): string => `Status ${code}`
export const notifications = "Meddelanden"
