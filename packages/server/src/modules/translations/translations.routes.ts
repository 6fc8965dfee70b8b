import { type Language, limits, parseLanguage } from '@atrium/contract/core'
import { translationsEndpoints as calls } from '@atrium/contract/translations/calls'
import type { FastifyInstance } from 'fastify'
import { staffCalls } from '#http/registerAuthenticated.ts'
import type { Services } from '#services.ts'
import { writeCsv, writeXliff } from './textFile.ts'
import { importTexts } from './textImport.service.ts'
import {
  findTexts,
  listEntries,
  listNamespaces,
  listTexts,
  restoreText,
  saveTexts,
} from './translations.service.ts'

/** JSON takes two bytes for a quotation mark and a line break. */
const maxBytes = 2 * limits.textFileBytes

/** The texts of the interface and of mails. */
export function translationsRoutes(app: FastifyInstance, services: Services): void {
  const { database, texts, now } = services
  const { db } = database
  const { serve, change } = staffCalls(app, services)
  const by = ({ account, language }: { account: { id: number }; language: Language }) => ({
    ...{ accountId: account.id, at: now(), language },
  })

  serve(calls.listNamespaces, () => listNamespaces(db, texts))
  serve(calls.listTexts, ({ params }) => listTexts(db, texts, params.namespace))
  serve(calls.findTexts, ({ query }) => findTexts(db, texts, query.text))
  change(calls.saveTexts, (tx, call) => saveTexts(tx, texts, call.params, call.body, by(call)))
  change(calls.restoreText, (tx, { params }) => restoreText(tx, texts, params))
  serve(calls.importTexts, (call) => importTexts(services, call.body, by(call)), { maxBytes })
  serve(calls.exportTexts, async ({ params: { file }, language }) => {
    const entries = await listEntries(db, texts)
    const into = file === 'texts.csv' ? undefined : parseLanguage(file.slice(0, 2))
    return {
      content: into ? writeXliff(entries, into) : writeCsv(entries, language),
      mediaType: into ? 'application/xliff+xml; charset=utf-8' : 'text/csv; charset=utf-8',
      isDownload: true,
      name: file,
    }
  })
}
