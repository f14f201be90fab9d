/** The request's data that structured data needs besides the page. */
export interface StructuredDataContext {
  /** The shop's origin: 'https://www.example.se'. */
  readonly origin: string
  /** In ms since 1970. */
  readonly now: number
}

/** An item in the vocabulary of schema.org. */
export type StructuredData = Readonly<Record<string, unknown>> & { readonly "@type": string }
