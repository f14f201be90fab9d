/** Differences up to this come from the network, a page from the cache or an inaccurate clock, in ms. They make no difference to a session of hours. */
const toleratedMs = 300_000

/** The server's time minus the device's in ms; 0 when they are about the same. The document states when the server rendered it. */
const measureDifference = (): number => {
  const renderedAt = Number(document.documentElement.dataset["now"])
  const difference = renderedAt - (Date.now() - performance.now())
  return renderedAt > 0 && Math.abs(difference) > toleratedMs ? difference : 0
}

let measured: number | undefined
const difference = (): number => (measured ??= measureDifference())

/** The server's time in ms since 1970, also on a device whose clock is wrong: a session expires by the server's clock. */
export const serverNow = (): number => Date.now() + difference()

/** Converts a time of the device's clock to the server's, in ms since 1970. */
export const toServerTime = (deviceTime: number): number => deviceTime + difference()
