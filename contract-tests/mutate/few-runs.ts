import fc from "fast-check"

// Every fault runs the properties again, so each gets few examples, the same for every fault, and no search for a
// smaller one. Properties with a number of their own stop after a second.
fc.configureGlobal({ numRuns: 20, seed: 20_261_121, endOnFailure: true, interruptAfterTimeLimit: 1_000 })

// Stryker runs tests in threads, which cannot set the mask for new files; it is usually 022.
process.umask = () => 0o022
