import { defaultLanguage, type Language, languages } from '@atrium/contract/core'

/** A column with one value for all languages. */
interface PlainColumn<Value> {
  isLocalized: false
  isOptional?: boolean
  read: (text: string) => Value
}

/** A column that three columns may replace: `job_az`, `job_en` and `job_ru` for `job`. */
interface LocalizedColumn<Value> {
  isLocalized: true
  isOptional?: boolean
  read: (text: string) => Value
}

/** The columns of a file by name; `read` throws `CellFault`. */
export type Columns = Record<string, PlainColumn<unknown> | LocalizedColumn<unknown>>

type ValueOf<Column> =
  Column extends LocalizedColumn<infer Value>
    ? Record<Language, Value>
    : Column extends PlainColumn<infer Value>
      ? Value
      : never

/** The values of a row; `undefined` for an optional column that the file does not have. */
export type RowOf<All extends Columns> = {
  [Name in keyof All]: ValueOf<All[Name]> | (All[Name] extends { isOptional: true } ? undefined : never)
}

export const plain = <Value>(read: (text: string) => Value): PlainColumn<Value> => ({
  isLocalized: false,
  read,
})

export const localized = <Value>(read: (text: string) => Value): LocalizedColumn<Value> => ({
  isLocalized: true,
  read,
})

/** A column that a file may leave out; then the records keep their values. */
export const optional = <Column extends PlainColumn<unknown> | LocalizedColumn<unknown>>(
  column: Column,
): Column & { isOptional: true } => ({ ...column, isOptional: true })

/** A value for each language. */
export const everywhere = <Value>(value: (language: Language) => Value) =>
  Object.fromEntries(languages.map((language) => [language, value(language)])) as Record<Language, Value>

/** The values in each language, where one without its own has the English value, or else any value. */
export const filled = <Value>(values: Record<Language, Value>, isFilled: (language: Language) => boolean) =>
  everywhere((language) => values[[language, defaultLanguage, ...languages].find(isFilled) ?? language])
