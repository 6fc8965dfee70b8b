import type { Application } from '@atrium/contract/hiring'
import { hiringUndoMs, type Stage } from '@atrium/contract/hiring'
import { aboutApplication, insertApplicationEvents, mailEventData } from '#db/applicationEvents.ts'
import type { Database } from '#db/types.ts'
import { HttpError } from '#http/httpError.ts'
import { withdrawLatest } from '#mail/mails.repo.ts'
import type { Services } from '#services.ts'
import { type DecisionData, findUndoable } from './applicationHistory.ts'
import type { LockedApplication as Locked } from './applicationRights.repo.ts'
import { listEvents, updateApplication } from './applications.repo.ts'
import { changeApplication } from './applications.service.ts'
import { deleteEvents } from './events.repo.ts'
import { findStageNames } from './stages.repo.ts'
import type { Viewer } from './viewer.ts'

type Parts = Pick<Services, 'database' | 'outbox' | 'config' | 'now'>
interface Mail {
  subject: string
  text: string
}

const kindOf = (isOfMove: boolean) => `application.${isOfMove ? 'stage' : 'mail'}`

/** Moves an application as `moveApplication` of the contract says. */
export const moveApplication = (
  parts: Parts,
  viewer: Viewer,
  id: number,
  { stage, revision, mail }: { stage: Stage; revision: number; mail: Mail | null },
): Promise<Application> =>
  changeApplication(parts, viewer, id, async (tx, application) => {
    if (application.personId !== null && stage !== application.stage)
      throw new HttpError(409, 'applicationHired')
    if (application.revision !== revision) throw await conflictOf(tx, application)
    const { accountId } = viewer
    if (stage === application.stage) {
      if (mail) await writeMail(tx, parts, viewer, { application, mail, data: { revision } })
      return
    }
    const at = parts.now()
    await updateApplication(tx, id, { stage, stageAt: at, revision: revision + 1 })
    const data = {
      ...{ from: application.stage, to: stage, revision: revision + 1 },
      formerStageAt: application.stageAt?.toISOString() ?? null,
    } satisfies DecisionData & { to: Stage }
    const move = { applicationId: id, accountId, kind: 'stage' as const, data, createdAt: at }
    const [moveId = 0] = await insertApplicationEvents(tx, [move])
    const later = { ...application, stage, revision: revision + 1 }
    if (mail)
      await writeMail(tx, parts, viewer, {
        application: later,
        mail,
        data: { revision: revision + 1, moveId },
      })
  })

/** Mails the applicant without a move. */
export const mailApplicant = (parts: Parts, viewer: Viewer, id: number, mail: Mail): Promise<Application> =>
  changeApplication(parts, viewer, id, (tx, application) =>
    writeMail(tx, parts, viewer, { application, mail, data: { revision: application.revision } }),
  )

/** Undoes the viewer's last move with its mail, or the last mail. Throws as `undoMove` of the contract says. */
export const undoMove = (parts: Parts, viewer: Viewer, id: number): Promise<Application> =>
  changeApplication(parts, viewer, id, async (tx, { revision }) => {
    const now = parts.now()
    const undoable = findUndoable(await listEvents(tx, id), { accountId: viewer.accountId, revision, now })
    if (!undoable) throw new HttpError(409, 'undoOver')
    const { move, mail } = undoable
    const queued = { about: aboutApplication(id), kind: kindOf(move !== undefined), now }
    if (mail && !(await withdrawLatest(tx, queued))) throw new HttpError(409, 'undoOver')
    await deleteEvents(
      tx,
      [move, mail].flatMap((event) => event?.id ?? []),
    )
    const { from, formerStageAt } = (move?.data ?? {}) as Partial<DecisionData>
    if (from)
      await updateApplication(tx, id, {
        ...{ stage: from, stageAt: formerStageAt ? new Date(formerStageAt) : null },
        revision: revision + 1,
      })
  })

/** Queues a mail to the applicant, which can be withdrawn for a moment, and writes it into the history. */
async function writeMail(
  tx: Database,
  { outbox, config, now }: Parts,
  { accountId }: Viewer,
  { application: { id, email }, mail, data }: { application: Locked; mail: Mail; data: DecisionData },
): Promise<void> {
  const createdAt = now()
  await outbox.put(tx, [
    {
      ...mail,
      kind: kindOf(data.moveId !== undefined),
      to: email,
      replyTo: config.companyMail,
      about: aboutApplication(id),
      dueAt: new Date(createdAt.getTime() + hiringUndoMs),
    },
  ])
  await insertApplicationEvents(tx, [
    { applicationId: id, accountId, kind: 'mail', data: { ...mailEventData(mail), ...data }, createdAt },
  ])
}

/** 409 that names who moved the application, or says that it has changed. */
async function conflictOf(tx: Database, { id, stage, revision }: Locked): Promise<HttpError> {
  const events = await listEvents(tx, id)
  const last = events.filter(({ event }) => event.kind === 'stage').at(-1)
  if (last?.event.data.to !== stage) return new HttpError(409, 'changedMeanwhile')
  const { by, event } = last
  if (event.accountId === null && stage === 'withdrawn') return new HttpError(409, 'applicationWithdrawn')
  if (by === null || event.data.revision !== revision) return new HttpError(409, 'changedMeanwhile')
  const names = await findStageNames(tx, stage)
  return new HttpError(409, 'applicationMoved', {
    values: (language) => ({ name: by, stage: names[language] }),
  })
}
