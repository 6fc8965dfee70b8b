import { createHash } from 'node:crypto'
import { type Language, limits, readMessage } from '@atrium/contract/core'
import { faultOfText, type TextEntry, type TextImport, type TextPreview } from '@atrium/contract/translations'
import { changeAs } from '#db/audit.ts'
import type { Database } from '#db/types.ts'
import { HttpError } from '#http/httpError.ts'
import type { Texts } from '#i18n/texts.ts'
import { byLine, faultText } from '#importing/faults.ts'
import { mapInPieces } from '#importing/pieces.ts'
import type { Services } from '#services.ts'
import { type FileText, readTextFile } from './textFile.ts'
import { lockTextChanges, textIdOf } from './translations.repo.ts'
import { type Editor, listEntries, storeTexts, toStoredText } from './translations.service.ts'

/**
 * Shows what a file of texts would change, or imports it, all or none. Throws 409 when the import would do something else than
 * the preview of the fingerprint, and 413 for a file beyond the limit.
 */
export async function importTexts(
  { database, texts }: Pick<Services, 'database' | 'texts'>,
  { text, isDryRun, fingerprint }: TextImport,
  { language, ...editor }: Editor & { language: Language },
): Promise<TextPreview> {
  if (Buffer.byteLength(text) > limits.textFileBytes) throw new HttpError(413, 'tooLarge')
  const file = await readTextFile(text)
  const plan = async (db: Database) => planImport(file, await listEntries(db, texts), texts, language)
  if (isDryRun) return (await plan(database.db)).preview
  return changeAs(database.db, editor.accountId, async (tx) => {
    await lockTextChanges(tx)
    const { edits, preview } = await plan(tx)
    if (preview.faultCount > 0 || preview.fingerprint !== fingerprint)
      throw new HttpError(409, 'importChanged')
    await storeTexts(tx, edits, editor)
    return preview
  })
}

async function planImport(
  file: Awaited<ReturnType<typeof readTextFile>>,
  entries: readonly TextEntry[],
  texts: Texts,
  language: Language,
) {
  const known = new Map(entries.map((entry) => [`${entry.namespace}:${entry.key}`, entry]))
  /** The lines of the texts so far. */
  const seen = new Map<string, number>()
  const sayFault = (fault: Parameters<typeof faultText>[2]) => faultText(texts, language, fault)
  const faults: TextPreview['faults'] = file.faults.map((fault) => ({
    ...{ line: fault.line, namespace: '', key: fault.column ?? fault.heading ?? '' },
    text: sayFault(fault),
  }))
  let same = 0
  /** The change that a text of the file is, unless it is none or a fault. */
  const editOf = ({ line, namespace, key, ...typed }: FileText) => {
    const text = toStoredText(typed.text)
    if (!text) return []
    const entry = known.get(`${namespace}:${key}`)
    const present = entry?.texts.find((one) => one.language === typed.language)
    const id = textIdOf({ namespace, key, language: typed.language })
    const report = (found: string) => {
      faults.push({
        line,
        namespace: namespace.slice(0, limits.textKey),
        key: key.slice(0, limits.textKey),
        text: found,
      })
      return []
    }
    if (!entry || !present) return report(sayFault({ line, code: 'textUnknown' }))
    const earlier = seen.get(id)
    if (earlier !== undefined)
      return report(sayFault({ line, code: 'repeated', values: { text: id, line: String(earlier) } }))
    seen.set(id, line)
    if (text === present.text) {
      same += 1
      return []
    }
    const message = readMessage(faultOfText(text, entry.original, key) ?? '')
    if (message) return report(sayMessage(texts, language, message))
    return [{ entry, language: present.language, text, shipped: present.shipped, before: present.text }]
  }
  const edits = (await mapInPieces(file.texts, editOf)).flat()
  const changes = edits.map(({ entry: { namespace, key }, language: of, before, text }) => ({
    ...{ namespace, key, language: of, before, after: text },
  }))
  const preview: TextPreview = {
    faults: faults.toSorted(byLine).slice(0, limits.importFaults),
    faultCount: faults.length,
    changes: faults.length > 0 ? [] : changes.slice(0, limits.importChanges),
    changed: faults.length > 0 ? 0 : changes.length,
    same,
    fingerprint: createHash('sha256').update(JSON.stringify(changes)).digest('base64url'),
  }
  return { edits, preview }
}

const sayMessage = (texts: Texts, language: Language, { key, part }: { key: string; part: string }) =>
  texts(language, `validation:${key}`, { part, interfaceText: String(limits.interfaceText) })
