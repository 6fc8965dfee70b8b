import type { FastifyRequest } from 'fastify'
import type { Config } from '#config/config.ts'
import { HttpError } from '#http/httpError.ts'

const reading = ['GET', 'HEAD', 'OPTIONS']

/**
 * Throws 403 when a browser says that another site makes it send a request which changes something. The cookie's
 * SameSite keeps most of these away already; the sites that may call us are named in the settings; programs that are no browser say nothing, and have no cookie either.
 */
export function csrfGuard(request: FastifyRequest, { corsOrigins }: Pick<Config, 'corsOrigins'>): void {
  if (reading.includes(request.method)) return
  const { origin } = request.headers
  if (origin !== undefined && corsOrigins.includes(origin)) return
  const site = request.headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin' && site !== 'none') throw forbiddenOrigin()
  if (origin !== undefined && hostOf(origin) !== request.host) throw forbiddenOrigin()
}

const forbiddenOrigin = () => new HttpError(403, 'foreignOrigin')

/** `null`, the origin of a sandboxed frame, has no host. */
const hostOf = (origin: string) => (URL.canParse(origin) ? new URL(origin).host : '')
