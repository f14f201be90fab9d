/** The names of the channels between the shop's tabs. */
export const tabChannels = { shop: "skafferi", cart: "skafferi-cart", favourites: "skafferi-favourites" } as const

type ChannelName = (typeof tabChannels)[keyof typeof tabChannels]

interface RecordedChannel {
  readonly name: string
  readonly channel: Pick<BroadcastChannel, "close">
  readonly messages: ReadonlyArray<unknown>
}

interface RecordingWindow {
  /** The channels that `tabMessageRecorder` has opened; missing in a document without it. */
  readonly __recordedChannels?: ReadonlyArray<RecordedChannel>
}

/** The script that records the messages of channels in a document that is hydrated later. It calls the function named `callback` for each. */
export const tabMessageRecorder = (names: ReadonlyArray<ChannelName>, callback: string): string =>
  `window.__recordedChannels=${JSON.stringify(names)}.map(function(n){` +
  "var c=new BroadcastChannel(n),m=[];" +
  `c.onmessage=function(e){m.push(e.data);${callback}()};return{name:n,channel:c,messages:m}})`

/**
 * Opens a channel. `onMessage` is called for each message of another tab, first for those that arrived before the document was hydrated, but not
 * before this function returns.
 */
export const openTabChannel = <Message>(
  name: ChannelName,
  onMessage: (message: Message) => void
): Pick<BroadcastChannel, "postMessage"> => {
  const channel = new BroadcastChannel(name)
  channel.addEventListener("message", ({ data }: MessageEvent<Message>) => onMessage(data))
  const recorded = (window as RecordingWindow).__recordedChannels?.find((candidate) => candidate.name === name)
  if (recorded !== undefined) {
    recorded.channel.close()
    for (const message of recorded.messages) queueMicrotask(() => onMessage(message as Message))
  }
  return channel
}
