/** Stores have no pages of their own, whatever a hit says; the list of stores tells of them. */
export const storesHref = "/butiker"
