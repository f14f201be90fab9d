const methods = ["concat", "filter", "find", "flatMap", "includes", "indexOf", "map", "slice", "some"] as const

/**
 * Adds up the lengths of all lists whose methods are called during a synchronous run, since these methods visit each element. The sum depends only on the input, unlike
 * the time.
 */
export const countVisitedElements = (run: () => void): number => {
  const prototype = Array.prototype as unknown as Record<string, (...args: Array<unknown>) => unknown>
  const originals = methods.map((name) => [name, prototype[name] as (typeof prototype)[string]] as const)
  let count = 0
  for (const [name, original] of originals)
    prototype[name] = function (this: ReadonlyArray<unknown>, ...args) {
      count += this.length
      return original.apply(this, args)
    }
  try {
    run()
  } finally {
    for (const [name, original] of originals) prototype[name] = original
  }
  return count
}
