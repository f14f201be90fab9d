import type { Service } from "#core/contract/endpoint.ts"
import { title } from "./errors.ts"

// Texts of toasts and the connection banner (TOAST, NET), in a separate file because they load after the page.

/** The services' names in a toast's title (TOAST-10). */
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

/** 'Hoppsan, något gick fel! (Varukorg)', or without the service when it is unknown. */
export const toastTitle = (service: Service | null): string =>
  service === null ? title : `${title} (${services[service]})`

// Texts of the connection banner (NET-20..25).
export const connectionTitle = "Anslutningsproblem"
export const connectionSlow = "Anrop tar längre tid än normalt."
export const connectionUnreachable = "Anrop når inte fram till våra servrar."
export const connectionFailed = "Ett eller flera anrop har misslyckats, testa att ladda om sidan."
export const connectionOffline = "Kontrollera din internetanslutning"
export const reload = "Ladda om sidan"

/** A toast's text for each service. */
const adviceByService: Readonly<Record<Service, string>> = {
  carts: "Varukorgen är kvar. Försök igen om en stund.",
  search: "Det gick inte att söka. Försök igen om en stund.",
  customer: "Dina uppgifter gick inte att hämta eller spara. Försök igen om en stund.",
  deliveries: "Leveransen gick inte att hämta eller spara. Försök igen om en stund.",
  mail: "Meddelandet gick inte iväg. Försök igen om en stund.",
  payments: "Betalningen gick inte igenom. Försök igen om en stund.",
  content: "En del av sidan saknas. Resten av butiken fungerar som vanligt.",
  connect: "Det gick inte att logga in. Försök igen om en stund."
}

/** A toast's text after a refused session (TOAST-23). */
export const logInAgain = "Logga in igen för att fortsätta. Det du har lagt i varukorgen är kvar."

/** A toast's text: what failed, what is kept and what to do. */
export const advice = (service: Service | null): string =>
  service === null ? "Försök igen om en stund. Resten av butiken fungerar som vanligt." : adviceByService[service]
export const noResponse = "Inget svar från servern."
export const requestId = (id: string): string => `Ärende ${id}`
export const status = (code: number): string => `Status ${code}`
export const notifications = "Meddelanden"
