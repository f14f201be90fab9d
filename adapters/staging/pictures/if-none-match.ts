const entityTagPattern = /(?:W\/)?"([\x21\x23-\x7e\x80-\xff]*)"/g

/** Whether an If-None-Match header matches an entity tag: it lists the tag, or it is '*'. `tag` is given without quotes. Tags are compared weakly (RFC 9110, 8.8.3.2 and 13.1.2). */
export const matchesEntityTag = (ifNoneMatch: string | null, tag: string): boolean =>
  ifNoneMatch !== null &&
  (ifNoneMatch.trim() === "*" || [...ifNoneMatch.matchAll(entityTagPattern)].some(([, listedTag]) => listedTag === tag))
