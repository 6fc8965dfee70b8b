import { type Language, languages } from '@atrium/contract/core'
import { idNumberOf } from '@atrium/contract/people'
import type { LocalizedInfo } from '#db/tables/people.ts'
import { localize } from '#i18n/localize.ts'
import type { BadgeRow } from './badges.repo.ts'

/** An employee with every field in one language; in another language where a text is missing. */
export function badgeOf({ person, roomname, photo }: BadgeRow, language: Language) {
  const { id, number, name, surname, email, phone, job, computers, otherInfo } = person
  return {
    id,
    idnumber: idNumberOf(number),
    name,
    surname,
    email,
    number: phone,
    roomname: roomname ?? '',
    job: localize(job, language) ?? '',
    computerinfo: computers.map(({ type, ...computer }) => ({
      ...computer,
      type: localize(type, language) ?? '',
    })),
    ...(photo && { photo }),
    otherinfo: localize(written(otherInfo), language) ?? [],
  }
}

/** The languages with at least one text. */
const written = (info: LocalizedInfo): Partial<LocalizedInfo> =>
  Object.fromEntries(languages.flatMap((each) => (info[each].length > 0 ? [[each, info[each]]] : [])))
