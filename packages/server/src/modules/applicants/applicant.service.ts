import { canCorrect, canWithdraw, type NewCv, type OwnApplication } from '@atrium/contract/careers'
import { company, dayAndTime, retention } from '@atrium/contract/core'
import { addMonths } from '@atrium/contract/days'
import { hiringUndoMs } from '@atrium/contract/hiring'
import { applicationPage } from '#db/applicationEvents.ts'
import { lockParticipants } from '#db/lockParticipants.ts'
import type { Database } from '#db/types.ts'
import { HttpError, invalid, notFound } from '#http/httpError.ts'
import type { UploadedFile } from '#http/multipart.ts'
import { refuseInfected } from '#http/refuseInfected.ts'
import { oneLine } from '#mail/mail.ts'
import { formatOfCv, insertCv } from '#modules/careers/index.ts'
import { keptUntilOf } from '#modules/hiring/index.ts'
import { cancelInterviews, listConcernedByInterviews } from '#modules/meetings/index.ts'
import { hashOf } from '#secrets/tokens.ts'
import type { Services } from '#services.ts'
import { discardFiles } from '#storage/discard.ts'
import { deleteFiles } from '#storage/files.repo.ts'
import { storeFile } from '#storage/storeFile.ts'
import {
  type ApplicationRecord,
  changeByApplicant,
  deleteWithMails,
  findByLink,
  findEarlierStage,
  lockBy,
  replaceAttachment,
} from './applicant.repo.ts'

const dayOf = (instant: Date) => dayAndTime(instant, company.timeZone).day

/** The application of a secret token. Throws 404 for an unknown one. */
export async function findOwnApplication(
  { database, now }: Pick<Services, 'database' | 'now'>,
  token: string,
): Promise<OwnApplication> {
  const found = await findByLink(database.db, hashOf(token))
  if (!found) throw notFound()
  const { application, file } = found
  const { createdAt } = application
  const stageAt = application.stageAt ?? createdAt
  // A decision that may still be undone is not told.
  const isRecent = now().getTime() - stageAt.getTime() < hiringUndoMs
  const earlier = isRecent ? await findEarlierStage(database.db, application.id) : undefined
  return {
    reference: application.reference,
    position: application.position,
    stage: application.stage === 'withdrawn' ? 'withdrawn' : (earlier ?? application.stage),
    receivedDay: dayOf(createdAt),
    stageDay: dayOf(stageAt),
    firstName: application.firstName,
    lastName: application.lastName,
    email: application.email,
    newEmail: application.newEmail,
    phone: application.phone,
    message: application.message,
    cv: { name: file.name, size: file.size },
    keptUntil: keptUntilOf(application),
    isAskedToKeep: application.keepAskedAt !== null,
  }
}

/** Does something with the locked application of a token, then answers it as it is. */
export async function changeOwnApplication(
  services: Services,
  token: string,
  act: (tx: Database, application: ApplicationRecord, now: Date) => Promise<void>,
): Promise<OwnApplication> {
  await services.database.db.transaction(async (tx) => act(tx, await lock(tx, token), services.now()))
  return findOwnApplication(services, token)
}

async function lock(tx: Database, token: string): Promise<ApplicationRecord> {
  const application = await lockBy(tx, 'linkHash', hashOf(token))
  if (!application) throw notFound()
  return application
}

/** Changes the application of a token; it and the accounts that its interviews concern are locked. */
const lockWithInterviews = <Result>(
  services: Services,
  token: string,
  act: (
    tx: Database,
    application: ApplicationRecord,
    locked: Parameters<typeof cancelInterviews>[2]['locked'],
  ) => Promise<Result>,
): Promise<Result> =>
  lockParticipants(
    services.database.db,
    async (tx) => {
      const found = await findByLink(tx, hashOf(token))
      return found ? listConcernedByInterviews(tx, found.application.id) : []
    },
    async (tx, locked) => act(tx, await lock(tx, token), locked),
  )

/** Withdraws an application and cancels its interviews; one that is withdrawn already stays as it is. */
export async function withdraw(services: Services, token: string): Promise<OwnApplication> {
  await lockWithInterviews(services, token, async (tx, application, locked) => {
    const { stage, firstName, lastName } = application
    if (stage === 'withdrawn') return
    if (!canWithdraw(stage)) throw new HttpError(409, 'applicationDecided')
    const now = services.now()
    const data = { from: stage, to: 'withdrawn' }
    const event = { kind: 'stage' as const, data, createdAt: now }
    await changeByApplicant(tx, application, { stage: 'withdrawn', stageAt: now }, event)
    const applicant = oneLine(`${firstName} ${lastName}`)
    await cancelInterviews(tx, services, {
      ...{ application, locked, href: applicationPage(application.id) },
      title: (language) => services.texts(language, 'mail:hiring.withdrawnTitle', { applicant }),
    })
  })
  services.outbox.wake()
  return findOwnApplication(services, token)
}

/** Puts another CV in the place of the one that was sent. The same checks as for an application. */
export async function replace(
  services: Services,
  token: string,
  { cv }: NewCv<UploadedFile>,
): Promise<OwnApplication> {
  const { database, storage } = services
  if (!(await findByLink(database.db, hashOf(token)))) throw notFound()
  const format = await formatOfCv(cv)
  if (!format) throw invalid({ cv: 'cvContent' })
  await refuseInfected(services, 'cv', cv)
  const keys = await storeFile(storage, cv.path, (key) =>
    database.db.transaction(async (tx) => {
      const application = await lock(tx, token)
      refuseClosed(application)
      const { cvFileId: earlier } = application
      const createdAt = services.now()
      const cvFileId = await insertCv(tx, { key, ...format, size: cv.size, sha256: cv.sha256, createdAt })
      const event = { kind: 'cv' as const, data: { name: format.name }, createdAt }
      await changeByApplicant(tx, application, { cvFileId }, event)
      await replaceAttachment(tx, earlier, cvFileId)
      return deleteFiles(tx, [earlier])
    }),
  )
  await discardFiles(services, keys)
  return findOwnApplication(services, token)
}

/** Answers whether the company may keep the application longer than usual. */
export const answerKeep = (services: Services, token: string, isAllowed: boolean): Promise<OwnApplication> =>
  changeOwnApplication(services, token, async (tx, application, now) => {
    if (!application.keepAskedAt) throw new HttpError(409, 'keepingNotAsked')
    const keepUntil = isAllowed
      ? addMonths(keptUntilOf(application), retention.applicationMonths)
      : application.keepUntil
    const event = { kind: 'keepAnswered' as const, data: { isAllowed }, createdAt: now }
    await changeByApplicant(tx, application, { keepUntil, keepAskedAt: null }, event)
  })

/** Deletes an application with its CV, its history and the mails about it, and cancels its interviews. */
export async function erase(services: Services, token: string): Promise<undefined> {
  const keys = await lockWithInterviews(services, token, async (tx, application, locked) => {
    await cancelInterviews(tx, services, {
      ...{ application, locked },
      title: (language) => services.texts(language, 'mail:hiring.deletedTitle'),
    })
    await deleteWithMails(tx, application)
    return deleteFiles(tx, [application.cvFileId])
  })
  services.outbox.wake()
  await discardFiles(services, keys)
}

/** Throws 409 for an application that is withdrawn, and for one of a person who was hired. */
export function refuseClosed({ stage }: ApplicationRecord): void {
  if (!canCorrect(stage)) throw new HttpError(409, 'applicationClosed')
}
