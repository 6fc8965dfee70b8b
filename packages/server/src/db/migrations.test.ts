import { readMigrationFiles } from 'drizzle-orm/migrator'
import { migrationsFolder } from './database.ts'

/**
 * Statements that break a server of the version before, which still runs while the new one starts (rolling restart):
 * it would miss a column, or leave a required one empty. A column goes in two versions: the first one stops using it
 * (expand), the second one drops it (contract).
 */
const breaking = [
  /\bDROP (TABLE|COLUMN|TYPE|DEFAULT)\b/i,
  /\bRENAME\b/i,
  /\bALTER COLUMN \S+ (SET DATA )?TYPE\b/i,
  /\bSET NOT NULL\b/i,
  /\bADD COLUMN (?!.*\bDEFAULT\b).*\bNOT NULL\b/i,
]

/**
 * Migrations with such statements that a server of the version before survives, by the time of their writing, with the reason:
 * the version that prepared a contraction, or the test of the views that stand in for the tables.
 */
const survived: Record<number, string> = {
  1795836800000: 'formerTables.test.ts',
  1795865348567: 'formerTables.test.ts',
}

const statements = readMigrationFiles({ migrationsFolder })
  .filter(({ folderMillis }) => !(folderMillis in survived))
  .flatMap(({ sql }) => sql)
  .map((statement) => statement.trim())

it('lets servers of the version before work on while a migration runs', () => {
  expect(statements.filter((statement) => breaking.some((rule) => rule.test(statement)))).toEqual([])
})
