// Loaded into the shop's process: while the file FULL_DISK exists, the threads of its embedded database cannot write, as on a full disk.
const fs = require("node:fs")
const { syncBuiltinESMExports } = require("node:module")
const { isMainThread } = require("node:worker_threads")

if (!isMainThread) {
  const { writeSync } = fs
  fs.writeSync = (...args) => {
    if (fs.existsSync(process.env.FULL_DISK))
      throw Object.assign(new Error("ENOSPC: no space left on device, write"), {
        code: "ENOSPC",
        errno: -28,
        syscall: "write"
      })
    return writeSync(...args)
  }
  syncBuiltinESMExports()
}
