import type { Config } from './config.ts'

/** `http://HOST:PORT`. */
export const httpAddress = (host: string, port: number): string =>
  `http://${host.includes(':') ? `[${host}]` : host}:${port}`

/** Listening there means all of the machine's addresses; a link names one of them. */
const everywhere = ['0.0.0.0', '::']

/**
 * Where links in mails lead: `PUBLIC_URL`, else where the server listens. Never the `Host` header of a
 * request: whoever asks writes it, and could have our mails lead a stranger to a site of theirs.
 */
export const siteUrlOf = (config: Pick<Config, 'publicUrl' | 'host'>, port: number): string =>
  config.publicUrl || httpAddress(everywhere.includes(config.host) ? 'localhost' : config.host, port)
