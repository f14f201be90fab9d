// Loaded into the shop's process: SIGUSR2 collects garbage and writes the memory in use to the file MEMORY_REPORT.
const { writeFileSync, renameSync } = require("node:fs")
const { setFlagsFromString } = require("node:v8")
const { runInNewContext } = require("node:vm")
const { isMainThread } = require("node:worker_threads")

if (isMainThread) {
  setFlagsFromString("--expose-gc")
  const collect = runInNewContext("gc")
  process.on("SIGUSR2", () => {
    collect()
    // What finalizers free is collected by the second run.
    setImmediate(() => {
      collect()
      const file = process.env.MEMORY_REPORT
      writeFileSync(`${file}.part`, JSON.stringify(process.memoryUsage()))
      renameSync(`${file}.part`, file)
    })
  })
}
