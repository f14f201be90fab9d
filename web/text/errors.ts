import { pageTitle } from "./shell.ts"

export const title = "Hoppsan, något gick fel!"

export const crashed = "Något har gått fel!"

export const pageFailed = "Det går inte att hämta denna sidan just nu."
/** A document whose scripts or styles could not be loaded, not even after a reload. */
export const incompletePage = "Hela sidan kunde inte laddas. Försök igen om en stund."
export const busyTitle = "Just nu är det många som handlar"
export const busy = "Sidan laddas om automatiskt om några sekunder."
export const offline = "Innehållet finns inte tillgänglig offline, kontrollera din internetanslutning."
export const notFoundCode = "404"
export const notFound = "Sidan hittas inte!"
/** The document's title of a page that fails, which begins with the HTTP status (PAGE-39). */
export const errorTitle = (status: number): string => pageTitle(`${status} ${status === 404 ? notFound : title}`)
export const notFoundAdvice =
  "Sidan kan ha flyttat eller tagits bort. Sök efter det du letar efter eller börja om från startsidan."
export const toDepartments = "Bläddra bland avdelningarna"
export const toStart = "Till startsidan"
