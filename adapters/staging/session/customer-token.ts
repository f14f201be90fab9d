import { createHash } from "node:crypto"

/** Customer tokens are stored only as hashes: reading the table does not let anyone act as a customer. */
export const customerTokenHash = (token: string): string => createHash("sha256").update(token).digest("base64url")
