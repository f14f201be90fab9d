import { createHash } from "node:crypto"
import { relative } from "node:path"

/** Names are in every document, script and style sheet and hardly compress, so they are short. A new class collides with one of 700 others once in 300 times. */
const nameLength = 3

/**
 * Makes the function that names the classes of CSS modules by a hash of their file and name, so that the builds for browser and server agree. Throws when two classes
 * get the same name.
 */
export const makeScopedNames = (root: string): ((name: string, file: string) => string) => {
  const owners = new Map<string, string>()
  return (name, file) => {
    const owner = `${name} of ${relative(root, file.split("?")[0] ?? file)}`
    // The name of a class begins with a letter.
    const scopedName = createHash("sha256")
      .update(owner)
      .digest("base64url")
      .replace(/^[^a-z]+/i, "")
      .slice(0, nameLength)
    const otherOwner = owners.get(scopedName)
    if (otherOwner !== undefined && otherOwner !== owner)
      throw new Error(`The classes ${owner} and ${otherOwner} would both be named '${scopedName}'; rename one of them.`)
    owners.set(scopedName, owner)
    return scopedName
  }
}
