import { and, asc, eq, inArray, notExists, sql } from 'drizzle-orm'
import { applications, candidates } from '#db/schema.ts'
import type { Database } from '#db/types.ts'

export async function insertCandidate(tx: Database, createdAt: Date): Promise<number> {
  const [row] = await tx.insert(candidates).values({ createdAt }).returning({ id: candidates.id })
  if (!row) throw new Error('The candidate was not written.')
  return row.id
}

/** The applications of candidates, locked in the order of their ids. */
export const lockApplicationsOf = (tx: Database, candidateIds: readonly number[]) =>
  tx
    .select()
    .from(applications)
    .where(inArray(applications.candidateId, [...candidateIds]))
    .orderBy(asc(applications.id))
    .for('update')

export async function assignCandidate(
  tx: Database,
  applicationIds: readonly number[],
  candidateId: number | null,
): Promise<void> {
  await tx
    .update(applications)
    .set({ candidateId })
    .where(inArray(applications.id, [...applicationIds]))
}

/** Deletes those of some candidates who have no application. */
export async function deleteUnusedCandidates(tx: Database, ids: readonly number[]): Promise<void> {
  const theirs = tx
    .select({ one: sql`1` })
    .from(applications)
    .where(eq(applications.candidateId, candidates.id))
  await tx.delete(candidates).where(and(inArray(candidates.id, [...ids]), notExists(theirs)))
}
