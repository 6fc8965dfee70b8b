import { defaultCvMaxBytes } from '@atrium/contract'

/** What one deployment may set, read at run time so that one build serves anywhere. */
export interface Environment {
  /** Base addresses without a trailing slash; the page's own origin unless set. */
  hosts: {
    api: string
    login: string
    email: string
    holidays: string
    /** The application's own files: translations and the schedule file. */
    site: string
  }
  /** The size that the server takes for a CV, in bytes. */
  cvMaxBytes: number
}

const hostNames = ['api', 'login', 'email', 'holidays'] as const

/**
 * Reads the settings that the server (or whoever hosts the files) wrote into
 * `<meta name="atrium-config" content="{…}">`. What is missing has a default; what is wrong throws an
 * error that names the setting. `origin` is the page's own, such as `https://caspora.example`.
 */
export function readEnvironment(page: Document, origin: string): Environment {
  const text = page.querySelector<HTMLMetaElement>('meta[name="atrium-config"]')?.content.trim() || '{}'
  const settings = parseSettings(text)
  const host = (name: (typeof hostNames)[number]) => {
    const value = settings.hosts?.[name]
    if (value === undefined || value === '') return origin
    if (typeof value === 'string' && URL.canParse(value)) return value.replace(/\/+$/, '')
    throw new Error(`atrium-config: hosts.${name} must be an address such as https://api.example.com.`)
  }
  const cvMaxBytes = settings.cvMaxBytes ?? defaultCvMaxBytes
  if (typeof cvMaxBytes !== 'number' || !(cvMaxBytes > 0))
    throw new Error('atrium-config: cvMaxBytes must be a positive number of bytes.')
  return {
    hosts: {
      api: host('api'),
      login: host('login'),
      email: host('email'),
      holidays: host('holidays'),
      site: origin,
    },
    cvMaxBytes,
  }
}

function parseSettings(text: string): { hosts?: Record<string, unknown>; cvMaxBytes?: unknown } {
  try {
    return JSON.parse(text)
  } catch {
    throw new Error('atrium-config: the content of the meta element is not JSON.')
  }
}
