import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { create } from 'fontkit'
import subsetFont from 'subset-font'
import { formatFile, inFontPackage, inPublic } from '#paths.ts'
import { fallbackFace, fontFace, unicodeRange } from './css.ts'
import { fitFallback } from './fallback.ts'
import { type Family, families, features, required, type Subset, subsets, weights } from './families.ts'
import { references } from './reference.ts'

/** Letters of Cyrillic: there the fallback is fitted by the widths of that script. */
const cyrillicRange = 'U+400-4FF'

const codePoints = (text: string) => [...text].map((letter) => letter.codePointAt(0) ?? 0)

/** The subset as WOFF2, with the weight axis narrowed, or pinned to one `weight` to be measured. */
const cut = async (source: Buffer, subset: Subset, weight?: number): Promise<Buffer> =>
  await subsetFont(source, subset.characters, {
    targetFormat: 'woff2',
    keepFeatures: features,
    noHinting: true,
    variationAxes: { wght: weight ?? weights },
  })

/**
 * The characters that the file draws; throws when a required letter is missing or empty. The cut drops a letter without
 * an error when the source has none, and pages would show the letter in another font.
 */
function readCharacters(family: Family, subset: Subset, file: Buffer): number[] {
  const font = create(file)
  const missing = [...(required[subset.name] ?? '')].filter((letter) => {
    const [character = 0] = codePoints(letter)
    return (
      !font.hasGlyphForCodePoint(character) || font.glyphForCodePoint(character).path.commands.length === 0
    )
  })
  if (missing.length > 0)
    throw new Error(`${family.name}, ${subset.name}: no outline for ${missing.join(' ')}`)
  const wanted = new Set(codePoints(subset.characters))
  return font.characterSet.filter((character) => wanted.has(character))
}

async function buildFamily({ name, slug }: Family): Promise<string[]> {
  const { version }: { version: string } = JSON.parse(
    await readFile(inFontPackage(slug, 'package.json'), 'utf8'),
  )
  const sourceOf = ({ source }: Subset) =>
    readFile(inFontPackage(slug, 'files', `${slug}-${source}-wght-normal.woff2`))

  const rules: string[] = []
  for (const subset of subsets) {
    const font = await cut(await sourceOf(subset), subset)
    const file = `${slug}-${subset.name}.${version}.woff2`
    await writeFile(inPublic('fonts', file), font)
    const characters = readCharacters({ name, slug }, subset, font)
    const range = unicodeRange(characters)
    rules.push(fontFace({ family: name, file, weight: `${weights.min} ${weights.max}`, range }))
    const left = codePoints(subset.characters).filter((character) => !characters.includes(character))
    formatFile(
      file,
      font.length,
      left.length > 0 ? `, not in the source: ${String.fromCodePoint(...left)}` : '',
    )
  }

  for (const reference of references) {
    const faces = await Promise.all(
      subsets.map(async (subset) => create(await cut(await sourceOf(subset), subset, reference.weight))),
    )
    for (const script of ['latin', 'cyrillic'] as const) {
      const fallback = fitFallback(faces, reference, script)
      const range = script === 'cyrillic' ? cyrillicRange : undefined
      rules.push(fallbackFace({ family: name, reference, fallback, range }))
    }
  }
  return rules
}

await mkdir(inPublic('fonts'), { recursive: true })
for (const name of await readdir(inPublic('fonts'))) {
  if (name.endsWith('.woff2')) await rm(inPublic('fonts', name))
}
const head = '/* Written by `npm run fonts`. Use as: font-family: Onest, "Onest Fallback", sans-serif. */\n'
const rules: string[] = []
for (const family of families) rules.push(...(await buildFamily(family)))
const css = head + rules.join('\n')
await writeFile(inPublic('fonts', 'fonts.css'), css)
formatFile('fonts.css', Buffer.byteLength(css))
