import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Config } from '#config/config.ts'
import type { PageSource } from './pageHead.ts'
import { sitemap } from './sitemap.ts'

/**
 * Serves `/sitemap.xml`, and `robots.txt` with a line that names it. Both need the public address: without it there is
 * no sitemap, and `robots.txt` is served as built.
 */
export async function answerRobots(
  app: FastifyInstance,
  { publicUrl, distDir }: Pick<Config, 'publicUrl' | 'distDir'>,
  sources: readonly PageSource[],
): Promise<void> {
  if (!publicUrl) return
  const rules = await readFile(path.join(distDir, 'robots.txt'), 'utf8').catch(() => '')

  app.get('/robots.txt', (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .send(`${rules.trimEnd()}\n\nSitemap: ${publicUrl}/sitemap.xml\n`.trimStart()),
  )

  app.get('/sitemap.xml', async (_request, reply) => {
    const listed = await Promise.all(sources.map((source) => source.list()))
    return reply.type('application/xml; charset=utf-8').send(sitemap(publicUrl, listed.flat()))
  })
}
