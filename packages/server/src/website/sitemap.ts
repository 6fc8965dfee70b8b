import { toTag } from '@atrium/contract/core'
import { escapeHtml } from './html.ts'
import type { ListedPage } from './pageHead.ts'
import { pageUrl } from './structuredData.ts'

/**
 * https://www.sitemaps.org: every page in every language and without a language; each entry lists all addresses of the
 * page, as search engines require.
 */
export function sitemap(publicUrl: string, listed: readonly ListedPage[]): string {
  const entries = listed.flatMap(({ path, languages }) => {
    const plain = pageUrl(publicUrl, path)
    const versions = languages.map(
      (language) => [toTag(language), pageUrl(publicUrl, path, language)] as const,
    )
    const links = [...versions, ['x-default', plain] as const]
      .map(([tag, url]) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${escapeHtml(url)}"/>`)
      .join('')
    return [plain, ...versions.map(([, url]) => url)].map(
      (url) => `<url><loc>${escapeHtml(url)}</loc>${links}</url>`,
    )
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n')
}
