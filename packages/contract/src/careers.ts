import { endpoint } from './endpoint.ts'
import type { InLanguages } from './language.ts'

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

/** A vacancy's own page, in one language (spec 3, Job detail response). */
export interface JobDetailText {
  Position: string
  LocationCountry: string
  LocationCity: string
  JobType: string
  Overview: string
  /** The first element of each item is what the page shows. */
  Responsibilities: string[][]
  Qualifications: string[][]
}

export type JobDetail = InLanguages<JobDetailText>

export type Category = { id: number } & InLanguages<{ Category: string }>

/** What a file must tell about itself to be judged; a browser's `File` fits. */
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

/** The answer to one vacancy (spec 7, Apply to vacancy). `job` is the position's name as the applicant read it. */
export interface VacancyApplication<File extends CvFile = CvFile> extends Applicant<File> {
  job: string
}

/** A CV without a vacancy (spec 7, General application). */
export interface GeneralApplication<File extends CvFile = CvFile> extends Applicant<File> {
  message: string
}

/** Our server names the application; another host may answer with anything. */
export interface ApplicationReceipt {
  /** Short, spoken easily, printed in both mails: `CV-7K2M-9QPX`. */
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
