import { afterEach, describe, expect, it, vi } from "vitest"
import { openTabChannel, tabChannels, tabMessageRecorder } from "./tab-channel.ts"

const openChannels: Array<BroadcastChannel> = []

/** The other tab's end of a channel. */
const openOtherTab = (name: string): BroadcastChannel => {
  const channel = new BroadcastChannel(name)
  openChannels.push(channel)
  return channel
}

/** Runs the document's recorder; returns how often it has called back. */
const recordMessages = (): (() => number) => {
  const onRecorded = vi.fn()
  vi.stubGlobal("onRecorded", onRecorded)
  // oxlint-disable-next-line no-eval -- The recorder is a script of the document.
  ;(0, eval)(tabMessageRecorder([tabChannels.cart, tabChannels.favourites], "onRecorded"))
  return () => onRecorded.mock.calls.length
}

const open = (name: Parameters<typeof openTabChannel>[0]) => {
  const received: Array<unknown> = []
  openChannels.push(openTabChannel(name, (message) => received.push(message)) as BroadcastChannel)
  return received
}

afterEach(() => {
  for (const channel of openChannels.splice(0)) channel.close()
  vi.unstubAllGlobals()
})

describe("openTabChannel", () => {
  it("receives the messages of its channel that arrived before it was opened, in order, and then the later ones", async () => {
    const recordedCount = recordMessages()
    const cart = openOtherTab(tabChannels.cart)
    cart.postMessage(1)
    cart.postMessage(2)
    openOtherTab(tabChannels.favourites).postMessage("favourite")
    await vi.waitFor(() => expect(recordedCount()).toBe(3))
    const received = open(tabChannels.cart)
    expect(received).toEqual([])
    cart.postMessage(3)
    await vi.waitFor(() => expect(received).toEqual([1, 2, 3]))
    expect(recordedCount()).toBe(3)
  })

  it("receives messages in a document without a recorder", async () => {
    const received = open(tabChannels.shop)
    openOtherTab(tabChannels.shop).postMessage("selection")
    await vi.waitFor(() => expect(received).toEqual(["selection"]))
  })
})
