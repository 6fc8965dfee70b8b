const path = require('node:path')
const { shiftDate } = require('./shiftDate.cjs')
const { startOf } = require('./testDay.cjs')

// The first process of a run computes the offset, the others take it over: all of them have the same time.
process.env.CLOCK_OFFSET ??= String(startOf(process.env.TODAY) - Date.now())
const clockOffset = Number(process.env.CLOCK_OFFSET)

const preload = `--require ${JSON.stringify(path.join(__dirname, 'preload.cjs'))}`
const { NODE_OPTIONS = '' } = process.env

const clockEnv = {
  CLOCK_OFFSET: String(clockOffset),
  NODE_OPTIONS: NODE_OPTIONS.includes(preload) ? NODE_OPTIONS : `${NODE_OPTIONS} ${preload}`.trim(),
}

module.exports = { clockOffset, clockEnv, shiftDate }
