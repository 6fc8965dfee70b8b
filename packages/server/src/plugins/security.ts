import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import type { Config } from '#config/config.ts'
import { startScriptHash } from '#website/startScript.ts'

const originOf = (address: string) => (address ? [new URL(address).origin] : [])

/** Headers that tell a browser what a page of ours may load and who may frame it (docs/security.md). */
export async function secureHeaders(app: FastifyInstance, config: Config): Promise<void> {
  const { api, login, email, holidays } = config.hosts
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", startScriptHash],
        // The design system makes its style elements in the browser.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', ...originOf(api)],
        mediaSrc: ["'self'"],
        fontSrc: ["'self'", 'data:'],
        connectSrc: [...new Set(["'self'", ...[api, login, email, holidays].flatMap(originOf)])],
        frameSrc: ['https://www.openstreetmap.org'],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        frameAncestors: ["'none'"],
        formAction: ["'self'"],
      },
    },
    frameguard: { action: 'deny' },
    // A person's photo stands in a page of the site that may call us.
    crossOriginResourcePolicy: { policy: config.corsOrigins.length > 0 ? 'cross-origin' : 'same-origin' },
    // The map wants to know which site asks; nobody needs the path.
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    hsts: config.publicUrl.startsWith('https:') ? { maxAge: 15_552_000, includeSubDomains: false } : false,
  })
}
