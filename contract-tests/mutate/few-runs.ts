import fc from "fast-check"

// The properties run again for every fault, so each runs few examples, the same for every fault, without shrinking a failing
// one. Every property ends after a second, which also limits those that set numRuns themselves.
fc.configureGlobal({ numRuns: 20, seed: 20_261_121, endOnFailure: true, interruptAfterTimeLimit: 1_000 })

// Stryker runs tests in threads, where process.umask throws; 022 is the usual value.
process.umask = () => 0o022
