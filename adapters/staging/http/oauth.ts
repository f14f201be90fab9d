import type { Endpoint } from "#core/contract/endpoint.ts"
import { createCustomerToken, createToken } from "#core/session/api.ts"

/** The calls that give out tokens fail as RFC 6749 says, {error, error_description}; every other one with errors[]. */
export const answersOAuth = ({ path }: Endpoint): boolean => path === createToken.path || path === createCustomerToken.path
