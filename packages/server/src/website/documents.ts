import { availableParallelism } from 'node:os'
import {
  areaAt,
  hasTypedWords,
  isPagePath,
  isStaffPath,
  type Language,
  type Reader,
  type RefusedForm,
  type RenderPage,
  sentParams,
  type Theme,
} from '@atrium/contract/core'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import pTimeout from 'p-timeout'
import type { SignedIn } from '#accounts/sessions.ts'
import type { Config } from '#config/config.ts'
import { loggedPath } from '#http/loggedPath.ts'
import { openOwnPage } from '#http/session/ownPage.ts'
import { contentTextsVersion } from '#i18n/contentTexts.ts'
import type { Texts } from '#i18n/texts.ts'
import { callInProcess } from './callInProcess.ts'
import { headTags } from './headTags.ts'
import type { PageHead, PageSource } from './pageHead.ts'
import { type PageConfig, pageSettings } from './pageSettings.ts'
import { type readPageFiles, textsReader } from './renderer.ts'
import { renderIndex } from './renderIndex.ts'
import { missingPage } from './staticPages.ts'

interface DocumentParts {
  config: Pick<Config, 'distDir' | 'publicUrl' | 'loadingScreenMs' | 'ownPageMs'> & PageConfig
  texts: Texts
  /** The HTML template of the built application. */
  template: string
  sources: readonly PageSource[]
  /** The scripts of a page. */
  filesOf: Awaited<ReturnType<typeof readPageFiles>>
  renderPage: RenderPage | undefined
}

/** One request for a page. */
export interface Visit {
  request: FastifyRequest
  path: string
  /** The part of the query that the page shows, with its `?`; may be empty. */
  query: string
  language: Language
  /** Whether the address contains the language. */
  isChosen: boolean
  /** Of a page that has themes. */
  theme?: Theme | undefined
  /** For whom a page of the staff area is rendered; without it, the document is the frame of the area. */
  reader?: Reader | undefined
  /** The session of the reader. */
  signedIn?: SignedIn | undefined
  /** A submitted form with errors. */
  refusedForm?: RefusedForm | undefined
}

/** A page, ready to be sent. */
export interface PageDocument {
  html: string
  status: number
  retryAfter?: string | undefined
  /** The page depends on the visitor. */
  isPersonal: boolean
  /**
   * The document may be cached for other visitors: it is complete, the same for everybody, and not the page of a
   * record that does not exist.
   */
  isKept: boolean
  /** The document has the content of the page; otherwise the browser renders the page. */
  isRendered: boolean
}

/** Milliseconds for a call of a page; after that the page shows the failure. */
const callTimeoutMs = 10_000

/** Milliseconds for a whole rendering; after that the browser renders the page. */
const renderTimeoutMs = 20_000

/** The most pages that are rendered for one person at the same time; the browser renders further ones in the frame. */
const mostOwnPages = 2 * availableParallelism()

/**
 * Pages whose documents are the same for everybody. Their documents are cached, and their calls have no cookies. In the staff
 * area that is the frame, whatever was asked or posted.
 */
export const isShared = ({ path, query, reader, refusedForm }: Omit<Visit, 'request'>): boolean => {
  if (isStaffPath(path)) return !reader
  const area = areaAt(path)
  return !(
    area === 'lookup' ||
    area === 'newsletter' ||
    refusedForm ||
    hasTypedWords(path, query) ||
    new URLSearchParams(query).has(sentParams.form)
  )
}

/** Pages of one person, and those that hold a password: nothing of them stays on a shared computer. */
export const isPrivate = (path: string): boolean => isStaffPath(path) || areaAt(path) === 'auth'

/** Pages that follow the theme; public pages are light. */
export const isThemed = (path: string): boolean => isPrivate(path) || areaAt(path) === 'lookup'

/** Renders documents: the head for search engines, and the content of the page, in process. */
export function createDocuments(app: FastifyInstance, parts: DocumentParts) {
  const { config, texts, template, sources, filesOf, renderPage } = parts
  const readTexts = textsReader(config.distDir, texts)

  let ownPages = 0

  /** Errors of the rendering are logged; then the browser renders the page itself. */
  async function render(visit: Visit, settings: object, fetch: typeof globalThis.fetch) {
    const { path, query, language, reader, refusedForm } = visit
    // Only the browser can call another host.
    if (!renderPage || config.hosts.api) return undefined
    if (reader && ownPages >= mostOwnPages) return undefined
    if (reader) ownPages += 1
    try {
      const address = path + query
      return await pTimeout(
        renderPage({
          ...{ address, language, settings, reader, fetch, refusedForm },
          ...{ readTexts, textsVersion: texts.version() + contentTextsVersion() },
        }),
        {
          milliseconds: reader ? config.ownPageMs.render : renderTimeoutMs,
          message: 'A page was not rendered in time.',
        },
      )
    } catch (error) {
      app.log.error({ err: error, path: loggedPath(path), language }, 'a page could not be rendered')
    } finally {
      if (reader) ownPages -= 1
    }
  }

  return async (visit: Visit): Promise<PageDocument> => {
    const { path, language, theme, reader, signedIn } = visit
    const settings = pageSettings(config)
    const ownPage = signedIn && openOwnPage(signedIn)
    const { fetch, outcome } = callInProcess(app, visit.request, {
      isShared: isShared(visit),
      timeoutMs: reader ? config.ownPageMs.call : callTimeoutMs,
      ...(ownPage && { headers: ownPage.headers }),
    })
    const [known, rendered] = await Promise.all([
      isPagePath(path) ? headOf(sources, path, language) : undefined,
      render(visit, settings, fetch),
    ]).finally(ownPage?.close)
    const isLookup = areaAt(path) === 'lookup'
    const page = known && known.status !== 404 ? known : { ...missingPage(texts, language), ...known }
    const head =
      isLookup || reader ? { ...page, ...(rendered && { title: rendered.title }), isUnlisted: true } : page
    // A page that shows a failed query sets its own status.
    const ofPage = rendered?.status === 500 ? 200 : rendered?.status
    const status = head.status ?? ofPage ?? 200
    return {
      html: renderIndex(template, {
        language,
        theme,
        settings,
        head,
        links: headTags({ ...head, status }, { ...visit, publicUrl: config.publicUrl }),
        rendered,
        loadingScreenMs: isLookup || isStaffPath(path) ? 0 : config.loadingScreenMs,
        files: filesOf(path),
        needsApplication: isPrivate(path),
      }),
      status,
      retryAfter: outcome.retryAfter,
      isPersonal: outcome.isPersonal,
      isRendered: rendered !== undefined,
      isKept:
        rendered !== undefined &&
        rendered.status !== 500 &&
        !reader &&
        !outcome.isPersonal &&
        (status === 200 || !isPagePath(path)),
    }
  }
}

async function headOf(sources: readonly PageSource[], path: string, language: Language): Promise<PageHead> {
  for (const source of sources) {
    const head = await source.headOf(path, language)
    if (head) return head
  }
  return {}
}
