/** Memoizes a pure function by its argument's identity. The arguments are API responses, or results of memoized functions, and the cache returns the same object each time. */
export const memoized = <A extends object, B extends {}>(compute: (key: A) => B): ((key: A) => B) => {
  const cache = new WeakMap<A, B>()
  return (key) => {
    const cached = cache.get(key)
    if (cached !== undefined) return cached
    const result = compute(key)
    cache.set(key, result)
    return result
  }
}
