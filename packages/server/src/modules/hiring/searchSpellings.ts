/** Letters with those of the other alphabet, the usual ones first. */
const tableOf = (rows: string): Record<string, readonly string[]> =>
  Object.fromEntries(
    rows.split(' ').map((row) => {
      const [letters = '', others = ''] = row.split('=')
      return [letters, others.split('|')]
    }),
  )

/** Combinations come before their parts. */
const latin = tableOf(
  'дж=j кс=x|ks а=a б=b в=v|w г=g д=d е=e ж=j|zh з=z и=i й=y|i к=k|c л=l м=m н=n о=o п=p р=r с=s т=t у=u ф=f х=h|x ' +
    'ц=c|ts ч=ch ш=sh щ=sch ъ= ы=i|y ь= э=e ю=yu|u я=ya|a',
)
const cyrillic = tableOf(
  'sch=щ sh=ш ch=ч zh=ж kh=х ph=ф ts=ц ck=к yu=ю ya=я a=а b=б c=к|ц|с d=д e=е|э f=ф g=г h=х i=и j=дж|ж k=к l=л ' +
    'm=м n=н o=о p=п q=к r=р s=с t=т u=у v=в w=в x=кс y=и|й z=з',
)

/** Each one is looked up in the index. */
const maxSpellings = 16

/** A folded word in the letters of the other alphabet, Latin or Cyrillic; none for one of both, or of few letters. */
function inOtherAlphabet(word: string): string[] {
  const table = /^\p{Script=Cyrillic}{4,}$/u.test(word)
    ? latin
    : /^[a-z]{4,}$/.test(word)
      ? cyrillic
      : undefined
  if (!table) return []
  const pieces = word.match(new RegExp([...Object.keys(table), '.'].join('|'), 'gu')) ?? []
  return pieces.reduce<string[]>(
    (found, piece) =>
      (table[piece] ?? [piece])
        .flatMap((letters) => found.map((begun) => begun + letters))
        .slice(0, maxSpellings),
    [''],
  )
}

/** A word with a hyphen in each place where it may have one: `backend` finds `back-end`. */
const withHyphen = (word: string): string[] =>
  /^[\p{L}\p{N}]{4,24}$/u.test(word)
    ? Array.from(
        { length: word.length - 1 },
        (_one, place) => `${word.slice(0, place + 1)}-${word.slice(place + 1)}`,
      )
    : []

/** Other spellings of a folded word: without its hyphens, and in the other alphabet. */
export function spellingsOf(word: string): string[] {
  const joined = /^[\p{L}\p{N}]+(-[\p{L}\p{N}]+)+$/u.test(word) ? [word.replaceAll('-', '')] : []
  return [...joined, ...inOtherAlphabet(joined[0] ?? word)]
}

/** The words of the index of CVs that a folded word finds besides itself; letters, digits and hyphens only. */
export const indexedSpellings = (word: string): string[] => [...spellingsOf(word), ...withHyphen(word)]

/** The digits of a phone number without the code of the country; `undefined` for a text that is no part of one. */
export function phoneDigitsOf(text: string): string | undefined {
  if (!/^\+?[\d\s()./-]+$/.test(text)) return undefined
  const digits = text.replace(/\D/g, '').replace(/^(00)?994|^0/, '')
  return digits.length >= 5 ? digits : undefined
}
