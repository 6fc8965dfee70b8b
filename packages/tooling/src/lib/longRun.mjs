import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { filesBelow } from './hash.mjs'
import { inRoot } from './paths.mjs'

/** @typedef {{ name: string, kind: 'properties' | 'strict' | 'isolated' | 'days' | 'journeys' | 'firefox' | 'crash' | 'fleet' | 'hostile' | 'limits' | 'defects' }} Part */

/** The parts of the long run in their order; the planted defects take the longest. @type {Part[]} */
export const parts = [
  { name: 'properties', kind: 'properties' },
  { name: 'strict', kind: 'strict' },
  { name: 'isolated', kind: 'isolated' },
  { name: 'days', kind: 'days' },
  { name: 'journeys', kind: 'journeys' },
  { name: 'firefox', kind: 'firefox' },
  { name: 'crash', kind: 'crash' },
  { name: 'fleet', kind: 'fleet' },
  { name: 'hostile', kind: 'hostile' },
  { name: 'limits', kind: 'limits' },
  { name: 'defects', kind: 'defects' },
]

/** Whether there is a file of journeys with this name. @param {string} name */
const isJourney = (name) => existsSync(inRoot('packages/e2e/src/journeys', `${name}.spec.ts`))

/** All parts, the named part, or the journeys of the named file; throws when there is neither. @param {string} [only] */
export function chooseParts(only) {
  if (only !== undefined && isJourney(only)) return [{ name: only, kind: /** @type {const} */ ('journeys') }]
  const chosen = parts.filter(({ name }) => only === undefined || name === only)
  if (chosen.length === 0)
    throw new Error(
      `There is no part "${only}". The parts are ${parts.map(({ name }) => name).join(', ')}, and each file of journeys.`,
    )
  return chosen
}

/**
 * The environment of Jest and the journeys: `LONG` for the full figures, `SEED` and `ROUNDS` for other values and figures.
 * Throws when one of them is no number.
 *
 * @param {{ seed?: string, rounds?: string }} asked
 * @returns {Record<string, string>}
 */
export function roundsEnv({ seed, rounds }) {
  for (const [name, value] of Object.entries({ seed, rounds }))
    if (value !== undefined && !/^[1-9]\d{0,8}$/.test(value))
      throw new Error(`--${name} is a whole number from 1 on; "${value}" is none.`)
  return { LONG: '1', ...(seed && { SEED: seed }), ...(rounds && { ROUNDS: rounds }) }
}

/** The test files with properties, which import fast-check, and those that read `LONG` themselves. @returns {string[]} */
export function propertyTests() {
  const folders = [
    inRoot('src'),
    ...readdirSync(inRoot('packages')).map((name) => inRoot('packages', name, 'src')),
  ]
  return folders
    .flatMap(filesBelow)
    .filter(
      (file) =>
        /\.test\.tsx?$/.test(file) && /from 'fast-check'|process\.env\.LONG/.test(readFileSync(file, 'utf8')),
    )
}
