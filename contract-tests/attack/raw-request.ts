import { connect } from "node:net"
import { setTimeout } from "node:timers/promises"

export interface RawResponse {
  readonly status: number
  /** By name in lower case; the values of several headers with one name are joined. */
  readonly headers: ReadonlyMap<string, string>
  readonly body: string
}

export interface RawExchange {
  readonly responses: ReadonlyArray<RawResponse>
  /** Whether the server closed the connection, instead of waiting for more. */
  readonly closed: boolean
}

const unchunked = (text: string): readonly [body: string, rest: string] => {
  let body = ""
  let rest = text
  for (;;) {
    const end = rest.indexOf("\r\n")
    const size = Number.parseInt(rest.slice(0, end), 16)
    if (end === -1 || Number.isNaN(size)) return [body, ""]
    body += rest.slice(end + 2, end + 2 + size)
    rest = rest.slice(end + 4 + size)
    if (size === 0) return [body, rest]
  }
}

/** Parses responses that follow one another; `text` has a character per byte. */
const parseResponses = (text: string): ReadonlyArray<RawResponse> => {
  const responses: Array<RawResponse> = []
  let rest = text
  while (rest !== "") {
    const match = /^HTTP\/1\.1 (\d{3}) [^\r\n]*\r\n((?:[^\r\n]+\r\n)*)\r\n/.exec(rest)
    if (match === null) throw new Error(`This is no response: ${rest.slice(0, 200)}`)
    const headers = new Map<string, string>()
    for (const header of (match[2] ?? "").split("\r\n").filter((line) => line !== "")) {
      const [name = "", value = ""] = header.split(/:\s*(.*)/s)
      const known = headers.get(name.toLowerCase())
      headers.set(name.toLowerCase(), known === undefined ? value : `${known}, ${value}`)
    }
    const status = Number(match[1])
    rest = rest.slice(match[0].length)
    const length = headers.get("content-length")
    let body = ""
    if (headers.get("transfer-encoding") === "chunked") [body, rest] = unchunked(rest)
    else if (status >= 200 && status !== 204 && status !== 304) {
      body = length === undefined ? rest : rest.slice(0, Number(length))
      rest = rest.slice(body.length)
    }
    responses.push({ status, headers, body })
  }
  return responses
}

/**
 * Sends pieces of bytes on a new connection, each as soon as the socket has accepted the previous one, and reads until the server closes the connection or has been
 * silent for `idleTimeout` ms. A string has a character per byte.
 */
export const exchange = (
  port: number,
  pieces: Iterable<string | Buffer> | AsyncIterable<string | Buffer>,
  idleTimeout: number
): Promise<RawExchange> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1")
    let text = ""
    let closed = false
    socket.setEncoding("latin1")
    socket.setTimeout(idleTimeout, () => socket.destroy())
    socket.on("data", (piece: string) => (text += piece))
    socket.on("end", () => (closed = true))
    // A server that refuses a request resets the connection while the rest of it arrives.
    socket.on("error", () => (closed = true))
    socket.on("close", () => {
      try {
        resolve({ responses: parseResponses(text), closed })
      } catch (error) {
        reject(error)
      }
    })
    const send = async () => {
      for await (const piece of pieces) {
        if (closed || socket.destroyed) return
        const taken = socket.write(typeof piece === "string" ? Buffer.from(piece, "latin1") : piece)
        if (!taken)
          await new Promise<void>((done) => {
            socket.once("drain", done)
            socket.once("close", () => done())
          })
      }
    }
    send().catch(reject)
  })

/** An endless sequence of pieces: the first one once, then the second one repeatedly, after pauses in ms. */
export const repeated = async function* (first: string, next: string, pause: number): AsyncGenerator<string> {
  yield first
  for (;;) {
    await setTimeout(pause)
    yield next
  }
}
