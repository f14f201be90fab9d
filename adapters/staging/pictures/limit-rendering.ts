import { makeBoundedQueue } from "../http/bounded-queue.ts"

/** Runs the rendering of a picture; at most two run at a time, and others wait. Throws Overloaded when too many wait already. */
export const limitRendering = makeBoundedQueue({
  // A rendering occupies one of the four threads that also hash passwords and read files; two threads are left for those.
  maxConcurrent: 2,
  // The pictures of several first visits, each rendered in about 20 ms; a large one takes ten times as long.
  maxQueued: 500,
  reason: "too many pictures are waiting to be rendered"
})
