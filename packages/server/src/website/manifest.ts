import { manifestPath, webManifest } from '@atrium/contract/webManifest'
import type { FastifyInstance } from 'fastify'
import { createAnswer, sendAnswer } from '#http/answer.ts'
import { pageLanguageOf } from '#http/language.ts'

/** Serves the manifest with the facts of now: browsers revalidate it like a page. */
export function answerManifest(app: FastifyInstance): void {
  app.get<{ Querystring: { start?: string } }>(manifestPath, (request, reply) =>
    sendAnswer(
      request,
      reply,
      createAnswer({
        headers: {
          'content-type': 'application/manifest+json; charset=utf-8',
          'cache-control': 'no-cache',
          vary: 'accept-language, cookie',
        },
        content: JSON.stringify(webManifest(pageLanguageOf(request), request.query.start === 'staff')),
        isKept: false,
      }),
    ),
  )
}
