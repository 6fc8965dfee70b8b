import { type Language, toTag } from '#core/language.ts'

/** The kinds of employment of a vacancy. */
export const employments = ['fullTime', 'partTime', 'shifts', 'fixedTerm', 'internship'] as const

export type Employment = (typeof employments)[number]

/** Where the work is done. */
export const workplaces = ['office', 'hybrid', 'remote'] as const

export type Workplace = (typeof workplaces)[number]

export const levels = ['intern', 'junior', 'middle', 'senior', 'lead'] as const

export type Level = (typeof levels)[number]

type WorkplaceAway = Exclude<Workplace, 'office'>

/** The words of the job type. They are no interface texts: every answer with a vacancy contains them (spec 3, Job). */
const jobTypeWords: Record<Language, Record<Employment | WorkplaceAway, string>> = {
  AZ: {
    fullTime: 'Tam ştat',
    partTime: 'Yarım ştat',
    shifts: 'Növbəli qrafik',
    fixedTerm: 'Müddətli müqavilə',
    internship: 'Təcrübə proqramı',
    hybrid: 'hibrid',
    remote: 'məsafədən',
  },
  EN: {
    fullTime: 'Full time',
    partTime: 'Part time',
    shifts: 'Shift work',
    fixedTerm: 'Fixed-term contract',
    internship: 'Internship',
    hybrid: 'hybrid',
    remote: 'remote',
  },
  RU: {
    fullTime: 'Полная занятость',
    partTime: 'Частичная занятость',
    shifts: 'Сменный график',
    fixedTerm: 'Срочный договор',
    internship: 'Стажировка',
    hybrid: 'гибрид',
    remote: 'удалённо',
  },
}

/** The job type of a vacancy in one language: `Full time, remote`. */
export function formatJobType(employment: Employment, workplace: Workplace, language: Language): string {
  const words = jobTypeWords[language]
  return workplace === 'office' ? words[employment] : `${words[employment]}, ${words[workplace]}`
}

/** What a visitor may look for: a kind of employment, or a place of work that is not the office. */
export const jobTypes = [...employments, 'hybrid', 'remote'] as const

export type JobType = (typeof jobTypes)[number]

/** The name of a job type as a choice: `Remote`. */
export function formatJobTypeChoice(type: JobType, language: Language): string {
  const word = jobTypeWords[language][type]
  return word.charAt(0).toLocaleUpperCase(toTag(language)) + word.slice(1)
}

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
