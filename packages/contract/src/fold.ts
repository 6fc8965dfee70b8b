/** Letters that a person may type for each other: the Azerbaijani ones as a plain keyboard has them. */
const plain: Record<string, string> = { ə: 'e', ı: 'i', ё: 'е', ß: 'ss' }

/**
 * A text as it is searched by: small letters without marks, `İ I ı i` one letter, `Əliyeva` found by `eliyeva`, spaces
 * that differ taken for one.
 */
export const foldText = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    // The short и is a letter of its own.
    .replace(/и\u0306/g, 'й')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[əıёß]/g, (letter) => plain[letter] ?? letter)
    .replace(/\s+/g, ' ')
    .trim()
