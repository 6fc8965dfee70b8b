import { toForm, toLine } from './normalizeText.ts'

/** Azerbaijani letters and their replacements on a plain keyboard. */
const plain: Record<string, string> = { ə: 'e', ı: 'i', ё: 'е', ß: 'ss' }

/**
 * The search key of a text: lower case without marks, `İ I ı i` as one letter (`eliyeva` finds `Əliyeva`), and all
 * spaces alike.
 */
export const foldText = (text: string): string =>
  toForm('NFD', toLine(text).toLowerCase())
    // й is a letter of its own.
    .replace(/и\u0306/g, 'й')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[əıёß]/g, (letter) => plain[letter] ?? letter)
    .trim()
