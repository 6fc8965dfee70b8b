/** A number for `seed` that is the same for the same words. */
export function seedOf(texts: string): number {
  return [...texts].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521, 7)
}
