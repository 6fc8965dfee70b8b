import type { Language } from '@atrium/contract/core'
import type { Texts } from '#i18n/texts.ts'

/** A key of `locales/<language>/import.json`. */
export type FaultCode =
  | 'cellsUnderHeading'
  | 'cellsUnderHeadings'
  | 'circle'
  | 'columnAndParts'
  | 'columnMissing'
  | 'columnMissingParts'
  | 'columnTwice'
  | 'columnUnknown'
  | 'emailOfAccount'
  | 'emailProtected'
  | 'emailTaken'
  | 'empty'
  | 'fileEmpty'
  | 'hasLeft'
  | 'headingEmpty'
  | 'noCardName'
  | 'noComputer'
  | 'noCount'
  | 'noDay'
  | 'noEmail'
  | 'noIdNumber'
  | 'noInfo'
  | 'noLocalizedText'
  | 'noPathName'
  | 'noPhone'
  | 'noRoom'
  | 'noRows'
  | 'noName'
  | 'nobody'
  | 'oneself'
  | 'ownRecord'
  | 'quoteInCell'
  | 'quoteNotClosed'
  | 'repeated'
  | 'startDayMissing'
  | 'strangeCharacter'
  | 'textUnknown'
  | 'tooLong'
  | 'tooManyComputers'
  | 'tooManyInfos'
  | 'tooManyRows'
  | 'xmlBroken'
  | 'xmlDoctype'
  | 'xmlElement'
  | 'xmlNoTexts'

/** The values for the placeholders of the text. Quoted parts of the file are not escaped for a terminal. */
type FaultValues = Record<string, string>

/** A fault in a file. */
export interface Fault {
  /** The line in the file, from 1; 0 for a fault of the whole file. */
  line: number
  /** The heading of the cell, if the fault is in one cell. */
  column?: string
  /** The heading that a fault of the line of headings is about: its text names it. */
  heading?: string
  code: FaultCode
  values?: FaultValues
}

/** The valid rows of a file, and its faults in no order. */
export interface Reading<Row> {
  rows: { line: number; row: Row }[]
  /** The rows with faults, without the values of their invalid cells. */
  faulty: { line: number; row: Partial<Row> }[]
  faults: Fault[]
}

/** Thrown by the reader of a cell. */
export class CellFault extends Error {
  override name = 'CellFault'
  readonly code: FaultCode
  readonly values: FaultValues

  constructor(code: FaultCode, values: FaultValues = {}) {
    super(code)
    this.code = code
    this.values = values
  }
}

/** The fault and how to correct it, as the rest of a sentence: `it is empty. Fill it in.` */
export const faultText = (texts: Texts, language: Language, { code, values }: Fault): string =>
  texts(language, `import:${code}`, values)

/** `Line 4, name: it is empty. Fill it in.` For the terminal, in English. */
export const faultLine = (texts: Texts) => (fault: Fault) => {
  const { line, column } = fault
  const text = faultText(texts, 'EN', fault)
  return line > 0 ? `Line ${line}${column ? `, ${column}` : ''}: ${text}` : text
}

export const byLine = (one: Pick<Fault, 'line'>, other: Pick<Fault, 'line'>): number => one.line - other.line

/** The beginning of a text, so that a person can find it. */
export const quoted = (text: string): string =>
  JSON.stringify(text.length > 40 ? `${text.slice(0, 40)}…` : text)
