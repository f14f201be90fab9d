import { createVitest } from "vitest/node"

/** The number of test files that match a glob. */
export const countTestFiles = async (glob: string): Promise<number> => {
  const vitest = await createVitest("test", { config: false, watch: false, include: [glob] })
  try {
    return (await vitest.globTestSpecifications()).length
  } finally {
    await vitest.close()
  }
}
