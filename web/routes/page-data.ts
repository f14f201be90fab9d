import { data, redirectDocument } from "react-router-dom"
import { importCode, serverResponds } from "#web/container/load-code.ts"

/** The metadata of a page in the document's head. */
export interface PageMeta {
  readonly title: string
  readonly description?: string | null
  /** The canonical path; the page's own path by default. */
  readonly canonical?: string
  readonly noIndex?: boolean
}

export interface PageData {
  readonly meta: PageMeta
}

/** Why a page cannot be shown, without the error's message; the error page has the texts. */
export interface PageFailure {
  readonly reason: "not-found" | "unavailable"
}

export const isPageFailure = (value: unknown): value is PageFailure =>
  typeof value === "object" && value !== null && "reason" in value

export const notFound = () => data({ reason: "not-found" } satisfies PageFailure, { status: 404 })

export const unavailable = () => data({ reason: "unavailable" } satisfies PageFailure, { status: 503 })

/**
 * Imports the code of a page. When the import fails in a browser, redirects to the page's document if the server responds; otherwise the page is
 * unavailable. On the server, missing code is a bug.
 */
export const importPage = async <A>(load: () => Promise<A>, address: string): Promise<A> => {
  try {
    return await importCode(load)
  } catch (error) {
    if (typeof document === "undefined") throw error
    throw (await serverResponds(address)) ? redirectDocument(address) : unavailable()
  }
}
