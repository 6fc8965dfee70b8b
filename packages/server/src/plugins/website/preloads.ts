import { isStaffPageName, type Language, type PageName, pageAt, textsAt, toTag } from '@atrium/contract'

/** The film in the header of a page. */
const films: Partial<Record<PageName, string>> = {
  home: 'home',
  about: 'about',
  services: 'service',
  careers: 'career',
}

/** The chunk of the staff area's routes and frames, entrances included. */
const staffChunk = 'staff'

/**
 * Link elements by which the browser fetches what the page is going to ask for anyway, together with the application
 * and not after it: the code of its screen, its texts and the poster of its film. `files` are those of the built
 * application; what is not among them is left out.
 */
export function preloadsOf(files: ReadonlySet<string>, address: string, language: Language): string[] {
  const page = pageAt(address)
  const film = page && films[page]
  const chunkOf = (name: string | undefined) =>
    name && [...files].find((file) => new RegExp(`^assets/${name}\\.[0-9a-f]+\\.js$`).test(file))
  const links = [
    [page && isStaffPageName(page) && chunkOf(staffChunk), 'as="script"'],
    [chunkOf(page), 'as="script"'],
    ...textsAt(address).map((namespace) => [
      `Locales/${toTag(language)}/${namespace}.json`,
      'as="fetch" crossorigin',
    ]),
    [film && `media/${film}-poster.avif`, 'as="image" type="image/avif" fetchpriority="high"'],
  ]
  return links.flatMap(([file, kind]) =>
    file && files.has(file) ? [`<link rel="preload" href="/${file}" ${kind}>`] : [],
  )
}
