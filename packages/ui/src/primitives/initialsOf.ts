/**
 * The first letters of the first and the last name, as written: «Günəş Əliyeva» gives `GƏ`. One name gives one
 * letter; a name without letters gives none.
 */
export function initialsOf(fullname: string): string {
  const letters = fullname
    .split(/\s+/)
    .map((name) => /\p{L}/u.exec(name)?.[0])
    .filter((letter) => letter !== undefined)
  const chosen = letters.length > 1 ? [letters[0], letters.at(-1)] : letters
  return chosen.join('')
}

/** A number for `seed` that is the same for the same words. */
export function seedOf(texts: string): number {
  return [...texts].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521, 7)
}
