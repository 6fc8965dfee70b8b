const { TestEnvironment } = require('jest-environment-node')
const rememberGlobals = require('./rememberGlobals.cjs')

class NodeEnvironment extends TestEnvironment {
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
module.exports = function nodeEnvironment(config, context) {
  environment ??= new NodeEnvironment(config, context)
  return environment
}
