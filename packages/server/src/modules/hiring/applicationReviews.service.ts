import { foldText } from '@atrium/contract/core'
import type { NewNote, RatingChanges } from '@atrium/contract/hiring'
import { fullNameOf } from '@atrium/contract/people'
import { and, eq, sql } from 'drizzle-orm'
import { findAccount } from '#accounts/accounts.repo.ts'
import { applicationPage, insertApplicationEvents } from '#db/applicationEvents.ts'
import { applicationEvents, applicationRatings } from '#db/schema.ts'
import { invalid, notFound } from '#http/httpError.ts'
import { oneLine } from '#mail/mail.ts'
import { notify } from '#modules/notifications/index.ts'
import { listViewers } from './applicationRights.repo.ts'
import { updateApplication } from './applications.repo.ts'
import type { Change } from './applications.service.ts'

/** Adds a note and notifies the mentioned. Throws as `addNote` of the contract says. */
export async function addNote(change: Change, { text, mentions }: NewNote): Promise<void> {
  const mentioned = [...new Set(mentions)]
  const viewers = await listViewers(change.tx, change.application.jobId)
  const found = mentioned.flatMap((personId) => viewers.find((one) => one.id === personId) ?? [])
  if (found.length < mentioned.length) throw invalid({ mentions: 'personCannotSee' })
  await addEvent(change, 'note', { text, mentions: mentioned })
  for (const { accountId } of found) await notifyColleague(change, accountId, 'mentioned')
}

/** Deletes a note of the viewer. Throws 404 for another entry. */
export async function deleteNote(
  { tx, viewer, application }: Change,
  _body: unknown,
  { event }: { event: number },
): Promise<void> {
  const { id, applicationId, accountId, kind } = applicationEvents
  const isOwn = and(eq(applicationId, application.id), eq(accountId, viewer.accountId), eq(kind, 'note'))
  const deleted = await tx
    .delete(applicationEvents)
    .where(and(eq(id, event), isOwn))
    .returning({ id })
  if (deleted.length === 0) throw notFound()
}

/** Gives or changes the rating of the viewer. */
export async function rateApplication(change: Change, { verdict, words }: RatingChanges): Promise<void> {
  const { tx, viewer, application, at: createdAt } = change
  const { applicationId, personId, ...columns } = applicationRatings
  const given = { verdict, words, createdAt }
  const written = await tx
    .insert(applicationRatings)
    .values({ applicationId: application.id, personId: viewer.personId, ...given })
    .onConflictDoUpdate({
      target: [applicationId, personId],
      set: given,
      setWhere: sql`(${columns.verdict}, ${columns.words}) is distinct from (excluded.verdict, excluded.words)`,
    })
    .returning({ personId })
  if (written.length > 0) await addEvent(change, 'rating', {})
}

/** Sets all tags; those that differ only in spelling are one. */
export async function tagApplication(change: Change, { tags: given }: { tags: string[] }): Promise<void> {
  const { id, tags: before } = change.application
  const keys = given.map(foldText)
  const tags = given.filter((_tag, place) => keys.indexOf(keys[place] ?? '') === place)
  const added = tags.filter((tag) => !before.includes(tag))
  const removed = before.filter((tag) => !tags.includes(tag))
  if (added.length + removed.length === 0) return
  await updateApplication(change.tx, id, { tags })
  await addEvent(change, 'tags', { added, removed })
}

/** Hands an application over and notifies the new owner. Throws as `assignApplication` of the contract says. */
export async function assignApplication(
  change: Change,
  { personId }: { personId: number | null },
): Promise<void> {
  const { id, jobId, ownerId } = change.application
  const viewers = await listViewers(change.tx, jobId)
  const owner = viewers.find((one) => one.id === personId)
  if (personId !== null && !owner) throw invalid({ personId: 'personCannotSee' })
  if (personId === ownerId) return
  await updateApplication(change.tx, id, { ownerId: personId })
  await addEvent(change, 'owner', { personId })
  if (owner) await notifyColleague(change, owner.accountId, 'assigned')
}

const addEvent = (
  { tx, viewer: { accountId }, application: { id: applicationId }, at: createdAt }: Change,
  kind: 'note' | 'rating' | 'tags' | 'owner',
  data: Record<string, unknown>,
) => insertApplicationEvents(tx, [{ applicationId, accountId, kind, data, createdAt }])

/** Notifies a colleague of what the viewer did with an application. The viewer is not notified. */
async function notifyColleague(
  { tx, services, viewer, application }: Change,
  accountId: number,
  what: 'mentioned' | 'assigned',
): Promise<void> {
  if (accountId === viewer.accountId) return
  const by = await findAccount(tx, viewer.accountId)
  const { id, firstName, lastName, position, reference } = application
  const values = {
    name: by ? oneLine(fullNameOf(by)) : '',
    applicant: oneLine(`${firstName} ${lastName}`),
    position: position || reference,
  }
  await notify(tx, services, {
    accountId,
    href: applicationPage(id),
    entry: (language) => ({
      title: services.texts(language, `mail:hiring.${what}Title`, values),
      description: services.texts(language, `mail:hiring.${what}Text`, values),
    }),
  })
}
