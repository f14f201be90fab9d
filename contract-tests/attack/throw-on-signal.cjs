// Loaded into the shop's process: signals cause errors that no request handles.
process.on("SIGUSR2", () => {
  throw new Error("thrown outside of any request")
})
process.on("SIGHUP", () => {
  void Promise.reject(new Error("rejected outside of any request"))
})
