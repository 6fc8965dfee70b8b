import { foldText, type Language } from '@atrium/contract/core'
import { faultOfText, type TextEntry, type TextState } from '@atrium/contract/translations'
import { translationsEndpoints } from '@atrium/contract/translations/calls'
import { textChangesSchema, textImportSchema } from '@atrium/contract/translations/schema'
import { HttpResponse } from 'msw'
import { answering, changedMeanwhile, errorResponse, json, mockOf, notFound, refuse } from './answers.ts'
import { memoryOf } from './memory.ts'

const { listNamespaces, listTexts, findTexts, saveTexts, restoreText, exportTexts, importTexts } =
  translationsEndpoints

const entryOf = (namespace: string, key: string, shipped: Partial<Record<Language, string>>): TextEntry => ({
  ...{ namespace, key, original: shipped.EN ?? '{{count}} days' },
  texts: Object.entries(shipped).map(([language, text]) => ({
    language: language as Language,
    ...{ text, shipped: text, state: text ? ('shipped' as const) : ('missing' as const) },
    ...{ changedAt: '', changedBy: '' },
  })),
})

const memory = memoryOf((): { entries: TextEntry[] } => ({
  entries: [
    entryOf('common', 'failure.retry', { EN: 'Try again', AZ: 'Yenidən cəhd edin', RU: 'Повторить' }),
    entryOf('common', 'days_few', { RU: '{{count}} дня' }),
    entryOf('common', 'greeting', { EN: 'Hello, {{name}}', AZ: 'Salam, {{name}}', RU: '' }),
    entryOf('mail', 'signature', { EN: 'Kind regards', AZ: 'Hörmətlə', RU: 'С уважением' }),
  ],
}))

const entryAt = ({ namespace, key }: Record<string, unknown>) =>
  memory.entries.find((entry) => entry.namespace === namespace && entry.key === key)

/** Puts a text into an entry, or the shipped one. */
function put(entry: TextEntry, language: unknown, typed?: string): TextEntry {
  const texts = entry.texts.map((one) => {
    if (one.language !== language) return one
    const text = typed ?? one.shipped
    const state: TextState = text === one.shipped ? (text ? 'shipped' : 'missing') : 'edited'
    const change = { changedAt: new Date().toISOString(), changedBy: 'Leyla Əliyeva' }
    return { ...one, text, state, ...(state === 'edited' ? change : { changedAt: '', changedBy: '' }) }
  })
  const next = { ...entry, texts }
  memory.entries = memory.entries.map((one) => (one === entry ? next : one))
  return next
}

/** The texts of the CSV file that differ: namespace, key, Russian text. */
const changesIn = (content: string) =>
  content
    .split('\n')
    .slice(1)
    .filter(Boolean)
    .map((row) => row.split(','))
    .map(([namespace = '', key = '', after = '']) => {
      const before = entryAt({ namespace, key })?.texts.find(({ language }) => language === 'RU')
      return { namespace, key, language: 'RU' as const, before: before?.text ?? '', after }
    })
    .filter(({ before, after }) => before !== after)

/** The calls about the texts of the interface. */
export const translationsMocks = [
  mockOf(listNamespaces, () =>
    json(
      ['common', 'mail'].map((name) => {
        const texts = memory.entries.filter((entry) => entry.namespace === name).flatMap((one) => one.texts)
        const countOf = (state: TextState) => texts.filter((text) => text.state === state).length
        return {
          ...{ name, isOfServer: name === 'mail', texts: texts.length },
          ...{ missing: countOf('missing'), outdated: countOf('outdated'), edited: countOf('edited') },
        }
      }),
    ),
  ),
  mockOf(listTexts, ({ params }) => {
    const entries = memory.entries.filter(({ namespace }) => namespace === params.namespace)
    return entries.length > 0 ? json(entries) : notFound()
  }),
  mockOf(findTexts, ({ request }) => {
    const words = foldText(new URL(request.url).searchParams.get('text') ?? '')
    const entries = memory.entries.filter(({ key, texts }) =>
      [key, ...texts.map(({ text }) => text)].some((text) => foldText(text).includes(words)),
    )
    return json({ entries, count: entries.length })
  }),
  mockOf(saveTexts, ({ params, request }) =>
    answering(textChangesSchema, ({ texts }) => {
      const entry = entryAt(params)
      if (!entry) return notFound()
      const faults = texts.map(({ language, text }) => [
        language,
        faultOfText(text, entry.original, entry.key),
      ])
      const wrong = faults.filter(([, fault]) => fault !== undefined)
      if (wrong.length > 0) return refuse(Object.fromEntries(wrong))
      const isOlder = texts.some(({ language, seen }) =>
        entry.texts.some((one) => one.language === language && one.text !== seen),
      )
      if (isOlder) return changedMeanwhile()
      return json(texts.reduce((next, { language, text }) => put(next, language, text), entry))
    })({ request }),
  ),
  mockOf(restoreText, ({ params }) => {
    const entry = entryAt(params)
    return entry ? json(put(entry, params.language)) : notFound()
  }),
  mockOf(
    exportTexts,
    ({ params }) =>
      new HttpResponse('<xliff version="1.2"><file target-language="ru"/></xliff>', {
        headers: {
          'content-type': 'application/xliff+xml; charset=utf-8',
          'content-disposition': `attachment; filename*=UTF-8''${params.file}`,
          'cache-control': 'no-store',
        },
      }),
  ),
  mockOf(
    importTexts,
    answering(textImportSchema, ({ text, isDryRun, fingerprint }) => {
      const changes = changesIn(text)
      const unknown = changes.filter((change) => !entryAt(change))
      const preview = {
        faults: unknown.map(({ namespace, key }) => ({
          ...{ line: 2, namespace, key, text: 'there is no such text in this language.' },
        })),
        faultCount: unknown.length,
        ...(unknown.length > 0 ? { changes: [], changed: 0 } : { changes, changed: changes.length }),
        ...{ same: 0, fingerprint: String(changes.length) },
      }
      if (isDryRun) return json(preview)
      if (fingerprint !== preview.fingerprint || unknown.length > 0)
        return errorResponse(409, { message: 'The texts have changed since the preview.' })
      for (const change of changes) {
        const entry = entryAt(change)
        if (entry) put(entry, change.language, change.after)
      }
      return json(preview)
    }),
  ),
]
