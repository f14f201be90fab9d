// Loaded into the shop's process: SIGUSR2 ends the thread of its embedded database immediately, whatever the thread does.
process.on("worker", (worker) => {
  const end = () => void worker.terminate()
  process.on("SIGUSR2", end)
  worker.once("exit", () => process.off("SIGUSR2", end))
})
