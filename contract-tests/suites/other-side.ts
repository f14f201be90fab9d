/** What a request looked like when it arrived. */
export interface Echo {
  readonly method: string
  readonly path: string
  readonly query: ReadonlyArray<readonly [string, string]>
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

export interface OtherSide {
  readonly handle: (request: Request) => Promise<Response>
  /** Settles when the request to /hanging has arrived. */
  readonly arrived: Promise<void>
  /** Settles when the one who asked /hanging has given up. */
  readonly abandoned: Promise<void>
}

export const swedishText = "Räksmörgås på Åland, 1,5 l – 24,95 kr"
export const largeText = "Blåbärssoppa ".repeat(200_000)

const deferred = () => {
  let settle: () => void = () => undefined
  const promise = new Promise<void>((resolve) => (settle = resolve))
  return { promise, settle }
}

const halfAnAnswer = () =>
  new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new TextEncoder().encode('{"half":')),
    pull: (controller) => controller.error(new Error("cut"))
  })

/** The server at the other end of an HTTP port, as a fetch handler: it can be called directly or through a socket. */
export const makeOtherSide = (): OtherSide => {
  const arrived = deferred()
  const abandoned = deferred()
  const both = deferred()
  let waiting = 0

  const routes: Readonly<Record<string, (request: Request, url: URL) => Promise<Response> | Response>> = {
    echo: async (request, url) =>
      Response.json({
        method: request.method,
        path: url.pathname,
        query: [...url.searchParams],
        headers: Object.fromEntries(request.headers),
        body: await request.text()
      } satisfies Echo),
    status: (_, url) => Response.json({ errors: [{ code: "ERR_TEST", message: "Nej" }] }, { status: Number(url.pathname.split("/").at(-1)) }),
    text: () => new Response(swedishText, { headers: { "Content-Type": "text/plain; charset=utf-8", "X-Odd-Case": "Yes", "X-Twice": "one, two" } }),
    empty: () => new Response(null, { status: 204 }),
    large: () => new Response(largeText),
    half: () => new Response(halfAnAnswer(), { headers: { "content-length": "1000" } }),
    pair: async () => {
      waiting += 1
      if (waiting === 2) both.settle()
      await both.promise
      return new Response("both")
    },
    hanging: (request) =>
      new Promise<Response>((_, reject) => {
        const giveUp = () => {
          abandoned.settle()
          reject(new Error("nobody waits any more"))
        }
        if (request.signal.aborted) giveUp()
        request.signal.addEventListener("abort", giveUp)
        arrived.settle()
      })
  }

  return {
    arrived: arrived.promise,
    abandoned: abandoned.promise,
    handle: async (request) => {
      const url = new URL(request.url)
      const route = routes[url.pathname.split("/")[2] ?? ""]
      return route === undefined ? new Response("unknown", { status: 404 }) : route(request, url)
    }
  }
}
