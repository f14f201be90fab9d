import fc from "fast-check"

// Each fault runs the properties again: a fault that few examples show is held too weakly.
fc.configureGlobal({ numRuns: 20 })
