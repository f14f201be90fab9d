import { data } from "react-router-dom"

/** What the head of the document says of a page. */
export interface PageMeta {
  readonly title: string
  readonly description?: string | null
  /** A path; the page's own address unless given. */
  readonly canonical?: string
  readonly noIndex?: boolean
}

export interface PageData {
  readonly meta: PageMeta
}

/** Why a page is not there; the words are the error page's. Never carries an error's own message. */
export interface PageFailure {
  readonly reason: "not-found" | "unavailable"
}

export const isPageFailure = (value: unknown): value is PageFailure => typeof value === "object" && value !== null && "reason" in value

export const notFound = () => data({ reason: "not-found" } satisfies PageFailure, { status: 404 })

export const unavailable = () => data({ reason: "unavailable" } satisfies PageFailure, { status: 503 })

/** Code of a page that cannot be fetched is a page that cannot be had just now; on the server missing code is a bug. */
export const codeOrUnavailable = <A>(code: Promise<A>): Promise<A> =>
  code.catch((error: unknown) => {
    throw typeof document === "undefined" ? error : unavailable()
  })
