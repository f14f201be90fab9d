/** Toasts, banners and error pages (TOAST, NET, PAGE). */
export const title = "Hoppsan, något gick fel!"

/** Names of the services in a toast's title; orders count as carts, page and settings as content (TOAST-10). */
export const services = {
  carts: "Varukorg",
  search: "Sök",
  customer: "Kund",
  deliveries: "Leverans",
  mail: "E-post",
  payments: "Betalning",
  content: "Innehåll",
  connect: "Auth"
} as const
export type ServiceName = keyof typeof services

/** 'Hoppsan, något gick fel! (Varukorg)', or the plain title for no known service. */
export const toastTitle = (service: ServiceName | undefined): string => (service === undefined ? title : `${title} (${services[service]})`)
export const notLoggedIn = "401 Unauthorized: Not logged in or bad user."
export const noDescription = "Warning: No error description."
export const malformedDescription = "Warning: Error description is malformed."
export const timedOut = (url: string, ms: number): string => `Request to ${url} took longer than ${ms} to complete`
export const missingRequestId = "Unkown or missing request ID"
export const missingToken = "Missing token_type & access_token needed to perform this request"
export const render = "Något har gått fel!"
export const component = (name: string): string => `Error: Component '${name}' could not render. Please check for errors.`

export const pageFailed = "Det går inte att hämta denna sidan just nu."
export const offline = "Innehållet finns inte tillgänglig offline, kontrollera din internetanslutning."
export const notFoundCode = "404"
export const notFound = "Sidan hittas inte!"
export const notFoundAdvice = "Sidan kan ha flyttat eller tagits bort. Sök efter det du letar efter eller börja om från startsidan."
export const toStart = "Till startsidan"

export const connectionTitle = "Anslutningsproblem"
export const connectionSlow = "Anrop tar längre tid än normalt."
export const connectionUnreachable = "Anrop når inte fram till våra servrar."
export const connectionFailed = "Ett eller flera anrop har misslyckats, testa att ladda om sidan."
export const connectionOffline = "Kontrollera din internetanslutning"
export const reload = "Ladda om sidan"
export const stillWorks = "Resten av butiken fungerar som vanligt."
export const details = "Tekniska uppgifter"
export const notifications = "Meddelanden"
