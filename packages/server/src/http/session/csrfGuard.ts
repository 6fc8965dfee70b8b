import type { FastifyRequest } from 'fastify'
import type { Config } from '#config/config.ts'
import { HttpError } from '#http/httpError.ts'

const reading = ['GET', 'HEAD', 'OPTIONS']

/**
 * CSRF protection: throws 403 when another site makes a browser send a request that changes data. SameSite cookies
 * already prevent most of these requests. Sites in `CORS_ORIGINS` are allowed. Programs other than browsers send
 * neither of the checked headers, and have no cookie of a visitor.
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
