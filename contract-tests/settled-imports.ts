import { afterAll, vi } from "vitest"

// Code that a component loads lazily may arrive after its file's last test, when the environment is already gone: the run would fail by chance.
afterAll(() => vi.dynamicImportSettled())
