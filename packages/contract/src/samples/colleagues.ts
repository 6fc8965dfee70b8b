import { compareNames } from '#alphabet.ts'
import { fullNameOf } from '#employees.ts'
import type { Language } from '#language.ts'
import type { Colleague } from '#people.ts'
import { employeeSamples } from './employees.ts'

/** The directory of colleagues in the form of the answer; nobody is away, and nobody shares a birthday. */
export const colleagueSamples = (language: Language): Colleague[] =>
  employeeSamples
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
