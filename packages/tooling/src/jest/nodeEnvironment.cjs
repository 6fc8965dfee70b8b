const { TestEnvironment } = require('jest-environment-node')

class NodeEnvironment extends TestEnvironment {
  async setup() {
    this.settings = { ...this.global.process.env }
  }

  /** The next test file finds the settings and the clock as this one found them. */
  async teardown() {
    this.fakeTimersModern.dispose()
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
