import { type ApplicantMail, type ApplicationMove, hiringUndoMs } from '@atrium/contract/hiring'
import { eq, inArray } from 'drizzle-orm'
import { aboutApplication, insertApplicationEvents, mailEventData } from '#db/applicationEvents.ts'
import { applicationEvents, hiringStages } from '#db/schema.ts'
import { HttpError } from '#http/httpError.ts'
import { withdrawLatest } from '#mail/mails.repo.ts'
import { type DecisionData, findUndoable } from './applicationHistory.ts'
import { listEvents, updateApplication } from './applications.repo.ts'
import type { Change } from './applications.service.ts'

const kindOf = (isOfMove: boolean) => `application.${isOfMove ? 'stage' : 'mail'}`

/** Moves an application as `moveApplication` of the contract says. */
export async function moveApplication(
  change: Change,
  { stage, revision, mail }: ApplicationMove,
): Promise<void> {
  const { tx, viewer, application, at } = change
  const { id, stage: from, stageAt } = application
  if (application.personId !== null && stage !== from) throw new HttpError(409, 'applicationHired')
  if (application.revision !== revision) throw await conflictOf(change)
  if (stage === from) {
    if (mail) await writeMail(change, mail, { revision })
    return
  }
  const later = revision + 1
  await updateApplication(tx, id, { stage, stageAt: at, revision: later })
  const formerStageAt = stageAt?.toISOString() ?? null
  const data = { from, to: stage, revision: later, formerStageAt } satisfies DecisionData & { to: string }
  const move = { applicationId: id, accountId: viewer.accountId, kind: 'stage' as const, data, createdAt: at }
  const [moveId = 0] = await insertApplicationEvents(tx, [move])
  if (mail) await writeMail(change, mail, { revision: later, moveId })
}

/** Mails the applicant without a move. */
export const mailApplicant = (change: Change, mail: ApplicantMail): Promise<void> =>
  writeMail(change, mail, { revision: change.application.revision })

/** Undoes the viewer's last move with its mail, or the last mail. Throws as `undoMove` of the contract says. */
export async function undoMove({ tx, viewer, application, at: now }: Change): Promise<void> {
  const { id, revision } = application
  const undoable = findUndoable(await listEvents(tx, id), { accountId: viewer.accountId, revision, now })
  if (!undoable) throw new HttpError(409, 'undoOver')
  const { move, mail } = undoable
  const queued = { about: aboutApplication(id), kind: kindOf(move !== undefined), now }
  if (mail && !(await withdrawLatest(tx, queued))) throw new HttpError(409, 'undoOver')
  const undone = [move, mail].flatMap((event) => event?.id ?? [])
  await tx.delete(applicationEvents).where(inArray(applicationEvents.id, undone))
  const { from, formerStageAt } = (move?.data ?? {}) as Partial<DecisionData>
  if (from)
    await updateApplication(tx, id, {
      ...{ stage: from, stageAt: formerStageAt ? new Date(formerStageAt) : null },
      revision: revision + 1,
    })
}

/** Queues a mail to the applicant, which can be withdrawn for a moment, and writes it into the history. */
async function writeMail(
  { tx, services: { outbox, config }, viewer: { accountId }, application: { id, email }, at }: Change,
  mail: ApplicantMail,
  decision: DecisionData,
): Promise<void> {
  await outbox.put(tx, [
    {
      ...mail,
      kind: kindOf(decision.moveId !== undefined),
      to: email,
      replyTo: config.companyMail,
      about: aboutApplication(id),
      dueAt: new Date(at.getTime() + hiringUndoMs),
    },
  ])
  const data = { ...mailEventData(mail), ...decision }
  await insertApplicationEvents(tx, [{ applicationId: id, accountId, kind: 'mail', data, createdAt: at }])
}

/** 409 that names who moved the application, or says that it has changed. */
async function conflictOf({ tx, application: { id, stage, revision } }: Change): Promise<HttpError> {
  const events = await listEvents(tx, id)
  const last = events.filter(({ event }) => event.kind === 'stage').at(-1)
  if (last?.event.data.to !== stage) return new HttpError(409, 'changedMeanwhile')
  const { by, event } = last
  if (event.accountId === null && stage === 'withdrawn') return new HttpError(409, 'applicationWithdrawn')
  if (by === null || event.data.revision !== revision) return new HttpError(409, 'changedMeanwhile')
  const [moved] = await tx.select().from(hiringStages).where(eq(hiringStages.id, stage))
  return new HttpError(409, 'applicationMoved', {
    values: (language) => ({ name: by, stage: moved?.name[language] ?? stage }),
  })
}
