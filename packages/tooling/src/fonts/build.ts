import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import subsetFont from 'subset-font'
import { fallbackFace, fontFace, unicodeRange } from './css.ts'
import { fitFallback } from './fallback.ts'
import { type Family, families, features, required, type Subset, subsets, weights } from './families.ts'
import { references } from './reference.ts'
import { readSfnt } from './sfnt.ts'

const root = path.resolve(import.meta.dirname, '../../../..')
const target = path.join(root, 'public/fonts')

/** Letters of Cyrillic: there the fallback is fitted by the widths of that script. */
const cyrillicRange = 'U+400-4FF'

/** The subset's bytes, with the weight axis narrowed, or pinned to one `weight` to be measured. */
async function cut(source: Buffer, subset: Subset, format: 'woff2' | 'truetype', weight?: number) {
  return await subsetFont(source, subset.characters, {
    targetFormat: format,
    keepFeatures: features,
    noHinting: true,
    variationAxes: { wght: weight ?? weights },
  })
}

/** The characters that really are in the file; throws when a required letter is missing or empty. */
function verify(family: Family, subset: Subset, font: Buffer): number[] {
  const face = readSfnt(font)
  const missing = [...(required[subset.name] ?? '')].filter(
    (letter) => !face.draws(letter.codePointAt(0) ?? 0),
  )
  if (missing.length > 0)
    throw new Error(`${family.name}, ${subset.name}: no outline for ${missing.join(' ')}`)
  const wanted = new Set([...subset.characters].map((letter) => letter.codePointAt(0) ?? 0))
  return face.characters().filter((character) => wanted.has(character))
}

async function buildFamily(family: Family): Promise<{ rules: string[]; fallbacks: string[] }> {
  const home = path.join(root, 'node_modules/@fontsource-variable', family.slug)
  const { version } = JSON.parse(await readFile(path.join(home, 'package.json'), 'utf8')) as {
    version: string
  }
  const sources = new Map<string, Buffer>()
  for (const { source } of subsets) {
    sources.set(
      source,
      await readFile(path.join(home, 'files', `${family.slug}-${source}-wght-normal.woff2`)),
    )
  }
  const sourceOf = (subset: Subset) => sources.get(subset.source) as Buffer

  const rules: string[] = []
  for (const subset of subsets) {
    const font = await cut(sourceOf(subset), subset, 'woff2')
    const file = `${family.slug}-${subset.name}.${version}.woff2`
    await writeFile(path.join(target, file), font)
    const characters = verify(family, subset, await cut(sourceOf(subset), subset, 'truetype'))
    const range = unicodeRange(characters)
    rules.push(fontFace({ family: family.name, file, weight: `${weights.min} ${weights.max}`, range }))
    const left = [...subset.characters]
      .filter((one) => !characters.includes(one.codePointAt(0) ?? 0))
      .join('')
    const note = left ? `, not in the source: ${left}` : ''
    console.log(`${file.padEnd(40)} ${String(font.length).padStart(6)} bytes${note}`)
  }

  const fallbacks: string[] = []
  for (const reference of references) {
    const faces = await Promise.all(
      subsets.map(async (subset) =>
        readSfnt(await cut(sourceOf(subset), subset, 'truetype', reference.weight)),
      ),
    )
    for (const script of ['latin', 'cyrillic'] as const) {
      const fallback = fitFallback(faces, reference, script)
      const range = script === 'cyrillic' ? cyrillicRange : undefined
      fallbacks.push(fallbackFace({ family: family.name, reference, fallback, range }))
    }
  }
  return { rules, fallbacks }
}

await mkdir(target, { recursive: true })
for (const name of await readdir(target)) {
  if (name.endsWith('.woff2')) await rm(path.join(target, name))
}
const built = []
for (const family of families) built.push(await buildFamily(family))
const head = '/* Written by `npm run fonts`. Use as: font-family: Onest, "Onest Fallback", sans-serif. */\n'
const css = head + built.flatMap(({ rules, fallbacks }) => [...rules, ...fallbacks]).join('\n')
await writeFile(path.join(target, 'fonts.css'), css)
console.log(`fonts.css ${' '.repeat(30)} ${String(Buffer.byteLength(css)).padStart(6)} bytes`)
