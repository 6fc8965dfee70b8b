import { toForm, toLine } from './normalizeText.ts'

/** Letters and their replacements on a plain keyboard; a small sigma is one letter, also at the end of a word. */
const plain: Record<string, string> = { ə: 'e', ı: 'i', ё: 'е', ß: 'ss', ς: 'σ' }

/**
 * The search key of a text: lower case without marks, `İ I ı i` as one letter (`eliyeva` finds `Əliyeva`), and all
 * spaces alike.
 */
export const foldText = (text: string): string =>
  toForm('NFD', toLine(text).toLowerCase())
    // й is a letter of its own.
    .replace(/и\u0306/g, 'й')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[əıёßς]/g, (letter) => plain[letter] ?? letter)
    .trim()

/** The folded words of what is searched for. */
export const wordsOf = (searched: string): string[] => foldText(searched).split(' ').filter(Boolean)
