import { isStaffPageName, isStaffPath, type Language, type PageName, pageAt, toTag } from '@atrium/contract'

/** What of the built application belongs to one page besides the application itself. */
interface PageParts {
  /** Namespaces of its texts. */
  texts: readonly string[]
  /** The name of its header's film. */
  film?: string
}

const parts: Partial<Record<PageName, PageParts>> = {
  home: { texts: ['home'], film: 'home' },
  about: { texts: ['about'], film: 'about' },
  services: { texts: ['services'], film: 'service' },
  service: { texts: ['services'] },
  careers: { texts: ['careers'], film: 'career' },
  vacancy: { texts: ['careers'] },
  contact: { texts: ['contact'] },
  privacy: { texts: ['privacy'] },
  employee: { texts: ['lookup'] },
  rooms: { texts: ['lookup'] },
  room: { texts: ['lookup'] },
  card: { texts: ['card'] },
  staffLogin: { texts: ['login', 'validation'] },
  forgotPassword: { texts: ['login', 'validation'] },
  resetPassword: { texts: ['login', 'validation'] },
  profile: { texts: ['profile', 'validation'] },
  security: { texts: ['profile', 'validation'] },
  notifications: { texts: ['news'] },
  news: { texts: ['news'] },
  chatProfile: { texts: ['profile', 'validation'] },
  suggestions: { texts: ['suggestions', 'validation'] },
  calendar: { texts: ['calendar'] },
  requests: { texts: ['requests', 'validation'] },
  labels: { texts: ['labels'] },
}

/** The chunk of the staff area's routes and frames, entrances included. */
const staffChunk = 'staff'

/** What the frame around the pages of the staff area says. */
const frameTexts = ['staff', 'login'] as const

/**
 * Link elements by which the browser fetches what the page is going to ask for anyway, together with the application
 * and not after it: the code of its screen, its texts and the poster of its film. `files` are those of the built
 * application; what is not among them is left out.
 */
export function preloadsOf(files: ReadonlySet<string>, address: string, language: Language): string[] {
  const page = pageAt(address)
  const { texts = [], film } = (page && parts[page]) ?? {}
  const chunkOf = (name: string | undefined) =>
    name && [...files].find((file) => new RegExp(`^assets/${name}\\.[0-9a-f]+\\.js$`).test(file))
  const links = [
    [page && isStaffPageName(page) && chunkOf(staffChunk), 'as="script"'],
    [chunkOf(page), 'as="script"'],
    ...['common', ...(isStaffPath(address) ? frameTexts : []), ...texts].map((namespace) => [
      `Locales/${toTag(language)}/${namespace}.json`,
      'as="fetch" crossorigin',
    ]),
    [film && `media/${film}-poster.avif`, 'as="image" type="image/avif" fetchpriority="high"'],
  ]
  return links.flatMap(([file, kind]) =>
    file && files.has(file) ? [`<link rel="preload" href="/${file}" ${kind}>`] : [],
  )
}
