export const cookiesFailed = "Det går inte att hämta listan över cookies just nu."
