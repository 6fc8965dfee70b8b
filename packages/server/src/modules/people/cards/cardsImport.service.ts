import { lookupKey } from '#db/lookupKey.ts'
import { changesOf, type ImportManner, type ImportOutcome } from '#importing/changes.ts'
import { repeats } from '#importing/repeats.ts'
import type { Services } from '#services.ts'
import { listCardRows } from './cards.repo.ts'
import { readCards } from './cardsFile.ts'
import { deleteCards, lockCards, writeCards } from './cardsImport.repo.ts'

/** Imports the personal cards of a CSV file, all or none. The name identifies a card. */
export async function importCards(
  { database }: Pick<Services, 'database'>,
  content: string,
  manner: ImportManner,
): Promise<ImportOutcome> {
  const { rows, faults } = await readCards(content)
  faults.push(...repeats(rows, 'name', ({ name }) => ({ key: lookupKey(name), shown: name })))
  if (faults.length > 0) return { faults }
  const given = rows.map(({ row }) => ({ ...row, key: lookupKey(row.name) }))
  return database.db.transaction(async (tx) => {
    await lockCards(tx)
    const { written, removed, counts } = changesOf(given, await listCardRows(tx), ({ key }) => key, manner)
    if (!manner.isDryRun) {
      await deleteCards(
        tx,
        removed.map(({ id }) => id),
      )
      await writeCards(tx, written)
    }
    return { counts }
  })
}
