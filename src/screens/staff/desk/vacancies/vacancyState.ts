import { type Language, languages } from '@atrium/contract/core'
import type { VacancyRow } from '@atrium/contract/hiring'
import { href } from '#config/site.ts'

/** What a vacancy is for visitors: an open one whose closing day has passed takes no applications. */
export const shownStateOf = ({ state, isOver }: Pick<VacancyRow, 'state' | 'isOver'>) =>
  state === 'open' && isOver ? 'over' : state

/** A text of a vacancy in the reader's language, else in the original one, else in any. */
export const localTextOf = (texts: Record<Language, string>, language: Language, original: Language) =>
  [language, original, ...languages].map((each) => texts[each]).find((text) => text !== '') ?? ''

/** The applications for a vacancy, at the desk. */
export const applicationsOf = (id: number) => `${href('applications')}?vacancy=${id}`
