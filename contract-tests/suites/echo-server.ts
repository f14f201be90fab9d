/** A request as the server received it. */
export interface Echo {
  readonly method: string
  readonly path: string
  readonly query: ReadonlyArray<readonly [string, string]>
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

export interface EchoServer {
  readonly handle: (request: Request) => Promise<Response>
  /** Resolves when the request to /hanging has arrived. */
  readonly arrival: Promise<void>
  /** Resolves when the client of /hanging has aborted. */
  readonly clientAbort: Promise<void>
}

export const swedishText = "Räksmörgås på Åland, 1,5 l – 24,95 kr"
export const largeText = "Blåbärssoppa ".repeat(200_000)

const makeDeferred = () => {
  let resolve: () => void = () => undefined
  const promise = new Promise<void>((settle) => (resolve = settle))
  return { promise, resolve }
}

const makeTruncatedBody = () =>
  new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new TextEncoder().encode('{"half":')),
    pull: (controller) => controller.error(new Error("cut"))
  })

/** A test server as a fetch handler, to be called directly or through a socket. */
export const makeEchoServer = (): EchoServer => {
  const arrival = makeDeferred()
  const clientAbort = makeDeferred()
  const bothArrivals = makeDeferred()
  let arrivedCount = 0

  const routes: Readonly<Record<string, (request: Request, url: URL) => Promise<Response> | Response>> = {
    echo: async (request, url) =>
      Response.json({
        method: request.method,
        path: url.pathname,
        query: [...url.searchParams],
        headers: Object.fromEntries(request.headers),
        body: await request.text()
      } satisfies Echo),
    status: (_, url) =>
      Response.json(
        { errors: [{ code: "ERR_TEST", message: "Nej" }] },
        { status: Number(url.pathname.split("/").at(-1)) }
      ),
    text: () =>
      new Response(swedishText, {
        headers: { "Content-Type": "text/plain; charset=utf-8", "X-Odd-Case": "Yes", "X-Twice": "one, two" }
      }),
    empty: () => new Response(null, { status: 204 }),
    large: () => new Response(largeText),
    half: () => new Response(makeTruncatedBody(), { headers: { "content-length": "1000" } }),
    pair: async () => {
      arrivedCount += 1
      if (arrivedCount === 2) bothArrivals.resolve()
      await bothArrivals.promise
      return new Response("both")
    },
    hanging: (request) =>
      new Promise<Response>((_, reject) => {
        const abort = () => {
          clientAbort.resolve()
          reject(new Error("the client has aborted"))
        }
        if (request.signal.aborted) abort()
        request.signal.addEventListener("abort", abort)
        arrival.resolve()
      })
  }

  return {
    arrival: arrival.promise,
    clientAbort: clientAbort.promise,
    handle: async (request) => {
      const url = new URL(request.url)
      const route = routes[url.pathname.split("/")[2] ?? ""]
      return route === undefined ? new Response("unknown", { status: 404 }) : route(request, url)
    }
  }
}
