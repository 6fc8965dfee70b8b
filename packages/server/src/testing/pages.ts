import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { temporaryFolder } from './services.ts'

export const robotsRules = 'User-agent: *\nAllow: /\n'

/** A folder with the minimum of a built application. */
export async function builtDocument(): Promise<string> {
  const folder = await temporaryFolder()
  await writeFile(
    path.join(folder, 'index.html'),
    '<!doctype html><html lang="en"><head><title>Caspora</title><meta name="description" content="old">' +
      "<style>@font-face{src:url('/fonts/onest-cyrillic.5.3.1.woff2')}@font-face{src:url('/fonts/onest-latin-ext.5.3.1.woff2')}</style>" +
      '<script defer="defer" src="/main.js"></script>' +
      '</head><body><div id="root"></div></body></html>',
  )
  await writeFile(path.join(folder, 'robots.txt'), robotsRules)
  return folder
}

export const unescaped = (text: string) =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')

/** The metadata of a page for search engines and messengers. */
export function readPage(body: string) {
  const all = (pattern: RegExp) => [...body.matchAll(pattern)].map(([, ...found]) => found.map(unescaped))
  const one = (pattern: RegExp) => all(pattern).map(([found]) => found)
  const [json] = all(/<script type="application\/ld\+json">(.*?)<\/script>/gs)
  const graph: Record<string, unknown>[] = json ? JSON.parse(json[0] ?? '')['@graph'] : []
  return {
    titles: one(/<title>([^<]*)<\/title>/g),
    descriptions: one(/<meta name="description" content="([^"]*)">/g),
    canonical: one(/<link rel="canonical" href="([^"]*)">/g),
    alternates: Object.fromEntries(all(/<link rel="alternate" hreflang="([^"]*)" href="([^"]*)">/g)),
    robots: one(/<meta name="robots" content="([^"]*)">/g),
    card: all(/<meta property="og:([^"]*)" content="([^"]*)">/g),
    data: Object.fromEntries(graph.map((item) => [item['@type'], item])),
  }
}
