import { type EmailTemplateName, emailTemplates } from '@atrium/contract/contact'
import { type Company, defaultCvMaxBytes, type WindowSize } from '@atrium/contract/core'
import { constants } from './constants.ts'

/** The settings of one deployment, read at run time so that one build runs anywhere. */
export interface Environment {
  /** Base addresses without a trailing slash; by default the origin of the page. */
  hosts: {
    api: string
    login: string
    email: string
    holidays: string
    /** The application's own files: translations and the schedule file. */
    site: string
  }
  /**
   * Whether calls to `api` and `login` include cookies. For our server on another host it is `include`, so that people
   * can sign in; servers that allow any origin reject credentials.
   */
  apiCredentials: 'same-origin' | 'include'
  /** The maximum size of a CV that the server accepts, in bytes. */
  cvMaxBytes: number
  /** The account at the e-mail service for messages (spec 7); our own server accepts any. */
  email: {
    serviceId: string
    /** EmailJS calls it the public key. */
    userId: string
    templates: Record<EmailTemplateName, string>
    /** Reject browsers that are controlled by a program (the service's status 451). */
    blockHeadless: boolean
    /** Milliseconds between two messages of one page (the service's status 429); 0 for none. */
    throttleMs: number
    /** Blocked addresses (the service's status 403). */
    blockList: string[]
  }
  /** Whether the popup about the application appears until it has been seen, or at every visit (departure 21). */
  popupRepeat: 'always' | 'once'
  /** The facts about the company that differ from those of the samples. */
  company: Partial<Company>
  /** The minimum time of the loading screen in ms; 0 for as long as the texts load. */
  loadingScreenMs: number
  /** When the server rendered the page for one person: an ISO instant. Left out for every other page. */
  renderedAt?: string | undefined
  /** The window for which the server rendered such a page. */
  windowSize?: WindowSize | undefined
}

const hostNames = ['api', 'login', 'email', 'holidays'] as const

/**
 * Reads the settings that the server (or a static host) wrote into `<meta name="atrium-config" content="{…}">`. A
 * missing setting has a default; an invalid one throws an error that names it. `origin` is the origin of the page, such
 * as `https://caspora.example`.
 */
export const readEnvironment = (page: Document, origin: string): Environment =>
  environmentFrom(
    parseSettings(page.querySelector<HTMLMetaElement>('meta[name="atrium-config"]')?.content.trim() || '{}'),
    origin,
  )

/** The same from a settings object, for rendering on the server. */
export function environmentFrom(settings: Settings, origin: string): Environment {
  const host = (name: (typeof hostNames)[number]) => {
    const value = settings.hosts?.[name]
    if (value === undefined || value === '') return origin
    if (typeof value === 'string' && URL.canParse(value)) return value.replace(/\/+$/, '')
    throw new Error(`atrium-config: hosts.${name} must be an address such as https://api.example.com.`)
  }
  return {
    hosts: {
      api: host('api'),
      login: host('login'),
      email: host('email'),
      holidays: host('holidays'),
      site: origin,
    },
    apiCredentials: apiCredentialsOf(settings),
    cvMaxBytes: cvMaxBytesOf(settings),
    email: emailOf(settings),
    popupRepeat: popupRepeatOf(settings),
    company: settings.company ?? {},
    loadingScreenMs: loadingScreenMsOf(settings),
  }
}

interface Settings {
  hosts?: Record<string, unknown>
  apiCredentials?: unknown
  cvMaxBytes?: unknown
  email?: Record<string, unknown>
  popupRepeat?: unknown
  company?: Partial<Company>
  loadingScreenMs?: unknown
}

function apiCredentialsOf({ apiCredentials = 'same-origin' }: Settings): Environment['apiCredentials'] {
  if (apiCredentials === 'same-origin' || apiCredentials === 'include') return apiCredentials
  throw new Error('atrium-config: apiCredentials must be "same-origin" or "include".')
}

function cvMaxBytesOf({ cvMaxBytes = defaultCvMaxBytes }: Settings): number {
  if (typeof cvMaxBytes === 'number' && cvMaxBytes > 0) return cvMaxBytes
  throw new Error('atrium-config: cvMaxBytes must be a positive number of bytes.')
}

/** The defaults are the addresses of our own server. */
function emailOf({ email = {} }: Settings): Environment['email'] {
  const text = (name: string, fallback: string) => {
    const value = email[name] ?? fallback
    if (typeof value === 'string' && value !== '') return value
    throw new Error(`atrium-config: email.${name} must be a text.`)
  }
  const { throttleMs = 0, blockHeadless = false, blockList = [] } = email
  if (typeof throttleMs !== 'number' || !(throttleMs >= 0))
    throw new Error('atrium-config: email.throttleMs must be a number of milliseconds, 0 for none.')
  if (!Array.isArray(blockList) || blockList.some((address) => typeof address !== 'string'))
    throw new Error('atrium-config: email.blockList must be a list of addresses.')
  return {
    serviceId: text('serviceId', 'atrium'),
    userId: text('userId', 'atrium'),
    templates: {
      customer: text('customerTemplate', emailTemplates.customer),
      business: text('businessTemplate', emailTemplates.business),
      offDay: text('offDayTemplate', emailTemplates.offDay),
    },
    blockHeadless: blockHeadless === true,
    throttleMs,
    blockList,
  }
}

function popupRepeatOf({ popupRepeat = 'once' }: Settings): Environment['popupRepeat'] {
  if (popupRepeat === 'always' || popupRepeat === 'once') return popupRepeat
  throw new Error('atrium-config: popupRepeat must be "always" or "once".')
}

function loadingScreenMsOf({ loadingScreenMs = constants.loadingScreenMs }: Settings): number {
  if (typeof loadingScreenMs === 'number' && loadingScreenMs >= 0) return loadingScreenMs
  throw new Error('atrium-config: loadingScreenMs must be a number of milliseconds, 0 for none.')
}

function parseSettings(text: string): Settings {
  try {
    return JSON.parse(text)
  } catch {
    throw new Error('atrium-config: the content of the meta element is not JSON.')
  }
}
