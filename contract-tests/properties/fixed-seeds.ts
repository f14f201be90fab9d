import fc from "fast-check"
import { expect } from "vitest"
import { seedOfFile } from "./seeds.ts"

fc.configureGlobal({ seed: seedOfFile(expect.getState().testPath ?? "") })
