import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import helmet, { type HelmetOptions } from 'helmet'
import type { Config } from '#config/config.ts'
import { malformed } from '#http/httpError.ts'
import { startScriptHash } from '#website/startScript.ts'

const originOf = (address: string) => (address ? [new URL(address).origin] : [])

/** How long browsers use only HTTPS for the site. */
const yearSeconds = 365 * 24 * 60 * 60

/** What pages and their frames may use of the device (docs/security.md). What the product does not use is denied. */
const permissionsPolicy = [
  ...(
    'accelerometer camera clipboard-read display-capture encrypted-media geolocation gyroscope hid idle-detection ' +
    'local-fonts magnetometer microphone midi payment screen-wake-lock serial usb window-management xr-spatial-tracking'
  )
    .split(' ')
    .map((feature) => `${feature}=()`),
  ...['clipboard-write', 'publickey-credentials-create', 'publickey-credentials-get'].map(
    (feature) => `${feature}=(self)`,
  ),
].join(', ')

/** Headers that a request has once (RFC 9110, 5.3). Of two, a proxy and Node would each read another one. */
const singleHeaders = new Set(['authorization', 'content-type', 'host', 'origin'])

/** Whether a header that must be single is repeated. `rawHeaders` alternates names and values. */
function hasRepeatedHeader(rawHeaders: readonly string[]): boolean {
  const names = rawHeaders.filter((_, place) => place % 2 === 0).map((name) => name.toLowerCase())
  return names.some((name, place) => singleHeaders.has(name) && names.indexOf(name) !== place)
}

/** The headers that helmet sets. They are the same for every request, so they are computed once. */
function headersOf(options: HelmetOptions): Record<string, string> {
  const request = new IncomingMessage(new Socket())
  const response = new ServerResponse(request)
  helmet(options)(request, response, () => {})
  return response.getHeaders() as Record<string, string>
}

/**
 * Security headers: which resources a page may load, what it may use of the device, and which sites may frame it
 * (docs/security.md). A request with two `Host` headers, or another repeated header that must be single, is refused
 * with 400.
 */
export function secureHeaders(app: FastifyInstance, config: Config): void {
  const { api, login, email, holidays } = config.hosts
  const headers = headersOf({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", startScriptHash],
        // The design system creates style elements in the browser.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', ...originOf(api)],
        mediaSrc: ["'self'"],
        manifestSrc: ["'self'"],
        fontSrc: ["'self'", 'data:'],
        connectSrc: [...new Set(["'self'", ...[api, login, email, holidays].flatMap(originOf)])],
        // Our own is the page that shows a CV: `website/cvViewer.ts`.
        frameSrc: ["'self'", 'https://www.openstreetmap.org'],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        // The page of the site settings shows pages in the colours of the draft.
        frameAncestors: ["'self'"],
        formAction: ["'self'"],
      },
    },
    frameguard: { action: 'sameorigin' },
    // Sites in `CORS_ORIGINS` show photos of people.
    crossOriginResourcePolicy: { policy: config.corsOrigins.length > 0 ? 'cross-origin' : 'same-origin' },
    // OpenStreetMap requires the referring site; the path is not sent.
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    hsts: config.publicUrl.startsWith('https:') ? { maxAge: yearSeconds, includeSubDomains: true } : false,
  })
  headers['permissions-policy'] = permissionsPolicy
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers)
    done(hasRepeatedHeader(request.raw.rawHeaders) ? malformed() : undefined)
  })
}
