import { readFileSync } from "node:fs"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { brotliCompressSync, gzipSync } from "node:zlib"
import { renderToString } from "react-dom/server"
import { StaticRouter } from "react-router-dom"
import { BaselinePage } from "./BaselinePage.tsx"

const script = brotliCompressSync(readFileSync(process.argv[2] ?? ""))

const page = (url: string) =>
  `<!doctype html><html lang="sv"><head><meta charset="utf-8"><title>Skafferi</title><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">` +
  `<script type="module" src="/baseline.js"></script></head><body><div id="root">${renderToString(
    <StaticRouter location={url}>
      <BaselinePage />
    </StaticRouter>
  )}</div></body></html>`

const server = createServer(({ url = "/" }, response) => {
  if (url === "/baseline.js")
    response.writeHead(200, { "content-type": "text/javascript", "content-encoding": "br" }).end(script)
  else
    response
      .writeHead(200, { "content-type": "text/html; charset=utf-8", "content-encoding": "gzip" })
      .end(gzipSync(page(url)))
})
server.listen(0, () => process.stdout.write(`http://localhost:${(server.address() as AddressInfo).port}\n`))
process.once("SIGTERM", () => server.close())
