/** Where a path goes on with something that belongs to one person: a personal number, an e-mail address, a token as good as a password. */
const personal = /(\/(?:customer\/(?:status|email)|glomt-losenord|_cl_)\/)[^?#\s]+/gi

/** A path, or a text with paths in it, as it may be shown and logged: without personal numbers, e-mail addresses and tokens (REG-20). */
export const maskedPath = (path: string): string => path.replace(personal, "$1…")
