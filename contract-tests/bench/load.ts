import { Pool } from "undici"

export interface Request {
  readonly path: string
  readonly method?: "GET" | "POST" | "PUT"
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

export interface Load {
  readonly requests: number
  /** A second. */
  readonly rate: number
}

const connections = 10

/** Sends so many requests over ten connections, each as soon as the one before it is answered; another answer than 200 ends it. */
export const load = async (address: string, requests: number, request: (index: number) => Request): Promise<Load> => {
  const pool = new Pool(address, { connections, pipelining: 1 })
  const begun = performance.now()
  let next = 0
  const shopper = async () => {
    for (let index = next++; index < requests; index = next++) {
      const { path, method = "GET", headers = {}, body = null } = request(index)
      const answer = await pool.request({ path, method, headers, body })
      const text = await answer.body.text()
      if (answer.statusCode !== 200) throw new Error(`${path} answered ${answer.statusCode}: ${text.slice(0, 200)}`)
    }
  }
  try {
    await Promise.all(Array.from({ length: connections }, shopper))
  } finally {
    await pool.close()
  }
  return { requests, rate: requests / ((performance.now() - begun) / 1000) }
}
