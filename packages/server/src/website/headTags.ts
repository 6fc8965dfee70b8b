import { company, type Language, languages, toTag } from '@atrium/contract/core'
import { dataScript, element } from './html.ts'
import type { PageHead } from './pageHead.ts'
import { pageUrl } from './structuredData.ts'

interface Place {
  /** The requested path. */
  path: string
  language: Language
  /** Whether the address contains the language. */
  isChosen: boolean
  /** Empty when unknown: then tags that need an absolute address are left out. */
  publicUrl: string
}

/** The image of shared links: 1200 × 630 pixels, not SVG, which some services cannot read. */
const sharedImage = '/media/share.jpg'

const locales: Record<Language, string> = { AZ: 'az_AZ', EN: 'en_GB', RU: 'ru_RU' }

/**
 * The elements of the head besides title and description: alternate addresses, the preview of shared links, structured
 * data.
 */
export function headTags(head: PageHead, place: Place): string[] {
  const { isUnlisted, jsonLd = [] } = head
  return [
    ...(isUnlisted ? [element('meta', { name: 'robots', content: 'noindex' })] : [...addresses(head, place)]),
    ...(head.title === undefined || (head.status ?? 200) !== 200 ? [] : openGraph(head, place)),
    ...(jsonLd.length > 0 ? [structured(jsonLd)] : []),
  ]
}

const tidy = (path: string) => path.replace(/(.)\/$/, '$1')

/** The address without a language is a page of its own, in the language of the visitor. */
const ownUrl = ({ publicUrl, path, language, isChosen }: Place) =>
  pageUrl(publicUrl, tidy(path), isChosen ? language : undefined)

function addresses({ languages: spoken = languages }: PageHead, place: Place): string[] {
  const { publicUrl, path } = place
  if (!publicUrl) return []
  const alternate = (hreflang: string, href: string) => element('link', { rel: 'alternate', hreflang, href })
  return [
    element('link', { rel: 'canonical', href: ownUrl(place) }),
    ...spoken.map((language) => alternate(toTag(language), pageUrl(publicUrl, tidy(path), language))),
    alternate('x-default', pageUrl(publicUrl, tidy(path))),
  ]
}

/** https://ogp.me */
function openGraph({ title = '', description, languages: spoken = languages }: PageHead, place: Place) {
  const { publicUrl, language } = place
  const meta = (property: string, content: string) => element('meta', { property, content })
  return [
    meta('og:type', 'website'),
    meta('og:site_name', company.name),
    meta('og:title', title),
    ...(description ? [meta('og:description', description)] : []),
    meta('og:locale', locales[language]),
    ...spoken
      .filter((other) => other !== language)
      .map((other) => meta('og:locale:alternate', locales[other])),
    ...(publicUrl
      ? [
          meta('og:url', ownUrl(place)),
          meta('og:image', `${publicUrl}${sharedImage}`),
          element('meta', { name: 'twitter:card', content: 'summary_large_image' }),
        ]
      : []),
  ]
}

const structured = (jsonLd: readonly object[]) =>
  dataScript({ '@context': 'https://schema.org', '@graph': jsonLd }, { type: 'application/ld+json' })
