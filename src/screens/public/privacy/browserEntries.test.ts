/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { viewCookie, windowCookie } from '@atrium/contract/core'
import { detectionKeys } from '#i18n/detectLanguage.ts'
import { sliceConfigs } from '#store/rootReducer.ts'
import { staffEntries, visitorEntries } from './browserEntries.ts'

const root = process.cwd()

/** The product's own code, by its path. */
const sources = new Map(
  ['src', 'packages/ui/src', 'packages/server/src']
    .flatMap((room) => readdirSync(join(root, room), { recursive: true }).map((file) => `${room}/${file}`))
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|stories)\.tsx?$|\/testing\//.test(file))
    .map((file) => [file, readFileSync(join(root, file), 'utf8')]),
)

/** A call that writes into the browser, up to the name that it gives to what it writes. */
const writing =
  /\b(?:useTabState|useFormDraft|writeTab|writeMemory|setItem|openDB|caches\.open|setCookie|setPrivateCookie)(?:<[^(]*>)?\(\s*(?:reply, config, \{ name: )?([^,)\s]+)/g

/** Calls whose name comes from elsewhere: the names are in one of the lists below. */
const passingOn: Record<string, readonly string[]> = {
  'src/api/offlineCache.ts': ['answersCache'],
  // In memory only.
  'src/features/account/SignInNote.tsx': ['key'],
  'src/features/offline/useOfflineCache.ts': ['signedInMark'],
  'src/hooks/useFormDraft.ts': ['key', 'key:'],
  'src/hooks/useTabState.ts': ['key', 'key:'],
  'src/i18n/rememberLanguage.ts': ['detectionKeys.cache'],
  'src/store/persistence/persistence.ts': ['key:'],
  'src/store/persistence/recordStorage.ts': ['_key:'],
  'src/store/persistence/textStorage.ts': ['quarantineKey(key', '_key:', 'key'],
  'src/worker/caches.ts': ['cacheNames.notice'],
  'src/worker/cacheOnlyOk.ts': ['cacheName'],
  // The browser's own names: the cookie of `rememberLanguage.ts`, and what the document writes.
  'packages/server/src/http/language.ts': ["'i18next'"],
  'packages/server/src/website/startScript.ts': ["'visited'"],
  'packages/server/src/http/session/sessionCookie.ts': ['reply:', 'nameOf(name'],
}

/** The text of a literal; what it is put together from at run time is `…`. */
const textOf = (literal: string) =>
  literal
    .slice(1, -1)
    .replace(/\$\{staffKey\}/, 'staff.')
    .replace(/\$\{staffCaches\}/, 'staff-')
    .replace(/\$\{.*\}/, '…')

const literal = `('[^']*'|\`[^\`]*\`)`

/** What an expression stands for: a literal, a constant of the same file or an exported one, or an option that others give. */
function readName(expression: string, source: string): string[] {
  if (/^['`]/.test(expression)) return [textOf(expression)]
  if (!/^\w+$/.test(expression)) return []
  const constant =
    new RegExp(`const ${expression} = ${literal}`).exec(source)?.[1] ??
    new RegExp(`^export const ${expression} = ${literal}`, 'm').exec([...sources.values()].join('\n'))?.[1]
  if (constant) return [textOf(constant)]
  const options = [...sources.values()].flatMap((text) => [
    ...text.matchAll(new RegExp(`\\b${expression}: ${literal}`, 'g')),
  ])
  return options.map(([, given = '']) => textOf(given))
}

const found = [...sources].flatMap(([file, source]) =>
  [...source.matchAll(writing)].map(([, expression = '']) => ({
    file,
    expression,
    names: passingOn[file]?.includes(expression) ? [] : readName(expression, source),
  })),
)

const namesIn = (file: string, pattern: RegExp) =>
  [...(sources.get(file) ?? '').matchAll(pattern)].map(([, name = '']) => textOf(name))

const written = new Set([
  ...found.flatMap(({ file, names }) =>
    file.startsWith('packages/server/') ? names.map((name) => `__Host-${name}`) : names,
  ),
  ...sliceConfigs.map(({ persistence }) => persistence.key),
  ...[detectionKeys.cookie, detectionKeys.cache, viewCookie, windowCookie],
  ...namesIn('src/worker/caches.ts', /: ('[^']+'|`[^`]+`),/g),
  ...namesIn('src/config/offline.ts', /(?:answersCache|signedInMark) = (`[^`]+`)/g),
  ...namesIn('packages/server/src/website/startScript.ts', /setItem\(('[^']+')/g),
  ...namesIn('src/store/persistence/storedState.ts', /=> (`\$\{key\}\.\w+`)/g),
  // A library's: it notes when a copy was used last.
  ...((sources.get('src/worker/strategies.ts') ?? '').includes('workbox-expiration')
    ? ['workbox-expiration']
    : []),
])

const listed = [...visitorEntries, ...staffEntries].flatMap(({ names }): readonly string[] => names)

/** Whether a name of the list, whose `…` stands for anything, is the one that the code writes. */
const isMeant = (name: string, actual: string) => {
  const [start = '', end] = name.split('…')
  return end === undefined ? name === actual : actual.startsWith(start) && actual.endsWith(end)
}

it('every call that writes into the browser gives a name that can be read here', () => {
  const unread = found.filter(
    ({ file, expression, names }) => names.length === 0 && !passingOn[file]?.includes(expression),
  )
  expect(unread).toEqual([])
})

it('cookies are set at three places in the browser', () => {
  const setting = [...sources].filter(([, source]) => /\.cookie = /.test(source)).map(([file]) => file)
  expect(setting.toSorted()).toEqual([
    'packages/server/src/website/startScript.ts',
    'src/hooks/writeCookie.ts',
    'src/i18n/rememberLanguage.ts',
  ])
})

it('the privacy page names everything that is written', () => {
  expect(written.size).toBeGreaterThan(25)
  expect([...written].filter((actual) => !listed.some((name) => isMeant(name, actual)))).toEqual([])
})

it('and nothing that is not', () => {
  expect(listed.filter((name) => ![...written].some((actual) => isMeant(name, actual)))).toEqual([])
})
