/** `npm run licences`: the licences of the packages of production. Fails for one that is not allowed. */
import { readFileSync } from 'node:fs'
import { inRoot } from '../lib/paths.mjs'
import { readLicences } from './licences.ts'

const lock = JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8'))
const { byLicence, faults } = readLicences(lock.packages)
for (const [licence, names] of [...byLicence].sort((a, b) => b[1].length - a[1].length))
  console.log(`${licence} (${names.length}): ${[...new Set(names)].join(', ')}\n`)
for (const fault of faults) console.error(`The licence is not allowed: ${fault}`)
process.exitCode = faults.length > 0 ? 1 : 0
