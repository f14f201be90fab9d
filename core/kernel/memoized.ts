/** Memoizes a pure function by its argument's identity. It is meant for arguments that never change and are the same object each time: cached API responses, results of memoized functions and states. */
export const memoized = <A extends object, B extends {}>(compute: (key: A) => B): ((key: A) => B) => {
  const cache = new WeakMap<A, B>()
  return (key) => {
    const cachedResult = cache.get(key)
    if (cachedResult !== undefined) return cachedResult
    const result = compute(key)
    cache.set(key, result)
    return result
  }
}
