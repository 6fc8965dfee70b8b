const { TestEnvironment } = require('jest-environment-node')
const { clockOffset, shiftDate } = require('../clock/clock.cjs')
const { isShared } = require('./base.cjs')
const rememberGlobals = require('./rememberGlobals.cjs')

/** Node on the day of the tests. */
class NodeEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context)
    shiftDate(clockOffset, this.global)
  }
}

class SharedNodeEnvironment extends NodeEnvironment {
  async setup() {
    this.settings = { ...this.global.process.env }
    this.restoreGlobals = rememberGlobals([this.global])
  }

  /** Resets the environment variables, the globals and the clock for the next test file. */
  async teardown() {
    this.fakeTimersModern.dispose()
    this.moduleMocker.restoreAllMocks()
    this.restoreGlobals()
    const { env } = this.global.process
    for (const name of Object.keys(env)) if (!(name in this.settings)) delete env[name]
    Object.assign(env, this.settings)
  }
}

let environment

/** The Node environment, one for each worker: the shared modules of the test files belong to it. */
function sharedEnvironment(config, context) {
  environment ??= new SharedNodeEnvironment(config, context)
  return environment
}

module.exports = isShared ? sharedEnvironment : NodeEnvironment
