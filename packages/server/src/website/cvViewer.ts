import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { cvViewerPath } from '@atrium/contract/hiring'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** The scripts of the page. It has no origin, so its requests for them come from another one. */
export const isCvViewerFile = (file: string): boolean => /^assets\/cv(Viewer|Reader)\./.test(file)

/**
 * Serves the page that shows a CV in a frame: the file of a stranger is parsed without origin, cookies and network, and in
 * pages of this site only.
 */
export async function answerCvViewer(app: FastifyInstance, distDir: string): Promise<void> {
  const page = await readFile(path.join(distDir, 'server/cvViewer.html'), 'utf8').catch(() => undefined)
  if (page === undefined) return

  app.get(cvViewerPath, (request, reply) =>
    reply
      .removeHeader('x-frame-options')
      .headers({
        'content-security-policy': policyFor(request),
        'cache-control': 'no-cache',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex',
      })
      .type('text/html; charset=utf-8')
      .send(page),
  )
}

function policyFor({ protocol, host }: FastifyRequest): string {
  // Safari takes 'self' of a page without origin for nothing.
  const site = /^[\w.:[\]-]+$/.test(host) ? `'self' ${protocol}://${host}` : "'self'"
  return [
    'sandbox allow-scripts',
    "default-src 'none'",
    `script-src ${site}`,
    "style-src 'unsafe-inline'",
    'worker-src blob:',
    'img-src blob: data:',
    `frame-ancestors ${site}`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ')
}
