import type { Chance } from './seeded.ts'

/** Values of unexpected types. */
const junk: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  0.5,
  1e308,
  2 ** 53 + 2,
  '',
  '9'.repeat(10_000),
  '2026-99-99',
  '__proto__',
  [],
  [[[[]]]],
  ['a', null, 7],
  {},
  { length: 3 },
  deep(200),
]

/** Texts that are not a stored slice. */
const otherTexts = [
  '',
  ' ',
  'null',
  'undefined',
  '[]',
  '{}',
  '0',
  '"text"',
  'NaN',
  '[object Object]',
  '\0',
  '{"a":'.repeat(500),
]

const versions: readonly unknown[] = [0, -1, 0.5, 1e308, '1', '', null, [], 99]

function deep(levels: number): unknown {
  let value: unknown = 'bottom'
  for (let level = 0; level < levels; level += 1) value = [value]
  return value
}

type Mutate = (text: string, chance: Chance) => string

const place = (text: string, chance: Chance) => chance.number(0, Math.max(0, text.length - 1))

/** Possible damages of a stored text. */
const textMutations: readonly Mutate[] = [
  (text, chance) => text.slice(0, place(text, chance)),
  (text, chance) => {
    const at = place(text, chance)
    const flipped = String.fromCharCode(text.charCodeAt(at) ^ (1 << chance.number(0, 6)))
    return text.slice(0, at) + flipped + text.slice(at + 1)
  },
  (text, chance) => text.slice(place(text, chance)) + text,
  (_text, chance) => chance.pick(otherTexts),
  (text, chance) => withJunk(text, chance),
  (text, chance) => withJunk(withJunk(text, chance), chance),
  (text) =>
    text.replace('{', '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}},'),
  (text, chance) => text.replace(/"version":\d+/, `"version":${JSON.stringify(chance.pick(versions))}`),
]

/** A stored text as damaged by a crash, another program or a person; never unchanged. */
export function mutateText(text: string, chance: Chance): string {
  for (;;) {
    const mutated = chance.pick(textMutations)(text, chance)
    if (mutated !== text) return mutated
  }
}

const withJunk: Mutate = (text, chance) => {
  try {
    return JSON.stringify(mutateValue(JSON.parse(text), chance))
  } catch {
    return text
  }
}

/** A value with one wrong or missing part. */
function mutateValue(value: unknown, chance: Chance): unknown {
  const isList = Array.isArray(value)
  const keys = typeof value === 'object' && value !== null ? Object.keys(value) : []
  if (keys.length === 0 || chance.number(0, 3) === 0) return chance.pick(junk)
  const key = chance.pick(keys)
  const entries = Object.entries(value as object)
  const changed =
    chance.number(0, 4) === 0
      ? entries.filter(([name]) => name !== key)
      : entries.map(([name, inner]) => [name, name === key ? mutateValue(inner, chance) : inner] as const)
  return isList ? changed.map(([, inner]) => inner) : Object.fromEntries(changed)
}

type Records = readonly (readonly [key: string, record: unknown])[]

export interface MutatedRecords {
  records: Records
  /** The keys of the changed records. */
  touched: string[]
}

/** Records of which one is changed, missing, of an unexpected type or of another version. */
export function mutateRecords(records: Records, chance: Chance): MutatedRecords {
  const [key] = chance.pick(records)
  const others = records.filter(([name]) => name !== key)
  const prefix = key.slice(0, key.lastIndexOf('/') + 1)
  const record = records.find(([name]) => name === key)?.[1]
  const isVersion = key.endsWith('#version')
  const way = chance.number(0, 5)
  if (isVersion) return { records: [...others, [key, chance.pick(versions)]], touched: [key] }
  if (way === 0) return { records: others, touched: [key] }
  if (way === 1)
    return { records: [...records, [`${prefix}__proto__`, record]], touched: [`${prefix}__proto__`] }
  if (way === 2) return { records: [...others, [key, chance.pick(junk)]], touched: [key] }
  return { records: [...others, [key, mutateValue(record, chance)]], touched: [key] }
}
