import type { Config } from '#config/config.ts'

type Trusts = (address: string, hop: number) => boolean

/**
 * The setting as Fastify takes it. Of a number alone Fastify believes nothing, because whoever reaches the port past the
 * proxies could write any address: whoever sets a number says that nobody does.
 */
export const trustedProxies = (trust: Config['trustProxy']): boolean | string | Trusts =>
  typeof trust === 'number' ? (_address, hop) => hop < trust : trust
