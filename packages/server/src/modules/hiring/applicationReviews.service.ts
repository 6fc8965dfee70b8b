import { foldText } from '@atrium/contract/core'
import type { Application, Verdict } from '@atrium/contract/hiring'
import { fullNameOf } from '@atrium/contract/people'
import { findAccount } from '#accounts/accounts.repo.ts'
import { applicationPage, insertApplicationEvents } from '#db/applicationEvents.ts'
import type { Database } from '#db/types.ts'
import { invalid, notFound } from '#http/httpError.ts'
import { oneLine } from '#mail/mail.ts'
import { notify } from '#modules/notifications/index.ts'
import type { Services } from '#services.ts'
import { type LockedApplication, listViewers } from './applicationRights.repo.ts'
import { updateApplication } from './applications.repo.ts'
import { changeApplication } from './applications.service.ts'
import { deleteOwnNote } from './events.repo.ts'
import { saveRating } from './ratings.repo.ts'
import type { Viewer } from './viewer.ts'

type Parts = Pick<Services, 'database' | 'outbox' | 'texts' | 'now'>

/** Adds a note and notifies the mentioned. Throws as `addNote` of the contract says. */
export const addNote = (
  parts: Parts,
  viewer: Viewer,
  id: number,
  { text, mentions }: { text: string; mentions: number[] },
): Promise<Application> =>
  changeApplication(parts, viewer, id, async (tx, application) => {
    const mentioned = [...new Set(mentions)]
    const viewers = await listViewers(tx, application.jobId)
    const found = mentioned.flatMap((personId) => viewers.find((one) => one.id === personId) ?? [])
    if (found.length < mentioned.length) throw invalid({ mentions: 'personCannotSee' })
    await addEvent(tx, parts, viewer, id, 'note', { text, mentions: mentioned })
    for (const { accountId } of found)
      await notifyOf(tx, parts, viewer, { application, accountId, what: 'mentioned' })
  })

/** Deletes a note of the viewer. Throws 404 for another entry. */
export const deleteNote = (parts: Parts, viewer: Viewer, id: number, event: number): Promise<Application> =>
  changeApplication(parts, viewer, id, async (tx) => {
    const note = { id: event, applicationId: id, accountId: viewer.accountId }
    if (!(await deleteOwnNote(tx, note))) throw notFound()
  })

/** Gives or changes the rating of the viewer. */
export const rateApplication = (
  parts: Parts,
  viewer: Viewer,
  id: number,
  { verdict, words }: { verdict: Verdict; words: string },
): Promise<Application> =>
  changeApplication(parts, viewer, id, async (tx) => {
    const { personId } = viewer
    const rating = { applicationId: id, personId, verdict, words, createdAt: parts.now() }
    if (await saveRating(tx, rating)) await addEvent(tx, parts, viewer, id, 'rating', {})
  })

/** Sets all tags; those that differ only in spelling are one. */
export const tagApplication = (
  parts: Parts,
  viewer: Viewer,
  id: number,
  given: readonly string[],
): Promise<Application> =>
  changeApplication(parts, viewer, id, async (tx, { tags: before }) => {
    const keys = given.map(foldText)
    const tags = given.filter((_tag, place) => keys.indexOf(keys[place] ?? '') === place)
    const added = tags.filter((tag) => !before.includes(tag))
    const removed = before.filter((tag) => !tags.includes(tag))
    if (added.length + removed.length === 0) return
    await updateApplication(tx, id, { tags })
    await addEvent(tx, parts, viewer, id, 'tags', { added, removed })
  })

/** Hands an application over and notifies the new owner. Throws as `assignApplication` of the contract says. */
export const assignApplication = (
  parts: Parts,
  viewer: Viewer,
  id: number,
  personId: number | null,
): Promise<Application> =>
  changeApplication(parts, viewer, id, async (tx, application) => {
    const viewers = await listViewers(tx, application.jobId)
    const owner = viewers.find((one) => one.id === personId)
    if (personId !== null && !owner) throw invalid({ personId: 'personCannotSee' })
    if (personId === application.ownerId) return
    await updateApplication(tx, id, { ownerId: personId })
    await addEvent(tx, parts, viewer, id, 'owner', { personId })
    if (owner)
      await notifyOf(tx, parts, viewer, { application, accountId: owner.accountId, what: 'assigned' })
  })

const addEvent = (
  tx: Database,
  { now }: Pick<Parts, 'now'>,
  { accountId }: Viewer,
  applicationId: number,
  kind: 'note' | 'rating' | 'tags' | 'owner',
  data: Record<string, unknown>,
) => insertApplicationEvents(tx, [{ applicationId, accountId, kind, data, createdAt: now() }])

/** Notifies a colleague of what the viewer did with an application. The viewer is not notified. */
async function notifyOf(
  tx: Database,
  parts: Parts,
  viewer: Viewer,
  about: { application: LockedApplication; accountId: number; what: 'mentioned' | 'assigned' },
): Promise<void> {
  const { accountId, what, application } = about
  if (accountId === viewer.accountId) return
  const by = await findAccount(tx, viewer.accountId)
  const { id, firstName, lastName, position, reference } = application
  const values = {
    name: by ? oneLine(fullNameOf(by)) : '',
    applicant: oneLine(`${firstName} ${lastName}`),
    position: position || reference,
  }
  await notify(tx, parts, {
    accountId,
    href: applicationPage(id),
    entry: (language) => ({
      title: parts.texts(language, `mail:hiring.${what}Title`, values),
      description: parts.texts(language, `mail:hiring.${what}Text`, values),
    }),
  })
}
