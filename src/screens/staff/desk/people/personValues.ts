import { type Language, languages } from '@atrium/contract/core'
import type { PersonChanges, PersonFields, PersonRecord } from '@atrium/contract/people'

type Texts<Name extends string> = Record<`${Name}_${Language}`, string>

/** The values of the form: texts in three languages have three fields each, and an empty `managerId` means no manager. */
export type PersonValues = Pick<
  PersonFields,
  'name' | 'surname' | 'email' | 'phone' | 'roomname' | 'birthday' | 'startedOn'
> &
  Texts<'positions'> &
  Texts<'units'> & { managerId: string; deputyId: string }

const noTexts = { AZ: '', EN: '', RU: '' }

/** The record of a new person. */
export const newPerson: PersonFields = {
  name: '',
  surname: '',
  email: '',
  phone: '',
  roomname: '',
  positions: noTexts,
  units: noTexts,
  managerId: null,
  deputyId: null,
  birthday: '',
  startedOn: '',
}

const flat = <Name extends string>(name: Name, texts: Record<Language, string>): Texts<Name> =>
  Object.fromEntries(languages.map((language) => [`${name}_${language}`, texts[language]])) as Texts<Name>

export const valuesOf = ({
  positions,
  units,
  managerId,
  deputyId,
  name,
  surname,
  email,
  phone,
  roomname,
  birthday,
  startedOn,
}: PersonFields | PersonRecord): PersonValues => ({
  ...{ name, surname, email, phone, roomname },
  birthday: birthday.replaceAll('-', '/'),
  startedOn: startedOn.replaceAll('-', '/'),
  ...flat('positions', positions),
  ...flat('units', units),
  managerId: String(managerId ?? ''),
  deputyId: String(deputyId ?? ''),
})

const idOf = (value: string | undefined) => (value ? Number(value) : null)

/** A typed day, `2026/11/24`; a text that is none stays as it is, and the schema refuses it. */
const dayOf = (typed: string) => typed.trim().replaceAll('/', '-')

/** The record that a form describes. An emptied field is missing in the values of a form. */
export function fieldsOf(typed: Partial<PersonValues>): PersonFields {
  const { name, surname, email, phone, roomname, birthday, startedOn } = { ...newPerson, ...typed }
  const texts = (key: 'positions' | 'units') =>
    Object.fromEntries(languages.map((language) => [language, typed[`${key}_${language}`] ?? ''])) as Record<
      Language,
      string
    >
  return {
    ...{ name, surname, email, phone, roomname },
    birthday: dayOf(birthday),
    startedOn: dayOf(startedOn),
    positions: texts('positions'),
    units: texts('units'),
    managerId: idOf(typed.managerId),
    deputyId: idOf(typed.deputyId),
  }
}

/** The fields that differ from a record, and what they are in it. */
export function changesOf(fields: PersonFields, record: PersonFields): PersonChanges {
  const names = (Object.keys(fields) as (keyof PersonFields)[]).filter(
    (name) => JSON.stringify(fields[name]) !== JSON.stringify(record[name]),
  )
  const pick = (from: PersonFields): Partial<PersonFields> =>
    Object.fromEntries(names.map((name) => [name, from[name]]))
  return { ...pick(fields), was: pick(record) }
}

/** Messages about a record at the fields of the form: one about all three languages goes to those that are empty. */
export function atFields(
  messages: Record<string, string>,
  typed: Partial<PersonValues>,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(messages).flatMap(([name, message]) => {
      if (name !== 'positions' && name !== 'units') return [[name.replace('.', '_'), message]]
      return languages
        .map((language) => `${name}_${language}` as const)
        .filter((each) => !typed[each]?.trim())
        .map((each) => [each, message])
    }),
  )
}
