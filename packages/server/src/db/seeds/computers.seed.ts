import { badgeSamples } from '@atrium/contract/people/samples'
import { stockSamples } from '@atrium/contract/rooms/samples'
import { eq, inArray, sql } from 'drizzle-orm'
import { accounts, computerMoves, computers, people, rooms } from '#db/schema.ts'
import type { Database } from '#db/types.ts'

export async function computersAreEmpty(db: Database): Promise<boolean> {
  const [move] = await db.select({ id: computerMoves.id }).from(computerMoves).limit(1)
  return move === undefined
}

/** Ten o'clock in Baku, months before the samples are written. */
const monthsAgo = (months: number) =>
  sql`date_trunc('day', now(), 'UTC') - make_interval(months => ${months}) + interval '6 hours'`

/** Who moved the computers of the samples. */
const officeMail = 'leyla.ismayilova@caspora.example'

/** Writes what belongs to rooms, what is in store or retired, and where it was before. */
export async function seedComputers(tx: Database): Promise<void> {
  const known = await tx.select({ id: rooms.id, name: rooms.name }).from(rooms)
  const owners = await tx
    .select({ id: people.id, number: people.number })
    .from(people)
    .where(
      inArray(
        people.number,
        badgeSamples.map(({ id }) => id),
      ),
    )
  const [office] = await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.email, officeMail))
  const accountId = office?.id ?? null
  for (const { name, type, serial, place, before } of stockSamples) {
    const roomId = typeof place === 'object' ? known.find((room) => room.name === place.room)?.id : undefined
    const [computer] = await tx
      .insert(computers)
      .values({ name, type, serial, roomId, retiredAt: place === 'retired' ? monthsAgo(1) : null })
      .returning({ id: computers.id })
    if (!computer) throw new Error('The computer was not written.')
    const owner = owners.find(({ number }) => number === before?.personId)
    const at = { accountId, computerId: computer.id, toRoomId: roomId ?? null }
    const toKind = roomId ? 'room' : place === 'retired' ? 'retired' : 'store'
    await tx.insert(computerMoves).values(
      owner
        ? [
            {
              accountId,
              computerId: computer.id,
              toKind: 'employee' as const,
              toPersonId: owner.id,
              createdAt: monthsAgo(40),
            },
            {
              ...at,
              fromKind: 'employee' as const,
              fromPersonId: owner.id,
              toKind,
              words: before?.words ?? '',
              createdAt: monthsAgo(1),
            },
          ]
        : [{ ...at, toKind, createdAt: monthsAgo(18) }],
    )
  }
}
