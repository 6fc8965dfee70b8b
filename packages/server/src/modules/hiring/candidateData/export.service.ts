import type { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import { nameActor, recordOpening } from '#db/audit.ts'
import type { Database } from '#db/types.ts'
import type { FileAnswer } from '#http/sendFile.ts'
import type { Services } from '#services.ts'
import {
  listAnswersOf,
  listFeedback,
  listInterviewRows,
  listInvitedTo,
} from '../interviews/interviewList.repo.ts'
import { type CandidateApplication, listMailsTo, listParts } from './candidateData.repo.ts'
import { candidateOf, findCandidate } from './erasure.service.ts'

/**
 * Everything that is stored about the person of an application, as a ZIP of `data.json` and the CVs. The law gives a person
 * also what others wrote (notes, ratings, feedback), and not who wrote it. The audit log has the
 * opening; `accountId` is `null` for a command. Throws 404 for an unknown application.
 */
export async function exportCandidate(
  { database, storage, now }: Pick<Services, 'database' | 'storage' | 'now'>,
  accountId: number | null,
  id: number,
): Promise<FileAnswer & { content: Readable }> {
  const { rows, data } = await database.db.transaction(async (tx) => {
    if (accountId !== null) await nameActor(tx, accountId)
    const found = await findCandidate(tx, id)
    for (const { application } of found) await recordOpening(tx, 'applications', application.id)
    return { rows: found, data: await dataOf(tx, found) }
  })
  const zip = new ZipFile()
  const content = zip.outputStream as Readable
  // A file that cannot be read breaks the download: a partial export must not look complete.
  zip.on('error', (error: Error) => content.destroy(error))
  const json = JSON.stringify({ exportedAt: now().toISOString(), ...data }, null, 2)
  zip.addBuffer(Buffer.from(json), 'data.json', { mtime: now() })
  for (const { application, file } of rows)
    zip.addReadStreamLazy(pathOf(application.reference, file.name), { mtime: file.createdAt }, (done) =>
      storage.open(file.key).then(
        (stream) => done(null, stream),
        (error) => done(error, null as never),
      ),
    )
  zip.end()
  const name = `${rows[0]?.application.reference ?? 'candidate'}.zip`
  return { content, mediaType: 'application/zip', name, isDownload: true }
}

/** A name that every system can store: the applicant chose it. */
const pathOf = (reference: string, name: string) =>
  `cv/${reference} ${name.replace(/[\p{Cc}<>:"/\\|?*]/gu, '_')}`

async function dataOf(tx: Database, rows: readonly CandidateApplication[]) {
  const candidate = candidateOf(rows)
  const { events, ratings } = await listParts(tx, candidate.ids)
  const interviews = await interviewsOf(tx, candidate)
  const mails = await listMailsTo(tx, candidate)
  const ofApplication = <Row extends { applicationId: number }>(list: readonly Row[], id: number) =>
    list.filter(({ applicationId }) => applicationId === id)
  return {
    applications: rows.map(({ application, file, cvText }) => ({
      reference: application.reference,
      receivedAt: application.createdAt,
      position: application.position,
      language: application.language,
      firstName: application.firstName,
      lastName: application.lastName,
      email: application.email,
      unconfirmedEmail: application.newEmail,
      phone: application.phone,
      message: application.message,
      stage: application.stage,
      stageSince: application.stageAt ?? application.createdAt,
      keptUntil: application.keepUntil,
      askedToKeepAt: application.keepAskedAt,
      tags: application.tags,
      cv: {
        file: pathOf(application.reference, file.name),
        mediaType: file.mediaType,
        bytes: file.size,
        storedAt: file.createdAt,
        text: cvText ?? '',
      },
      history: ofApplication(events, application.id).map(({ kind, createdAt, data }) => {
        // Of staff only what they did and wrote; the rest lets a decision be undone.
        const {
          personId: _person,
          mentions: _mentioned,
          revision: _revision,
          moveId: _move,
          formerStageAt: _since,
          ...rest
        } = data
        return { at: createdAt, kind, ...rest }
      }),
      ratings: ofApplication(ratings, application.id).map(({ verdict, words, createdAt }) => ({
        at: createdAt,
        verdict,
        words,
      })),
      interviews: ofApplication(interviews, application.id).map(({ applicationId: _id, ...rest }) => rest),
    })),
    mails: mails.map(({ createdAt, sentAt, to, subject, text }) => ({
      createdAt,
      sentAt,
      to,
      subject,
      text,
    })),
  }
}

async function interviewsOf(tx: Database, { ids, emails }: ReturnType<typeof candidateOf>) {
  const rows = await listInterviewRows(tx, ids)
  const meetingIds = rows.map(({ meeting }) => meeting.id)
  const guests = (await listInvitedTo(tx, meetingIds)).filter(
    ({ person, email }) => person.email !== null || (email !== null && emails.includes(email)),
  )
  const answers = await listAnswersOf(
    tx,
    guests.map(({ person }) => person.id),
  )
  const feedback = await listFeedback(tx, meetingIds)
  return rows.map(({ applicationId, meeting: { id, title, day, start, end, roomname, isDeleted } }) => ({
    applicationId,
    ...{ title, day, start, end, roomname, isCancelled: isDeleted },
    answers: guests
      .filter(({ person }) => person.meetingId === id && emails.includes(person.email ?? ''))
      .flatMap(({ person }) => answers.filter(({ personId }) => personId === person.id))
      .map(({ state, answeredAt }) => ({ at: answeredAt, state })),
    feedback: feedback
      .filter((one) => one.feedback.meetingId === id)
      .map(({ feedback: { verdict, words, createdAt } }) => ({ at: createdAt, verdict, words })),
  }))
}
