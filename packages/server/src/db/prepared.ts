import type { Database } from './types.ts'

/**
 * A prepared statement for each database. Building a statement takes longer than PostgreSQL needs to answer it, so the
 * frequent reads are built once. `build` names its values by `sql.placeholder`. A transaction builds its own.
 */
export function prepared<Statement>(build: (db: Database) => Statement): (db: Database) => Statement {
  const statements = new WeakMap<Database, Statement>()
  return (db) => {
    const statement = statements.get(db) ?? build(db)
    statements.set(db, statement)
    return statement
  }
}
