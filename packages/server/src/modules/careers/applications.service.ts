import { applicantActor } from '@atrium/contract/audit'
import type {
  ApplicationReceipt,
  GeneralApplication,
  JobDetail,
  VacancyApplication,
} from '@atrium/contract/careers'
import { type Language, languagesOf } from '@atrium/contract/core'
import { nameActor } from '#db/audit.ts'
import { duplicateWindowMs, fingerprintOf, lockKey } from '#db/duplicates.ts'
import type { Database } from '#db/types.ts'
import { HttpError, invalid } from '#http/httpError.ts'
import type { UploadedFile } from '#http/multipart.ts'
import { refuseInfected } from '#http/refuseInfected.ts'
import { newReference } from '#mail/reference.ts'
import type { Services } from '#services.ts'
import { storeFile } from '#storage/storeFile.ts'
import { newApplicationLink } from './applicationLinks.service.ts'
import { applicationMails } from './applicationMails.service.ts'
import { findApplication, findDuplicate, insertApplication, insertCv } from './applications.repo.ts'
import { noteReceipt, notifyHiringManager } from './arrivals.service.ts'
import { getJob } from './careers.service.ts'
import { formatOfCv } from './cvContent.ts'

/** The fields that both forms share, in the shape of the database. */
interface Candidate {
  jobId: number | null
  position: string
  language: Language
  firstName: string
  lastName: string
  email: string
  phone: string
  message: string
}

/** Spec 7, "Apply to vacancy". Throws 404 for an unknown vacancy, 410 for a closed one, 400 for a CV whose content does not match its file extension. */
export async function applyForJob(
  services: Services,
  jobId: number,
  form: VacancyApplication<UploadedFile>,
  language: Language,
): Promise<ApplicationReceipt> {
  const job = await getJob(services, jobId)
  if (job.facts?.isClosed) throw new HttpError(410, 'vacancyClosed')
  const position = positionName(job, language, form.job)
  return receive(services, form.cv, { ...person(form), jobId, position, message: '', language })
}

/** Spec 7, "General application". Throws 400 for a CV whose content does not match its file extension. */
export async function applyGenerally(
  services: Services,
  form: GeneralApplication<UploadedFile>,
  language: Language,
): Promise<ApplicationReceipt> {
  return receive(services, form.cv, {
    ...person(form),
    jobId: null,
    position: '',
    message: form.message,
    language,
  })
}

const person = (form: VacancyApplication | GeneralApplication) => ({
  firstName: form.first_name,
  lastName: form.last_name,
  email: form.email,
  phone: form.phone,
})

/**
 * The position as the applicant read it. The text of the form is used only when the vacancy has this name in some
 * language: the text goes into a mail to an address that the sender may have invented.
 */
function positionName(job: JobDetail, language: Language, given: string): string {
  const names = languagesOf(job).map((spoken) => job[spoken]?.Position ?? '')
  return names.includes(given) ? given : (job[language]?.Position ?? names[0] ?? '')
}

/** Stores the CV, then record and mails in one transaction. Idempotent: a duplicate returns the first reference. */
async function receive(
  services: Services,
  cv: UploadedFile,
  candidate: Candidate,
): Promise<ApplicationReceipt> {
  const { database, storage, outbox } = services
  const format = await formatOfCv(cv)
  if (!format) throw invalid({ cv: 'cvContent' })
  await refuseInfected(services, 'cv', cv)
  const { reference, unneeded } = await storeFile(storage, cv.path, (key) =>
    database.db.transaction(async (tx) => {
      const duplicate = await duplicateOf(tx, services.now(), candidate, cv)
      if (duplicate.reference) return { reference: duplicate.reference, unneeded: key }
      const { size, sha256 } = cv
      const file = { key, ...format, size, sha256 }
      return { reference: await record(tx, services, candidate, file, duplicate.fingerprint) }
    }),
  )
  if (unneeded) await storage.remove(unneeded)
  outbox.wake()
  return { reference }
}

type StoredCv = Parameters<typeof insertCv>[1]

async function record(
  tx: Database,
  services: Services,
  candidate: Candidate,
  file: StoredCv,
  fingerprint: string,
): Promise<string> {
  const { outbox, now } = services
  const reference = await freeReference(tx)
  const { link, linkHash } = newApplicationLink(services, candidate.language)
  const createdAt = now()
  await nameActor(tx, applicantActor)
  const cvFileId = await insertCv(tx, { ...file, createdAt })
  const id = await insertApplication(tx, {
    ...candidate,
    ...{ reference, cvFileId, fingerprint, linkHash, createdAt },
  })
  const details = { ...candidate, id, reference, link, createdAt, cvFileId }
  const mails = applicationMails(services, { ...details, fileName: file.name, fileSize: file.size })
  await outbox.put(tx, mails)
  await noteReceipt(tx, details, mails)
  await notifyHiringManager(tx, services, details)
  return reference
}

/** Looks for a duplicate of a moment ago: the same fields, and a CV of the same name and content. */
async function duplicateOf(tx: Database, now: Date, candidate: Candidate, cv: UploadedFile) {
  const { jobId, position, language, firstName, lastName, email, phone, message } = candidate
  const person = [firstName, lastName, email, phone]
  const fingerprint = fingerprintOf(jobId, position, language, ...person, message, cv.name, cv.sha256)
  await lockKey(tx, fingerprint)
  const reference = await findDuplicate(tx, fingerprint, new Date(now.getTime() - duplicateWindowMs))
  return { fingerprint, reference }
}

async function freeReference(tx: Database): Promise<string> {
  let reference = newReference('CV')
  while (await findApplication(tx, reference)) reference = newReference('CV')
  return reference
}
