import type { Part } from "./bench.ts"
export const startUp: Part = () => Promise.resolve([])
