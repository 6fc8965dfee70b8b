import { readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { pack } from './build.ts'
import { inSource, output } from './places.ts'

export interface Bytes {
  script: number
  style: number
}

/** Packages that the page has loaded before the calendar. */
const loaded = [/^react($|\/)/, /^react-dom($|\/)/]
/** Our staff area has also loaded the design system. */
const loadedHere = [...loaded, /^@chakra-ui\//, /^@emotion\//]

const gzipOf = (file: string) => {
  try {
    return gzipSync(readFileSync(file), { level: 9 }).length
  } catch {
    return 0
  }
}

/** gzip bytes of each calendar's own code; `entries` are files that import the calendar. */
export async function measureBytes(entries: Record<string, string>): Promise<Record<string, Bytes>> {
  const place = path.join(output, 'sizes')
  const results: Record<string, Bytes> = {}
  for (const [name, file] of Object.entries(entries)) {
    const externals = name === 'atrium' ? loadedHere : loaded
    await pack({
      entry: { [name]: inSource(file) },
      output: { path: place, filename: '[name].js', cssFilename: '[name].css', library: { type: 'module' } },
      externals,
      externalsType: 'module',
      experiments: { css: true, outputModule: true },
    })
    results[name] = {
      script: gzipOf(path.join(place, `${name}.js`)),
      style: gzipOf(path.join(place, `${name}.css`)),
    }
  }
  return results
}
