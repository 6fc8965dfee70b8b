import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import type { Config } from '#config/config.ts'
import { startScriptHash } from '#website/startScript.ts'

const originOf = (address: string) => (address ? [new URL(address).origin] : [])

/** How long browsers use only HTTPS for the site. */
const yearSeconds = 365 * 24 * 60 * 60

/** Security headers: which resources a page may load, and which sites may frame it (docs/security.md). */
export async function secureHeaders(app: FastifyInstance, config: Config): Promise<void> {
  const { api, login, email, holidays } = config.hosts
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", startScriptHash],
        // The design system creates style elements in the browser.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', ...originOf(api)],
        mediaSrc: ["'self'"],
        fontSrc: ["'self'", 'data:'],
        connectSrc: [...new Set(["'self'", ...[api, login, email, holidays].flatMap(originOf)])],
        frameSrc: ['https://www.openstreetmap.org'],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
        formAction: ["'self'"],
      },
    },
    frameguard: { action: 'deny' },
    // Sites in `CORS_ORIGINS` show photos of people.
    crossOriginResourcePolicy: { policy: config.corsOrigins.length > 0 ? 'cross-origin' : 'same-origin' },
    // OpenStreetMap requires the referring site; the path is not sent.
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    hsts: config.publicUrl.startsWith('https:') ? { maxAge: yearSeconds, includeSubDomains: false } : false,
  })
}
