/** A pure function of an object that is worked out once for each: answers kept for a while are the same object for as long. */
export const memoized = <A extends object, B extends {}>(work: (of: A) => B): ((of: A) => B) => {
  const known = new WeakMap<A, B>()
  return (of) => {
    const found = known.get(of)
    if (found !== undefined) return found
    const made = work(of)
    known.set(of, made)
    return made
  }
}
