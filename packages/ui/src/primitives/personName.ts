/** The parts of a full name. A part that the name lacks is empty. */
export interface NameParts {
  given: string
  /** The father's name, as in «Vəli oğlu» and «Сергеевич». It is never a surname. */
  patronymic: string
  family: string
}

/** "Son" and "daughter" after a father's name: in Azerbaijani, in Russian letters, and without marks. */
const childWord = /^(o[gğ]l[uiıy]|[qgk][ıiy]z[ıiy]|о[гғҝ]л[ыу]|[кгҝғ][ыи]з[ыи])$/iu

/** A patronymic of one word; surnames have such an ending too, so it counts only among three words and more. */
const patronymicWord = /(?:ович|евич|ьич|овна|евна|ична)$|[-‑](?:o[gğ]l[uiıy]|[qgk][ıiy]z[ıiy]|оглы|кызы)$/iu

/**
 * The parts of a full name in either order: `Əli Vəli oğlu Məmmədov` and `Məmmədov Əli Vəli oğlu`. What follows a
 * patronymic is the surname; a name that ends with it begins with the surname. Without a patronymic the last word is the
 * surname, and a single word is the given name.
 */
export function namePartsOf(fullname: string): NameParts {
  const words = fullname.trim().split(/\s+/)
  const { start, end } = patronymicIn(words)
  const before = words.slice(0, start)
  const after = words.slice(end)
  const patronymic = words.slice(start, end).join(' ')
  if (!patronymic)
    return { given: before.slice(0, -1).join(' ') || fullname.trim(), patronymic, family: lastOf(before) }
  if (after.length > 0) return { given: before.join(' '), patronymic, family: after.join(' ') }
  const [first = '', ...rest] = before
  return rest.length > 0
    ? { given: rest.join(' '), patronymic, family: first }
    : { given: first, patronymic, family: '' }
}

const lastOf = (words: readonly string[]) => (words.length > 1 ? (words.at(-1) ?? '') : '')

/** The places of the words of a patronymic, with the end exclusive; both behind the last word when there is none. */
function patronymicIn(words: readonly string[]): { start: number; end: number } {
  const child = words.findIndex((word, place) => place > 0 && childWord.test(word))
  if (child > 0) return { start: child - 1, end: child + 1 }
  const word =
    words.length > 2 ? words.findIndex((each, place) => place > 0 && patronymicWord.test(each)) : -1
  return word > 0 ? { start: word, end: word + 1 } : { start: words.length, end: words.length }
}

/**
 * The first letters of the given name and the surname: «Məmmədov Əli Vəli oğlu» gives `ƏM`. One name gives one letter; a
 * name without letters gives none.
 */
export function initialsOf(fullname: string): string {
  const { given, family, patronymic } = namePartsOf(fullname)
  const first = firstLetterOf(given) || firstLetterOf(patronymic)
  return first + firstLetterOf(family)
}

const firstLetterOf = (text: string) => /\p{L}/u.exec(text)?.[0] ?? ''
