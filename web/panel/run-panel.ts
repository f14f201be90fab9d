import { closedPanel, type Panel } from "./panel.ts"
import type { BrowserHistory } from "./browser-history.ts"
import type { BrowserPosition } from "./panel-history.ts"
import { type PanelCommand, type PanelEvent, type PanelEnvironment, transition } from "./machine.ts"

/** The machine's access to the rest of the shop. */
export interface PanelHost {
  readonly environment: () => Omit<PanelEnvironment, "entry" | "location">
  /** Closes the alert dialog above the panel. */
  readonly cancelDialog: () => void
}

export interface RunningPanel {
  readonly send: (event: PanelEvent) => void
  readonly stop: () => void
}

/** Runs the panel: the machine processes each event, and its commands are applied to the browser's history. */
export const runPanel = (panel: Panel, browser: BrowserHistory, host: PanelHost): RunningPanel => {
  const position = (): Pick<BrowserPosition, "entry" | "location"> => ({
    entry: browser.entry(),
    location: browser.location()
  })
  const execute = (command: PanelCommand) => {
    switch (command.type) {
      case "push":
      case "replace": {
        const { panel: layerNames, url, page } = command
        const entry = browser.entry()
        browser.write(
          command.type,
          {
            ...entry,
            idx: (entry.idx ?? 0) + (command.type === "push" ? 1 : 0),
            panel: layerNames,
            masked: url === null ? undefined : page
          },
          url ?? page.pathname + page.search + page.hash
        )
        return
      }
      case "goBack":
        return browser.go(-1)
      case "goForward":
        return browser.go(1)
      case "cancelDialog":
        return host.cancelDialog()
      case "hideFromRouter":
        // Takes effect in the listener of `onPop` below.
        return
    }
  }
  const handle = (event: PanelEvent): ReadonlyArray<PanelCommand> => {
    const [nextState, commands] = transition(panel.current(), event, { ...host.environment(), ...position() })
    // The history is updated first, because a subscriber of the state may read it.
    commands.filter(isWrite).forEach(execute)
    panel.set(nextState)
    commands.filter((command) => !isWrite(command)).forEach(execute)
    return commands
  }
  const send = (event: PanelEvent) => void handle(event)
  panel.machine = send
  const stopListening = browser.onPop(() => handle({ type: "popped" }).some(({ type }) => type === "hideFromRouter"))
  const onResize = () => send({ type: "resized" })
  addEventListener("resize", onResize)
  send({ type: "started" })
  return {
    send,
    stop: () => {
      stopListening()
      removeEventListener("resize", onResize)
      panel.machine = null
      panel.set(closedPanel)
    }
  }
}

const isWrite = ({ type }: PanelCommand): boolean => type === "push" || type === "replace"
