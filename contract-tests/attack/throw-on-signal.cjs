// Loaded into the shop's process: a signal causes an error that no request handles.
process.on("SIGUSR2", () => {
  throw new Error("thrown outside of any request")
})
