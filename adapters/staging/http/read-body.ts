import type { Endpoint } from "#core/contract/endpoint.ts"
import { storageProblemIn } from "../database/storable-text.ts"
import { invalid, Refusal, refuse } from "./refusal.ts"

const tooLarge = (maxBytes: number) => refuse("ERR_BODY_TOO_LARGE", `The body is larger than ${maxBytes} bytes.`)

const readBytes = async (request: Request, maxBytes: number): Promise<Uint8Array> => {
  const contentLength = request.headers.get("content-length")
  if (Number(contentLength) > maxBytes) throw tooLarge(maxBytes)
  // HTTP never delivers more than content-length, so this body can be read whole, which is faster.
  if (contentLength !== null) return new Uint8Array(await request.arrayBuffer())
  const chunks: Array<Uint8Array> = []
  let size = 0
  const reader = request.body?.getReader()
  for (;;) {
    const next = await reader?.read()
    if (next === undefined || next.done) break
    size += next.value.byteLength
    if (size > maxBytes) {
      await reader?.cancel()
      throw tooLarge(maxBytes)
    }
    chunks.push(next.value)
  }
  return chunks.length === 1 ? (chunks[0] as Uint8Array) : Buffer.concat(chunks)
}

const utf8 = new TextDecoder("utf-8", { fatal: true })

/** Reads the body as text; refuses with 413 above the limit and with 400 when it is not UTF-8 or the client disconnects before its end. */
export const readText = async (request: Request, maxBytes: number): Promise<string> => {
  const bytes = await readBytes(request, maxBytes).catch((error: unknown) => {
    throw error instanceof Refusal ? error : invalid("The body ended early.")
  })
  try {
    return utf8.decode(bytes)
  } catch {
    throw invalid("The body is not valid UTF-8.")
  }
}

const contentTypes = { json: "application/json", form: "application/x-www-form-urlencoded" } as const

/** Parses the body as the endpoint's body type; the result is not yet checked against the endpoint's Schema. */
export const parseBody = (endpoint: Pick<Endpoint, "bodyType">, contentType: string | null, text: string): unknown => {
  const bodyType = endpoint.bodyType ?? "json"
  const mediaType = contentType?.split(";")[0]?.trim().toLowerCase() ?? ""
  if (mediaType !== contentTypes[bodyType]) throw invalid(`The body must be sent as ${contentTypes[bodyType]}.`)
  const body = bodyType === "form" ? Object.fromEntries(new URLSearchParams(text)) : parseJson(text)
  // JSON contains these characters only as escapes.
  const problem = bodyType === "form" || text.includes("\\u") ? storageProblemIn(body) : null
  if (problem !== null) throw invalid(problem)
  return body
}

export const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    throw invalid("The body is not valid JSON.")
  }
}
