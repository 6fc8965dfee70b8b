import { endpoint } from '#core/endpoint.ts'
import type { InLanguages } from '#core/language.ts'

/** A vacancy in the list, in one language (spec 3, Job). */
export interface JobText {
  Position: string
  Category: string
  JobType: string
  Description: string
  LocationCity: string
  LocationCountry: string
}

export type Job = { id: number } & InLanguages<JobText>

/** The page of a vacancy, in one language (spec 3, Job detail response). */
export interface JobDetailText {
  Position: string
  LocationCountry: string
  LocationCity: string
  JobType: string
  Overview: string
  /** The page shows the first element of each item. */
  Responsibilities: string[][]
  Qualifications: string[][]
}

export type JobDetail = InLanguages<JobDetailText>

export type Category = { id: number } & InLanguages<{ Category: string }>

/** The properties of a file that are validated; the `File` of a browser fits. */
export interface CvFile {
  name: string
  /** Bytes. */
  size: number
}

interface Applicant<File extends CvFile> {
  first_name: string
  last_name: string
  email: string
  phone: string
  cv: File
}

/**
 * An application to one vacancy (spec 7, Apply to vacancy). `job` is the name of the position as the applicant read
 * it.
 */
export interface VacancyApplication<File extends CvFile = CvFile> extends Applicant<File> {
  job: string
}

/** An application without a vacancy (spec 7, General application). */
export interface GeneralApplication<File extends CvFile = CvFile> extends Applicant<File> {
  message: string
}

/** Our server answers with a reference; another host may answer anything. */
export interface ApplicationReceipt {
  /** The reference, such as `CV-7K2M-9QPX`, which both mails contain. */
  reference?: string | undefined
}

export const listJobs = endpoint<{ reply: Job[] }>({ method: 'GET', path: '/api/v1/jobs/', reply: 'list' })

export const getJob = endpoint<{ params: { id: number }; reply: JobDetail }>({
  method: 'GET',
  path: '/api/v1/jobs/:id',
})

export const listCategories = endpoint<{ reply: Category[] }>({
  method: 'GET',
  path: '/api/v1/categories/',
  reply: 'list',
})

export const applyToJob = endpoint<{
  params: { id: number }
  body: VacancyApplication
  reply: ApplicationReceipt
}>({ method: 'POST', path: '/api/v1/jobs/:id/apply/', encoding: 'multipart', reply: 'any' })

export const sendGeneralApplication = endpoint<{ body: GeneralApplication; reply: ApplicationReceipt }>({
  method: 'POST',
  path: '/api/v1/jobs/general/apply/',
  encoding: 'multipart',
  reply: 'any',
})
