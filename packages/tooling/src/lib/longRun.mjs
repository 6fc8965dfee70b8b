import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { filesBelow } from './hash.mjs'
import { inRoot } from './paths.mjs'

/** @typedef {{ name: string, kind: 'properties' | 'strict' | 'journeys' | 'crash' | 'defects' }} Part */

/** The parts of the long run in their order; the planted defects take the longest. @type {Part[]} */
export const parts = [
  { name: 'properties', kind: 'properties' },
  { name: 'strict', kind: 'strict' },
  { name: 'journeys', kind: 'journeys' },
  { name: 'crash', kind: 'crash' },
  { name: 'defects', kind: 'defects' },
]

/** Whether a file of journeys has this name. @param {string} name */
const isJourney = (name) => existsSync(inRoot('packages/e2e/src/journeys', `${name}.spec.ts`))

/** All parts, the one that is named, or the journeys of one file; throws when there is none of that name. @param {string} [only] */
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
 * How Jest and the journeys are told: `LONG` for the full figures, `SEED` and `ROUNDS` for others. Throws when one is no
 * number.
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

/** The test files that state properties: those that ask fast-check for their cases. @returns {string[]} */
export function propertyTests() {
  const folders = [
    inRoot('src'),
    ...readdirSync(inRoot('packages')).map((name) => inRoot('packages', name, 'src')),
  ]
  return folders
    .flatMap(filesBelow)
    .filter((file) => /\.test\.tsx?$/.test(file) && /from 'fast-check'/.test(readFileSync(file, 'utf8')))
}
