import { type BodyOf, type Language, languages } from '@atrium/contract/core'
import type { changeRecord } from '@atrium/contract/people'
import { newPerson } from '@atrium/contract/people/schema'

type Fields = typeof newPerson

/** The fields with a text in each language. */
type Translated = 'positions' | 'units'

/** The values of the form: texts in three languages have three fields each, and an empty `managerId` means no manager. */
type Values = Record<Exclude<keyof Fields, Translated> | `${Translated}_${Language}`, string>

const names = Object.keys(newPerson) as (keyof Fields)[]

/** A form has days as they are typed: `2026/11/24`. */
const days: readonly string[] = ['birthday', 'startedOn'] satisfies (keyof Fields)[]

export const valuesOf = (record: Fields): Values =>
  Object.fromEntries(
    names.flatMap((name): [string, string][] => {
      const value = record[name] ?? ''
      if (typeof value === 'object') return languages.map((each) => [`${name}_${each}`, value[each]])
      return [[name, days.includes(name) ? String(value).replaceAll('-', '/') : String(value)]]
    }),
  ) as Values

/** A typed day; a text that is none stays as it is, and the schema refuses it. */
const dayOf = (typed: string) => typed.trim().replaceAll('/', '-')

/** The record that a form describes. An emptied field is missing in the values of a form. */
export const fieldsOf = (typed: Partial<Record<string, string | boolean>>): Fields =>
  Object.fromEntries(
    names.map((name) => {
      const [empty, value] = [newPerson[name], String(typed[name] ?? '')]
      if (empty === null) return [name, value ? Number(value) : null]
      if (typeof empty === 'object')
        return [name, Object.fromEntries(languages.map((each) => [each, typed[`${name}_${each}`] ?? '']))]
      return [name, days.includes(name) ? dayOf(value) : value]
    }),
  ) as Fields

/** The fields that differ from a record, and what they are in it. */
export function changesOf(fields: Fields, record: Fields): BodyOf<typeof changeRecord> {
  const changed = names.filter((name) => JSON.stringify(fields[name]) !== JSON.stringify(record[name]))
  const pick = (from: Fields): Partial<Fields> =>
    Object.fromEntries(changed.map((name) => [name, from[name]]))
  return { ...pick(fields), was: pick(record) }
}

/** Messages about a record at the fields of the form: one about all three languages goes to those that are empty. */
export function atFields(messages: Record<string, string>, typed: Partial<Values>): Record<string, string> {
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
