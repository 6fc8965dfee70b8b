import {
  company,
  defaultLanguage,
  type Language,
  languages,
  sampleCompany,
  toTag,
} from '@atrium/contract/core'
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
  const { isUnlisted, feeds = {}, jsonLd = [] } = head
  return [
    ...(isUnlisted ? [element('meta', { name: 'robots', content: 'noindex' })] : [...addresses(head, place)]),
    ...(head.title === undefined || (head.status ?? 200) !== 200 ? [] : openGraph(head, place)),
    ...Object.entries(feeds).map(([type, path]) =>
      element('link', {
        rel: 'alternate',
        type,
        title: head.title ?? '',
        href: pageUrl('', path, place.language),
      }),
    ),
    ...(jsonLd.length > 0 ? [structured(jsonLd)] : []),
  ]
}

const tidy = (path: string) => path.replace(/(.)\/$/, '$1')

/** The language of the content: a record without the wanted one is shown in another. */
const languageOf = ({ languages: spoken = languages }: PageHead, { language }: Place) =>
  [language, defaultLanguage, ...spoken].find((one) => spoken.includes(one)) ?? language

/** The address without a language is a page of its own, in the language of the visitor. */
const ownUrl = (head: PageHead, place: Place) =>
  pageUrl(place.publicUrl, tidy(place.path), place.isChosen ? languageOf(head, place) : undefined)

function addresses(head: PageHead, place: Place): string[] {
  const { languages: spoken = languages } = head
  const { publicUrl, path } = place
  if (!publicUrl) return []
  const alternate = (hreflang: string, href: string) => element('link', { rel: 'alternate', hreflang, href })
  return [
    element('link', { rel: 'canonical', href: ownUrl(head, place) }),
    ...spoken.map((language) => alternate(toTag(language), pageUrl(publicUrl, tidy(path), language))),
    alternate('x-default', pageUrl(publicUrl, tidy(path))),
  ]
}

/** https://ogp.me */
function openGraph(head: PageHead, place: Place) {
  const { title = '', description, languages: spoken = languages, publishedOn } = head
  const { publicUrl } = place
  const language = languageOf(head, place)
  const meta = (property: string, content: string) => element('meta', { property, content })
  return [
    meta('og:type', publishedOn ? 'article' : 'website'),
    meta('og:site_name', company.name),
    meta('og:title', title),
    ...(description ? [meta('og:description', description)] : []),
    ...(publishedOn ? [meta('article:published_time', publishedOn)] : []),
    meta('og:locale', locales[language]),
    ...spoken
      .filter((other) => other !== language)
      .map((other) => meta('og:locale:alternate', locales[other])),
    ...(publicUrl
      ? [
          meta('og:url', ownUrl(head, place)),
          // The image has the name of the samples.
          ...(company.name === sampleCompany.name
            ? [
                meta('og:image', `${publicUrl}${sharedImage}`),
                // The first share is shown before the image has been fetched.
                meta('og:image:width', '1200'),
                meta('og:image:height', '630'),
                meta('og:image:alt', company.name),
                element('meta', { name: 'twitter:card', content: 'summary_large_image' }),
              ]
            : []),
        ]
      : []),
  ]
}

const structured = (jsonLd: readonly object[]) =>
  dataScript({ '@context': 'https://schema.org', '@graph': jsonLd }, { type: 'application/ld+json' })
