/**
 * Characters that a paste brings along and that no reader sees: soft hyphens, zero-width spaces, marks and controls of
 * direction, byte order marks.
 */
const invisible = /[\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u206F\uFEFF]/g

/** Joiners that change nothing: those that follow no emoji and no letter of a script that needs them. */
const idleJoiners =
  /(?<=^|[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{N}\p{P}\p{Z}\p{Sm}\s])[\u200C\u200D]+/gu

/** Marks in a row beyond the limit of Unicode's stream-safe format (UAX 15): no language has them. */
const endlessMarks = /\p{M}{31}/u

/** A text in a Unicode form. The time of the conversion grows quadratically with marks in a row: endless ones stay. */
export const toForm = (form: 'NFC' | 'NFD' | 'NFKC', text: string): string =>
  endlessMarks.test(text) ? text : text.normalize(form)

const withoutInvisible = (text: string) => toForm('NFC', text.replace(invisible, '').replace(idleJoiners, ''))

/** A pasted text as one line: NFC, without invisible characters, each white space or line break one space, none at the ends. */
export const toLine = (text: string): string => withoutInvisible(text).replace(/\s+/g, ' ').trim()

/** A pasted text of several lines: as `toLine`, but line breaks stay, as `\n`, and so do spaces in a row. */
export const toLines = (text: string): string =>
  withoutInvisible(text)
    .replace(/\r\n?|[\u2028\u2029\u0085]/g, '\n')
    .replace(/\p{Zs}/gu, ' ')
    .trim()

/** A pasted phone number: `toLine` with plain digits, signs and hyphens. */
export const toPhone = (text: string): string =>
  toLine(toForm('NFKC', toLine(text))).replace(/[\u2010-\u2015\u2212\uFE58\uFE63]/g, '-')
