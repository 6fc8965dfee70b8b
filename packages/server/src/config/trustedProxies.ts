import type { Config } from '#config/config.ts'

type Trusts = (address: string, hop: number) => boolean

/**
 * The setting in the form of Fastify. Fastify needs a function for a number of proxies, because it does not trust a
 * number alone: a caller who bypasses the proxies could forge an address. By setting a number the operator asserts
 * that nobody can bypass them.
 */
export const trustedProxies = (trust: Config['trustProxy']): boolean | string | Trusts =>
  typeof trust === 'number' ? (_address, hop) => hop < trust : trust
