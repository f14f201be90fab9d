import { Pool } from "undici"

export interface Request {
  readonly path: string
  readonly method?: "GET" | "POST" | "PUT"
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

export interface Load {
  readonly requestCount: number
  readonly requestsPerSecond: number
}

const connectionCount = 10

/** Sends requests over ten parallel connections, one at a time on each; throws at a status other than 200. */
export const sendLoad = async (
  origin: string,
  requestCount: number,
  request: (index: number) => Request
): Promise<Load> => {
  const pool = new Pool(origin, { connections: connectionCount, pipelining: 1 })
  const startTime = performance.now()
  let nextIndex = 0
  const sendUntilDone = async () => {
    for (let index = nextIndex++; index < requestCount; index = nextIndex++) {
      const { path, method = "GET", headers = {}, body = null } = request(index)
      const response = await pool.request({ path, method, headers, body })
      const text = await response.body.text()
      if (response.statusCode !== 200)
        throw new Error(`${path} responded with ${response.statusCode}: ${text.slice(0, 200)}`)
    }
  }
  try {
    await Promise.all(Array.from({ length: connectionCount }, sendUntilDone))
  } finally {
    await pool.close()
  }
  return { requestCount, requestsPerSecond: requestCount / ((performance.now() - startTime) / 1000) }
}
