// Loaded into the shop's process: while the file HANG_WHILE_FILE_EXISTS exists, a write of the threads of its embedded database never returns, as on a disk that hangs.
const fs = require("node:fs")
const { syncBuiltinESMExports } = require("node:module")
const { isMainThread } = require("node:worker_threads")

if (!isMainThread) {
  const { writeSync } = fs
  fs.writeSync = (...args) => {
    if (fs.existsSync(process.env.HANG_WHILE_FILE_EXISTS)) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)
    return writeSync(...args)
  }
  syncBuiltinESMExports()
}
