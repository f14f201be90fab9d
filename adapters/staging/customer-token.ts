import { createHash } from "node:crypto"

/** Tokens of staff lie in the database as hashes only: who reads the table cannot act as anybody. */
export const customerTokenHash = (token: string): string => createHash("sha256").update(token).digest("base64url")
