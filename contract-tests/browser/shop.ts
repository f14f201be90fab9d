import { cp, mkdir, mkdtemp, rm, symlink } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { inject } from "vitest"
import { collectOutput, spawnSkafferi, startShopProcess } from "../shop-process.ts"

const root = join(import.meta.dirname, "../..")
/** The cache of rendered pictures. All shops of all runs can share it, because a picture's file name changes with its content. */
const pictureCache = join(root, "node_modules/.cache/skafferi/pictures")

export interface CommandResult {
  readonly code: number | null
  readonly stdout: string
  readonly stderr: string
}

/** Runs a skafferi command and waits until it exits. */
export const runSkafferi = (...args: ReadonlyArray<string>): Promise<CommandResult> =>
  new Promise((resolve) => {
    const child = spawnSkafferi(args)
    const output = collectOutput(child)
    child.on("close", (code) => resolve({ code, ...output }))
  })

export interface Shop {
  /** 'http://localhost:41234' */
  readonly origin: string
  /** The path of its data folder. */
  readonly data: string
}

export interface OpenShop extends Shop {
  readonly close: () => Promise<void>
}

/** Starts the shop with the command line, on a free port, with a copy of a seeded data folder. */
export const startShop = async (seededFolder: string): Promise<OpenShop> => {
  const data = await mkdtemp(join(tmpdir(), "skafferi-browser-"))
  await cp(seededFolder, data, { recursive: true })
  await mkdir(pictureCache, { recursive: true })
  await symlink(pictureCache, join(data, "images"))
  const { origin, stop } = await startShopProcess(["serve", "--data", data])
  return {
    origin,
    data,
    close: async () => {
      await stop()
      await rm(data, { recursive: true, force: true })
    }
  }
}

/** Starts a shop for the tests of one file. */
export const openShop = (): Promise<OpenShop> => {
  const folder = inject("seededFolder")
  if (folder === null) throw new Error("No shop was seeded, because no browser can run here.")
  return startShop(folder)
}

/** The running shop that this worker's test files share. */
export const sharedShop = (): Shop => {
  const shop = inject("sharedShops")[Number(process.env["VITEST_POOL_ID"]) - 1]
  if (shop === undefined) throw new Error("No shop was started for this worker.")
  return shop
}
