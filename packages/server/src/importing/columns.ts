import type { Language } from '@atrium/contract'

/** A column with one value for all languages. */
interface PlainColumn<Value> {
  isLocalized: false
  read: (text: string) => Value
}

/** A column that three columns may replace: `job_az`, `job_en` and `job_ru` for `job`. */
interface LocalizedColumn<Value> {
  isLocalized: true
  read: (text: string) => Value
}

/** The columns of a file by name; `read` throws `CellFault`. */
export type Columns = Record<string, PlainColumn<unknown> | LocalizedColumn<unknown>>

/** The values of a row. */
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
