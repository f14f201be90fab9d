import type { Readable } from "node:stream"

/**
 * A Node stream as the body of a response. When the client goes away, the stream is destroyed and what was still being read is dropped;
 * Readable.toWeb would write it to the closed body, which throws outside of any call.
 */
export const webStream = (source: Readable): ReadableStream<Uint8Array> => {
  const chunks = source[Symbol.asyncIterator]() as AsyncIterator<Uint8Array>
  // The stream may fail between two reads, when nothing else listens.
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
