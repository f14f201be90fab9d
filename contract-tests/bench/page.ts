import type { Part } from "./bench.ts"
export const page: Part = () => Promise.resolve([])
