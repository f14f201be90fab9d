/** Decodes a path; one with invalid escapes is returned unchanged. */
export const decodePath = (path: string): string => {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** Normalises a path for comparison: decoded, in lower case, without slashes at the end. */
export const normalizePath = (path: string): string => {
  const normalized = decodePath(path).normalize("NFC").toLowerCase().replace(/\/+$/, "")
  return normalized === "" ? "/" : normalized
}

/** Returns 'page' when `url` is the page at the path, 'ancestor' when the page at the path is below `url`, and undefined otherwise. */
export const relationToCurrent = (path: string, url: string): "page" | "ancestor" | undefined => {
  const current = normalizePath(path)
  const candidate = normalizePath(url)
  if (current === candidate) return "page"
  return current.startsWith(`${candidate}/`) ? "ancestor" : undefined
}
