import type { Language } from '#core/language.ts'

/**
 * The meanings of the stages of an application, in the order in which the company starts. HR changes names and order;
 * the meaning stays.
 */
export const stages = ['new', 'review', 'interview', 'offer', 'hired', 'rejected', 'withdrawn'] as const

export type Stage = (typeof stages)[number]

/** The stages in which a decision is still due. */
export const openStages: readonly Stage[] = ['new', 'review', 'interview', 'offer']

/** The most applications in one answer of `listApplications`: an answer stays below a megabyte. */
export const mostListed = 2000

/** So many days before its end a vacancy closes soon. */
export const closingDays = 7

/** The states of a vacancy. An open one whose closing day has passed is shown as closed. */
export const vacancyStates = ['draft', 'open', 'closed'] as const

export type VacancyState = (typeof vacancyStates)[number]

/** What a reviewer thinks of a candidate, from the worst to the best. */
export const verdicts = ['strongNo', 'no', 'yes', 'strongYes'] as const

export type Verdict = (typeof verdicts)[number]

/** The entries in the history of an application. */
export const applicationEventKinds = [
  /** The application arrived. */
  'received',
  /** `from`, `to`: another stage. */
  'stage',
  /** `text`, `mentions` (`people.id`): a note. */
  'note',
  /** A reviewer gave or changed a rating; the rating itself is hidden from reviewers who have given none. */
  'rating',
  /** `subject`, `text`: a mail to the applicant. */
  'mail',
  /** `name`: the applicant replaced the CV. */
  'cv',
  /** The applicant corrected contact data. */
  'contact',
  /** `personId`: another person is responsible; `null` when the application has no owner. */
  'owner',
  /** `added`, `removed`: tags. */
  'tags',
  /** `reference`: another application of the same person, confirmed. */
  'joined',
  /** The company asked whether it may keep the application longer. */
  'keepAsked',
  /** `isAllowed`: the applicant's answer. */
  'keepAnswered',
  /** `day`, `start`, `end`, `roomname`, `change` (`booked`, `moved`, `cancelled`): an interview. */
  'interview',
  /** `day`: feedback after the interview of a day; the feedback itself is hidden from those who have given none. */
  'feedback',
  /** `personId`: the record that the candidate got. */
  'hired',
] as const

export type ApplicationEventKind = (typeof applicationEventKinds)[number]

/** What a CV's words are to the search. */
export const cvTextStates = ['waiting', 'read', 'unreadable'] as const

export type CvTextState = (typeof cvTextStates)[number]

/** Milliseconds. So long a decision about an application can be undone; its mail waits. */
export const hiringUndoMs = 10_000

/** The placeholders of a mail's template, `{{firstName}}`; each has a value for every application. */
export const templatePlaceholders = [
  'firstName',
  'lastName',
  'position',
  'company',
  'reference',
  'sender',
] as const

export type TemplatePlaceholder = (typeof templatePlaceholders)[number]

const placeholder = /\{\{\s*([^{}]*?)\s*\}\}/g

const isPlaceholder = (name: string): name is TemplatePlaceholder =>
  templatePlaceholders.some((one) => one === name)

/** The first placeholder of a text that no template may have; `undefined` when there is none. */
export function unknownPlaceholder(text: string): string | undefined {
  for (const [whole, name = ''] of text.matchAll(placeholder)) if (!isPlaceholder(name)) return whole
  // Braces that were opened and not closed would be mailed as they are.
  return /\{\{|\}\}/.exec(text.replace(placeholder, ''))?.[0]
}

/** A text of a template with the values of an application. */
export const fillTemplate = (text: string, values: Record<TemplatePlaceholder, string>): string =>
  text.replace(placeholder, (whole, name: string) => (isPlaceholder(name) ? values[name] : whole))

/** The names with which the stages start. */
export const firstStageNames: Record<Stage, Record<Language, string>> = {
  new: { AZ: 'Yeni', EN: 'New', RU: 'Новый' },
  review: { AZ: 'Baxılır', EN: 'In review', RU: 'На рассмотрении' },
  interview: { AZ: 'Müsahibə', EN: 'Interview', RU: 'Собеседование' },
  offer: { AZ: 'İş təklifi', EN: 'Offer', RU: 'Предложение о работе' },
  hired: { AZ: 'İşə qəbul edilib', EN: 'Hired', RU: 'Приём на работу' },
  rejected: { AZ: 'Rədd edilib', EN: 'Rejected', RU: 'Отклонён' },
  withdrawn: { AZ: 'Geri götürülüb', EN: 'Withdrawn', RU: 'Отозван' },
}

/** The title of the meeting that is an interview, in the language of the applicant, who reads it. */
export const interviewTitle = ({ language, position }: { language: Language; position: string }): string =>
  [firstStageNames.interview[language], position].filter(Boolean).join(': ')
