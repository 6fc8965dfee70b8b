import type { Config } from './config.ts'

/** `http://HOST:PORT`. */
export const httpAddress = (host: string, port: number): string =>
  `http://${host.includes(':') ? `[${host}]` : host}:${port}`

/** These hosts mean all addresses of the machine; a link needs one of them. */
const everywhere = ['0.0.0.0', '::']

/**
 * The base of links in mails: `PUBLIC_URL`, else the address of the server. Never the `Host` header of a request: an
 * attacker could forge it and make our mails link to another site.
 */
export const siteUrlOf = (config: Pick<Config, 'publicUrl' | 'host'>, port: number): string =>
  config.publicUrl || httpAddress(everywhere.includes(config.host) ? 'localhost' : config.host, port)
