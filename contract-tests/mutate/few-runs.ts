import fc from "fast-check"

// Every fault runs the properties again, so each gets few examples; a fault that they miss needs a stronger test.
fc.configureGlobal({ numRuns: 20 })
