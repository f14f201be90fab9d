/** The name of a CMS page: its URL's path without slashes at both ends. */
export const pagePath = (path: string): string => path.replace(/^\/+|\/+$/g, "")
