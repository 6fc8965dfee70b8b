import { cp, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { migrationsFolder } from '#db/database.ts'

/** Copies the migrations up to one of them into a new folder. `undefined` when this version does not know that one. */
export async function migrationsUntil(last: number, copy: string): Promise<string | undefined> {
  await cp(migrationsFolder, copy, { recursive: true })
  const file = path.join(copy, 'meta', '_journal.json')
  const journal = JSON.parse(await readFile(file, 'utf8')) as { entries: { when: number }[] }
  const entries = journal.entries.filter(({ when }) => when <= last)
  await writeFile(file, JSON.stringify({ ...journal, entries }))
  return entries.at(-1)?.when === last ? copy : undefined
}
