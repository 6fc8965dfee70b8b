import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { PageRequest, RenderPage } from '@atrium/contract/core'

/** The renderer of the built application (`src/server.tsx`); `undefined` for a build without it. */
export function loadRenderer(distDir: string): RenderPage | undefined {
  const file = path.join(distDir, 'server/renderer.cjs')
  if (!existsSync(file)) return undefined
  // A file of the build in a configured folder, not a module of the source code.
  const load = createRequire(import.meta.url)
  return (load(file) as { renderPage: RenderPage }).renderPage
}

/** Reads the texts of the built application. */
export const textsReader =
  (distDir: string): PageRequest['readTexts'] =>
  async (lng, ns) =>
    JSON.parse(await readFile(path.join(distDir, 'Locales', lng, `${ns}.json`), 'utf8'))
