import { compareNames } from '#core/alphabet.ts'
import type { Language } from '#core/language.ts'
import { fullNameOf } from '#people/badges/endpoints.ts'
import { badgeSamples } from '#people/badges/samples.ts'
import type { DirectoryPerson } from './schema.ts'

/** The directory of colleagues in the form of the answer, without absences and birthdays. */
export const colleagueSamples = (language: Language): DirectoryPerson[] =>
  badgeSamples
    .map(({ id, idnumber, name, surname, job, unit, roomname, number, email, managerId }) => ({
      id,
      idnumber,
      name,
      surname,
      position: job[language],
      unit: unit[language],
      roomname,
      phone: number,
      email,
      managerId,
      awayUntil: '',
      birthday: '',
    }))
    .toSorted((one, other) => compareNames(fullNameOf(one), fullNameOf(other)))
