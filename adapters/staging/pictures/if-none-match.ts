const entityTagPattern = /(?:W\/)?"([\x21\x23-\x7e\x80-\xff]*)"/g

/** Whether an If-None-Match header lists the entity tag, which is given without quotes, or is '*', which matches every tag. Tags are compared weakly (RFC 9110, 8.8.3.2 and 13.1.2). */
export const matchesEntityTag = (ifNoneMatch: string | null, tag: string): boolean =>
  ifNoneMatch !== null &&
  (ifNoneMatch.trim() === "*" || [...ifNoneMatch.matchAll(entityTagPattern)].some(([, listedTag]) => listedTag === tag))
