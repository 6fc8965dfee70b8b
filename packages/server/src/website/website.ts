import { readFile } from 'node:fs/promises'
import path from 'node:path'
import {
  areaAt,
  isPagePath,
  isSecretPath,
  type LanguageTag,
  pageAt,
  pageParams,
  pages,
  type Reader,
  type RenderPage,
  renderedPath,
  staffFramePath,
  toTag,
  viewCookie,
} from '@atrium/contract/core'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import pTimeout from 'p-timeout'
import type { SignedIn } from '#accounts/sessions.ts'
import { staffUserOf } from '#accounts/staffUser.ts'
import type { Config } from '#config/config.ts'
import { type Answer, createAnswer, sendAnswer } from '#http/answer.ts'
import { limitOwnPages } from '#http/generalLimit.ts'
import { notFound } from '#http/httpError.ts'
import { chosenLanguageOf, pageLanguageOf, rememberLanguage } from '#http/language.ts'
import type { SessionParts } from '#http/session/signedIn.ts'
import { themeOf } from '#http/theme.ts'
import { windowSizeOf } from '#http/windowSize.ts'
import type { Texts } from '#i18n/texts.ts'
import { answerCvViewer, isCvViewerFile } from './cvViewer.ts'
import { createDocuments, isPrivate, isShared, isThemed, type PageDocument, type Visit } from './documents.ts'
import { listFiles } from './listFiles.ts'
import { answerManifest } from './manifest.ts'
import type { PageSource } from './pageHead.ts'
import type { PageConfig } from './pageSettings.ts'
import { answerPlainForms } from './plainForms.ts'
import { loadRenderer, readPageFiles, textsReader } from './renderer.ts'
import { answerRobots } from './robots.ts'
import { guardStaffArea } from './staffGuard.ts'
import { staticPages } from './staticPages.ts'

/** Files with a hash of their content in their name may be cached for ever. */
const hashed = /[.-][0-9a-f]{8,}\.[^/]+$/
const forever = 'public, max-age=31536000, immutable'
/** Seconds until the browser revalidates a file. */
const shortly = 'public, max-age=300'
/** The service worker: browsers must always get the current version. */
const worker = 'sw.js'

/** Longer values of the cookie with the chosen view are no view. */
const mostViewLength = 500

/** Milliseconds after which a visitor receives the outdated page instead of waiting for the new one. */
const staleAfterMs = 1000

interface WebsiteParts extends SessionParts {
  config: SessionParts['config'] &
    Pick<Config, 'distDir' | 'loadingScreenMs' | 'ownPageMs' | 'rateLimit'> &
    PageConfig
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
  const { config, texts } = parts
  const { answers } = app
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
  answerManifest(app)
  await answerCvViewer(app, config.distDir)
  const makeDocument = createDocuments(app, {
    config,
    texts,
    template,
    sources,
    filesOf: await readPageFiles(config.distDir),
    renderPage: renderPage ?? loadRenderer(config.distDir),
  })
  const isBelowLimit = await limitOwnPages(app, config)
  app.get('/*', async (request, reply) => {
    const file = decodePath(request)
    if (!files.has(file)) {
      const { isAnswered, signedIn } = await guardStaffArea(parts, request, reply)
      return isAnswered ? reply : sendPage(request, reply, signedIn)
    }
    const [folder, lng, name = ''] = file.split('/')
    if (folder === 'Locales' && name.endsWith('.json'))
      return sendAnswer(request, reply, await textsOf(lng as LanguageTag, path.basename(name, '.json')))
    reply.header('cache-control', file === worker ? 'no-cache' : hashed.test(file) ? forever : shortly)
    if (isCvViewerFile(file)) reply.header('cross-origin-resource-policy', 'cross-origin')
    return reply.sendFile(file)
  })
  app.setNotFoundHandler(() => {
    throw notFound()
  })

  const readTexts = textsReader(config.distDir, texts)

  /** Texts of the application, which each visit requests: kept in memory like pages, and revalidated like them. */
  const textsOf = (lng: LanguageTag, namespace: string): Answer | Promise<Answer> => {
    const key = `Locales ${lng} ${namespace}`
    return (
      answers.fresh(key) ??
      answers.make(key, async () =>
        createAnswer({
          headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-cache' },
          content: JSON.stringify(await readTexts(lng, namespace)),
          isKept: true,
        }),
      )
    )
  }

