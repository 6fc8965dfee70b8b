// By the path of its file: the name of the package leads here.
const fc = require('../../../../node_modules/fast-check/lib/cjs/fast-check.js')
const { rounds } = require('../../../contract/src/testing/rounds.ts')

/** Checks a property as often as `rounds` says. The long run takes new values each time; a failure prints their seed. */
const assert = (property, { numRuns = 1000, ...parameters } = {}) => {
  const { seed, ...often } = rounds(numRuns)
  const isNew = process.env.LONG && !process.env.SEED
  return fc.assert(property, { ...parameters, ...often, ...(!isNew && { seed }) })
}

module.exports = { ...fc, assert, default: { ...fc, assert }, __esModule: true }
