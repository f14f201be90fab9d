/** Pages whose path ends in a secret token. */
const secretPagePattern = /(\/(?:glomt-losenord|bekrafta-epost|_cl_)\/)[^?#\s]+/gi

/** Masks the tokens in a path, or in a string with paths, for toasts and logs. */
export const maskSecretPaths = (path: string): string => path.replace(secretPagePattern, "$1…")