  const makePage = async (visit: Visit) => pageOf(visit, await makeDocument(visit))

  async function sendPage(request: FastifyRequest, reply: FastifyReply, signedIn: SignedIn | undefined) {
    if (signedIn && isForPerson(request) && (await isBelowLimit(request, signedIn.account.id))) {
      const visit = visitOf(request, signedIn)
      const document = await makeDocument(visit)
      if (document.isRendered) return sendVisit(visit, reply, pageOf(visit, document))
    }
    const visit = visitOf(request)
    return sendVisit(visit, reply, isShared(visit) ? await sharedPage(visit) : await makePage(visit))
  }

  /**
   * The page of the memory. An outdated page is made anew, for which a visitor waits a second at most (stale-while-revalidate):
   * while the database is slow or unavailable, visitors receive the last page.
   */
  async function sharedPage(visit: Visit): Promise<Answer> {
    const { path, query, language, isChosen, theme } = visit
    const key = `${language} ${isChosen} ${theme} ${path}${query}`
    const fresh = answers.fresh(key)
    if (fresh) return fresh
    const last = answers.last(key)
    const making = answers
      .make(key, () => makePage(visit))
      .then((made) => {
        if (made.isKept) return made
        if (made.status !== 404) return last ?? made
        answers.forget(key)
        return made
      })
    if (!last) return making
    const fallback = () => last
    return pTimeout(making.catch(fallback), { milliseconds: staleAfterMs, fallback })
  }

  function sendVisit({ request, language, isChosen }: Visit, reply: FastifyReply, page: Answer) {
    if (isChosen) rememberLanguage(reply, language)
    return sendAnswer(request, reply, page)
  }

  await answerPlainForms(app, {
    languageTag: (request) => toTag(pageLanguageOf(request)),
    sendRefused: async (request, reply, refusedForm) => {
      const visit = { ...visitOf(request), refusedForm }
      const document = await makeDocument(visit)
      const { status } = refusedForm.error
      return sendVisit(visit, reply, pageOf(visit, { ...document, status, isPersonal: true }))
    },
  })
}

const pageOf = ({ path, language, reader }: Visit, document: PageDocument): Answer => {
  const { html, status, retryAfter, isKept } = document
  return createAnswer({
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': reader ? 'private, no-store' : cachingOf(path, document),
      'content-language': toTag(language),
      vary: 'accept-language, cookie',
      ...(areaAt(path) === 'lookup' && { 'x-robots-tag': 'noindex' }),
      ...(isSecretPath(path) && { 'referrer-policy': 'same-origin' }),
      ...(retryAfter && { 'retry-after': retryAfter }),
    },
    content: html,
    isKept,
  })
}

/** A page about a person is cached only by their browser, which revalidates it each time. */
function cachingOf(path: string, { isPersonal }: { isPersonal: boolean }): string {
  if (isPersonal || isPrivate(path) || isSecretPath(path)) return 'no-store'
  return areaAt(path) === 'lookup' ? 'private, no-cache' : 'no-cache'
}

/**
 * Whether the document may have the data of a person: a navigation to a page. A service worker requests documents to cache
 * them, and gets the frame of the staff area.
 */
const isForPerson = ({ url, headers }: FastifyRequest): boolean =>
  headers['sec-fetch-dest'] === 'document' && isPagePath(url.split(/[?#]/)[0] ?? '')

function readerOf(request: FastifyRequest, { account }: SignedIn): Reader {
  const user = staffUserOf(account)
  return {
    user,
    view: request.cookies?.[viewCookie]?.slice(0, mostViewLength) ?? '',
    theme: user.settings.theme ?? themeOf(request),
    windowSize: windowSizeOf(request),
  }
}

function visitOf(request: FastifyRequest, signedIn?: SignedIn): Visit {
  const [asked = '/', search = ''] = request.url.split('#')[0]?.split('?') ?? []
  const path = asked === staffFramePath ? pages.calendar : renderedPath(asked)
  const reader = signedIn && readerOf(request, signedIn)
  const visit = {
    request,
    path,
    query: search && `?${search}`,
    language: pageLanguageOf(request),
    isChosen: chosenLanguageOf(request) !== undefined,
    theme: isThemed(path) ? (reader?.theme ?? themeOf(request)) : undefined,
    signedIn,
    reader,
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
