// A minimal server: its cost per request is the baseline for the shop's.
import { createServer } from "node:http"

const server = createServer((_request, response) => response.setHeader("content-type", "text/plain").end("hello"))
server.listen(0, () => process.stdout.write(`http://localhost:${server.address().port}\n`))
process.once("SIGTERM", () => server.close())
