// Loaded into the shop's process: while the file FULL_DISK exists, or after DISK_QUOTA bytes, the threads of its embedded database cannot write, as on a full disk.
const fs = require("node:fs")
const { syncBuiltinESMExports } = require("node:module")
const { isMainThread } = require("node:worker_threads")

if (!isMainThread) {
  const { FULL_DISK = "", DISK_QUOTA = "Infinity" } = process.env
  const { writeSync } = fs
  let writtenBytes = 0
  fs.writeSync = (...args) => {
    if (writtenBytes > Number(DISK_QUOTA) || (FULL_DISK !== "" && fs.existsSync(FULL_DISK)))
      throw Object.assign(new Error("ENOSPC: no space left on device, write"), {
        code: "ENOSPC",
        errno: -28,
        syscall: "write"
      })
    const bytes = writeSync(...args)
    writtenBytes += bytes
    return bytes
  }
  syncBuiltinESMExports()
}
