import type { Readable } from "node:stream"

/**
 * Turns a Node stream into the body of a response. When the client disconnects, the stream is destroyed and a pending chunk is dropped;
 * Readable.toWeb would write the chunk to the closed body, which throws an uncaught error.
 */
export const webStream = (source: Readable): ReadableStream<Uint8Array> => {
  const chunks = source[Symbol.asyncIterator]() as AsyncIterator<Uint8Array>
  // The stream may fail between two reads, when nothing else handles its error.
  source.on("error", () => undefined)
  return new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      const { done, value } = await chunks.next()
      if (done === true) controller.close()
      else controller.enqueue(value)
    },
    cancel: () => void source.destroy()
  })
}
