import type { Shop } from "./answer-call.ts"
export const graphqlHandler = (_shop: Shop) => async (_request: Request, _address: string): Promise<Response> => new Response("{}")
