import { readFile } from 'node:fs/promises'
import path from 'node:path'
import {
  entrancePages,
  isLookupPageName,
  isPagePath,
  isStaffPath,
  type Language,
  pageAt,
  toTag,
} from '@atrium/contract'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '#config/config.ts'
import type { Texts } from '#i18n/texts.ts'
import { chosenLanguageOf, pageLanguageOf } from '#plugins/language.ts'
import type { PageHead, PageSource } from '#plugins/pageHead.ts'
import { notFound } from '#plugins/refusal.ts'
import type { SessionParts } from '#plugins/session/signedIn.ts'
import { answerRobots } from './forRobots.ts'
import { headTags } from './headTags.ts'
import { listFiles } from './listFiles.ts'
import { type PageConfig, pageSettings } from './pageSettings.ts'
import { preloadsOf } from './preloads.ts'
import { renderIndex } from './renderIndex.ts'
import { sendDocument } from './sendDocument.ts'
import { sendToLogin } from './staffGuard.ts'
import { missingPage, staticPages } from './staticPages.ts'

/** A name that carries the hash of its content can be kept for ever. */
const hashed = /[.-][0-9a-f]{8,}\.[^/]+$/
const forever = 'public, max-age=31536000, immutable'
/** Seconds; then the browser asks whether the file is still the same. */
const shortly = 'public, max-age=300'
/** The service worker: a browser that asks for it wants the one of today. */
const worker = 'sw.js'

interface WebsiteParts extends SessionParts {
  config: Pick<Config, 'distDir' | 'publicUrl' | 'corsOrigins'> & PageConfig
  texts: Texts
}

/**
 * Serves the built application: its files, and its one document for every address of a page (404 with the
 * same document for all others, so that the visitor sees the application's own page). Without a built
 * application the server answers its API only.
 */
export async function hostWebsite(
  app: FastifyInstance,
  parts: WebsiteParts,
  ofModules: readonly PageSource[],
): Promise<void> {
  const { config, texts } = parts
  const template = await readFile(path.join(config.distDir, 'index.html'), 'utf8').catch(() => undefined)
  if (template === undefined) {
    app.log.warn({ distDir: config.distDir }, 'there is no built application, only the API is served')
    app.setNotFoundHandler(() => {
      throw notFound()
    })
    return
  }
  const files = await listFiles(config.distDir)
  await app.register(fastifyStatic, {
    root: config.distDir,
    serve: false,
    preCompressed: true,
    cacheControl: false,
  })
  const settings = pageSettings(config)
  const sources = [staticPages(texts, config), ...ofModules]
  await answerRobots(app, config, sources)

  app.get('/*', async (request, reply) => {
    const file = decodePath(request)
    if (!files.has(file)) return (await sendToLogin(parts, request, reply)) ? reply : sendPage(request, reply)
    reply.header('cache-control', file === worker ? 'no-cache' : hashed.test(file) ? forever : shortly)
    return reply.sendFile(file)
  })
  app.setNotFoundHandler(() => {
    throw notFound()
  })

  async function sendPage(request: FastifyRequest, reply: FastifyReply) {
    const address = pathOf(request)
    const language = pageLanguageOf(request)
    const known = isPagePath(address) ? await headOf(sources, address, language, request) : undefined
    const head = known && known.status !== 404 ? known : { ...missingPage(texts, language), ...known }
    const isChosen = chosenLanguageOf(request) !== undefined
    const place = { path: address, language, isChosen, publicUrl: config.publicUrl }
    if (head.retryAfter !== undefined) reply.header('retry-after', head.retryAfter)
    if (isLookupPageName(pageAt(address))) reply.header('x-robots-tag', 'noindex')
    reply
      .code(head.status ?? 200)
      .type('text/html; charset=utf-8')
      .header('cache-control', cachingOf(address, head))
      .header('content-language', toTag(language))
      .header('vary', 'accept-language, cookie')
    const links = [...preloadsOf(files, address, language), ...headTags(head, place)]
    return sendDocument(request, reply, renderIndex(template ?? '', { language, settings, head, links }))
  }
}

async function headOf(
  sources: readonly PageSource[],
  address: string,
  language: Language,
  request: FastifyRequest,
): Promise<PageHead> {
  for (const source of sources) {
    const head = await source.headOf(address, language, request)
    if (head) return head
  }
  return {}
}

/** Pages of one person, and those that hold a password: nothing of them stays on a shared computer. */
const isPrivate = (address: string) =>
  isStaffPath(address) || entrancePages.some((page) => page === pageAt(address))

/** What is about a person is kept by their own browser at most, which asks each time whether it is still so. */
function cachingOf(address: string, head: PageHead): string {
  if (head.isPrivate || isPrivate(address)) return 'no-store'
  return head.answers ? 'private, no-cache' : 'no-cache'
}

const pathOf = ({ url }: FastifyRequest) => url.split(/[?#]/)[0] ?? '/'

/** The path of a file in the built application, without the leading slash. Foreign spellings name no file. */
function decodePath(request: FastifyRequest): string {
  try {
    return decodeURIComponent(pathOf(request)).slice(1)
  } catch {
    return ''
  }
}
