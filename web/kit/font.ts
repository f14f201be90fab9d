import url from "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url"

/** Address of the headings' font, for the preload link of the document. */
export const headingFontUrl: string = url
