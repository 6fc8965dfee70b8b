const { TestEnvironment } = require('jest-environment-node')
const rememberGlobals = require('./rememberGlobals.cjs')

class NodeEnvironment extends TestEnvironment {
  async setup() {
    this.settings = { ...this.global.process.env }
    this.restoreGlobals = rememberGlobals([this.global])
  }

  /** The next test file finds the settings, the globals and the clock as this one found them. */
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

/** Node's environment, made once for a worker: the modules that its test files share belong to it. */
module.exports = function nodeEnvironment(config, context) {
  environment ??= new NodeEnvironment(config, context)
  return environment
}
