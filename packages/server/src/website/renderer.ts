import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { type PageName, type PageRequest, pageAt, type RenderPage } from '@atrium/contract/core'
import { withContentTexts } from '#i18n/contentTexts.ts'
import type { Texts } from '#i18n/texts.ts'

/** The renderer of the built application (`src/server.tsx`); `undefined` for a build without it. */
export function loadRenderer(distDir: string): RenderPage | undefined {
  const file = path.join(distDir, 'server/renderer.cjs')
  if (!existsSync(file)) return undefined
  // A file of the build in a configured folder, not a module of the source code.
  const load = createRequire(import.meta.url)
  return (load(file) as { renderPage: RenderPage }).renderPage
}

/** Returns the addresses of the scripts of the page at an address (path only), besides the main script; none for an old build. */
export async function readPageFiles(distDir: string): Promise<(path: string) => readonly string[]> {
  const text = await readFile(path.join(distDir, 'pageFiles.json'), 'utf8').catch(() => '{}')
  const files: Partial<Record<PageName, string[]>> = JSON.parse(text)
  return (address) => {
    const page = pageAt(address)
    return (page && files[page]) ?? []
  }
}

/** Reads the texts of the built application, with those that editors have changed and what is published in their place. */
export const textsReader =
  (distDir: string, texts: Pick<Texts, 'withChanges'>): PageRequest['readTexts'] =>
  async (lng, ns) =>
    withContentTexts(
      lng,
      ns,
      texts.withChanges(
        lng,
        ns,
        JSON.parse(await readFile(path.join(distDir, 'Locales', lng, `${ns}.json`), 'utf8')),
      ),
    )
