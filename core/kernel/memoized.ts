/** Memoizes a pure function by the identity of its argument, since a cached response is always the same object. */
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
