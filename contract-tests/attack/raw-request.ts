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
  readonly isClosed: boolean
}

const decodeChunks = (text: string): readonly [body: string, remaining: string] => {
  let body = ""
  let remaining = text
  for (;;) {
    const end = remaining.indexOf("\r\n")
    const size = Number.parseInt(remaining.slice(0, end), 16)
    if (end === -1 || Number.isNaN(size)) return [body, ""]
    body += remaining.slice(end + 2, end + 2 + size)
    remaining = remaining.slice(end + 4 + size)
    if (size === 0) return [body, remaining]
  }
}

/** Parses responses that follow one another; `text` has a character per byte. */
const parseResponses = (text: string): ReadonlyArray<RawResponse> => {
  const responses: Array<RawResponse> = []
  let remaining = text
  while (remaining !== "") {
    const match = /^HTTP\/1\.1 (\d{3}) [^\r\n]*\r\n((?:[^\r\n]+\r\n)*)\r\n/.exec(remaining)
    if (match === null) throw new Error(`This is no response: ${remaining.slice(0, 200)}`)
    const headers = new Map<string, string>()
    for (const header of (match[2] ?? "").split("\r\n").filter((line) => line !== "")) {
      const [name = "", value = ""] = header.split(/:\s*(.*)/s)
      const earlierValue = headers.get(name.toLowerCase())
      headers.set(name.toLowerCase(), earlierValue === undefined ? value : `${earlierValue}, ${value}`)
    }
    const status = Number(match[1])
    remaining = remaining.slice(match[0].length)
    const length = headers.get("content-length")
    let body = ""
    if (headers.get("transfer-encoding") === "chunked") [body, remaining] = decodeChunks(remaining)
    else if (status >= 200 && status !== 204 && status !== 304) {
      body = length === undefined ? remaining : remaining.slice(0, Number(length))
      remaining = remaining.slice(body.length)
    }
    responses.push({ status, headers, body })
  }
  return responses
}

/**
 * Sends pieces of bytes on a new connection, each as soon as the socket has accepted the previous one, and reads until the server closes the connection or has been
 * silent for `idleTimeoutMs` ms. A string has a character per byte.
 */
export const exchange = (
  port: number,
  pieces: Iterable<string | Buffer> | AsyncIterable<string | Buffer>,
  idleTimeoutMs: number
): Promise<RawExchange> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1")
    let text = ""
    let isClosed = false
    socket.setEncoding("latin1")
    socket.setTimeout(idleTimeoutMs, () => socket.destroy())
    socket.on("data", (piece: string) => (text += piece))
    socket.on("end", () => (isClosed = true))
    // A server that refuses a request resets the connection while the rest of it arrives.
    socket.on("error", () => (isClosed = true))
    socket.on("close", () => {
      try {
        resolve({ responses: parseResponses(text), isClosed })
      } catch (error) {
        reject(error)
      }
    })
    const send = async () => {
      for await (const piece of pieces) {
        if (isClosed || socket.destroyed) return
        const canWriteMore = socket.write(typeof piece === "string" ? Buffer.from(piece, "latin1") : piece)
        if (!canWriteMore)
          await new Promise<void>((done) => {
            socket.once("drain", done)
            socket.once("close", () => done())
          })
      }
    }
    send().catch(reject)
  })

/** An endless sequence of pieces: the first one once, then the second one repeatedly, each after a pause. */
export const repeated = async function* (first: string, next: string, pauseMs: number): AsyncGenerator<string> {
  yield first
  for (;;) {
    await setTimeout(pauseMs)
    yield next
  }
}
