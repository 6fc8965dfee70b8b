import type { Language } from '@atrium/contract'

/** A column that means the same in every language. */
interface PlainColumn<Value> {
  isLocalized: false
  read: (text: string) => Value
}

/** One that three may stand for: `job_az`, `job_en` and `job_ru` in the place of `job`. */
interface LocalizedColumn<Value> {
  isLocalized: true
  read: (text: string) => Value
}

/** The columns of a file by their names; what reads a cell throws `CellFault`. */
export type Columns = Record<string, PlainColumn<unknown> | LocalizedColumn<unknown>>

/** What a row says. */
export type RowOf<All extends Columns> = {
  [Name in keyof All]: All[Name] extends LocalizedColumn<infer Value>
    ? Record<Language, Value>
    : All[Name] extends PlainColumn<infer Value>
      ? Value
      : never
}

export const plain = <Value>(read: (text: string) => Value): PlainColumn<Value> => ({
  isLocalized: false,
  read,
})

export const localized = <Value>(read: (text: string) => Value): LocalizedColumn<Value> => ({
  isLocalized: true,
  read,
})
