import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { areaAt, pageAt, pageParams, type RenderPage, renderedPath, toTag } from '@atrium/contract'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '#config/config.ts'
import { readSetting } from '#db/settings.repo.ts'
import { notFound } from '#http/httpError.ts'
import { chosenLanguageOf, pageLanguageOf, rememberLanguage } from '#http/language.ts'
import type { SessionParts } from '#http/session/signedIn.ts'
import { themeOf } from '#http/theme.ts'
import type { Texts } from '#i18n/texts.ts'
import { createDocumentCache } from './documentCache.ts'
import { createDocuments, isPrivate, isShared, isThemed, type PageDocument, type Visit } from './documents.ts'
import { answerRobots } from './forRobots.ts'
import { listFiles } from './listFiles.ts'
import type { PageSource } from './pageHead.ts'
import type { PageConfig } from './pageSettings.ts'
import { answerPlainForms } from './plainForms.ts'
import { loadRenderer } from './renderer.ts'
import { sendDocument } from './sendDocument.ts'
import { sendToLogin } from './staffGuard.ts'
import { staticPages } from './staticPages.ts'

/** Files with a hash of their content in their name may be cached for ever. */
const hashed = /[.-][0-9a-f]{8,}\.[^/]+$/
const forever = 'public, max-age=31536000, immutable'
/** Seconds until the browser revalidates a file. */
const shortly = 'public, max-age=300'
/** The service worker: browsers must always get the current version. */
const worker = 'sw.js'

interface WebsiteParts extends SessionParts {
  config: Pick<Config, 'distDir' | 'publicUrl' | 'corsOrigins' | 'loadingScreenMs'> & PageConfig
  texts: Texts
}

/**
 * Serves the files of the built application, and an HTML document for every address of a page; 404 with the page of
 * the application for all other addresses. Without a built application the server answers only the API.
 */
export async function hostWebsite(
  app: FastifyInstance,
  parts: WebsiteParts,
  ofModules: readonly PageSource[],
  renderPage?: RenderPage,
): Promise<void> {
  const { config, texts, database, now } = parts
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
  const sources = [staticPages(texts, config), ...ofModules]
  await answerRobots(app, config, sources)
  const makeDocument = createDocuments(app, {
    config,
    texts,
    template,
    sources,
    renderPage: renderPage ?? loadRenderer(config.distDir),
  })
  const cache = createDocumentCache({
    readVersion: () => readSetting(database.db, 'contentVersion'),
    now,
    log: app.log,
  })
  const stopFollowing = await cache.follow()
  app.addHook('onClose', async () => stopFollowing())

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
    const visit = visitOf(request)
    const { path, query, language, isChosen, theme } = visit
    const document = isShared(visit)
      ? await cache.get(`${language} ${isChosen} ${theme} ${path}${query}`, () => makeDocument(visit))
      : await makeDocument(visit)
    return sendVisit(visit, reply, document)
  }

  function sendVisit(
    { request, path, language, isChosen }: Visit,
    reply: FastifyReply,
    document: PageDocument,
  ) {
    if (areaAt(path) === 'lookup') reply.header('x-robots-tag', 'noindex')
    if (isChosen) rememberLanguage(reply, language)
    reply
      .header('cache-control', cachingOf(path, document))
      .header('content-language', toTag(language))
      .header('vary', 'accept-language, cookie')
    return sendDocument(request, reply, document)
  }

  await answerPlainForms(app, {
    languageTag: (request) => toTag(pageLanguageOf(request)),
    sendRefused: async (request, reply, refusedForm) => {
      const visit = { ...visitOf(request), refusedForm }
      const document = await makeDocument(visit)
      const { status } = refusedForm.error
      return sendVisit(visit, reply, { ...document, status, isPersonal: true })
    },
  })
}

/** A page about a person is cached only by their browser, which revalidates it each time. */
function cachingOf(path: string, { isPersonal }: { isPersonal: boolean }): string {
  if (isPersonal || isPrivate(path)) return 'no-store'
  return areaAt(path) === 'lookup' ? 'private, no-cache' : 'no-cache'
}

function visitOf(request: FastifyRequest): Visit {
  const [asked = '/', search = ''] = request.url.split('#')[0]?.split('?') ?? []
  const path = renderedPath(asked)
  const visit = {
    request,
    path,
    query: search && `?${search}`,
    language: pageLanguageOf(request),
    isChosen: chosenLanguageOf(request) !== undefined,
    theme: isThemed(path) ? themeOf(request) : undefined,
  }
  return isShared(visit) ? { ...visit, query: queryShown(path, search) } : visit
}

/**
 * The part of the query that a shared page shows; other parameters, such as those of advertisements, create no cache
 * entry.
 */
function queryShown(path: string, search: string): string {
  const given = new URLSearchParams(search)
  const shown = Object.entries(pageParams[pageAt(path) ?? 'home'] ?? {}).flatMap(([name, isValue]) => {
    const value = given.get(name)
    return value !== null && isValue(value) ? [[name, value]] : []
  })
  return shown.length > 0 ? `?${new URLSearchParams(shown)}` : ''
}

/** The path of a file in the built application, without the leading slash. Unusual spellings name no file. */
function decodePath({ url }: FastifyRequest): string {
  try {
    return decodeURIComponent(url.split(/[?#]/)[0] ?? '').slice(1)
  } catch {
    return ''
  }
}
