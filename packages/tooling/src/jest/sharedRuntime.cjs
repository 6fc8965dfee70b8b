const { isBuiltin } = require('node:module')
const Runtime = require('jest-runtime').default
const sharedModules = require('./sharedModules.cjs')

const packages = /[\\/]node_modules[\\/]/
const modules = /[\\/]packages[\\/](ui|contract)[\\/]src[\\/]/

/** Modules that register hooks or replace globals when they are loaded: each test file has its own. */
const own = /\.test\.tsx?$|[\\/](testing|fake-indexeddb|idb)[\\/]|@testing-library[\\/](react|jest-dom)[\\/]/

/**
 * Jest's runtime, in which the test files of a worker share packages, the design system and the contract: evaluating React,
 * Chakra or Fastify again for each test file takes longer than most of its tests. Each file still has its own modules of
 * the application and of the server. A file that calls `jest.mock` shares packages only.
 */
class SharedRuntime extends Runtime {
  constructor(config, environment, resolver, transformer, ...rest) {
    super(config, environment, resolver, transformer, ...rest)
    this.shared = sharedModules(environment, resolver, transformer)
    this.shared.sourceMaps = this.getSourceMaps()
    this.hasMocks = false
    this.storages = []
  }

  /**
   * jest-circus follows a test through its promises, with a storage for each test file. Node 20 writes the storages of all
   * earlier files of the worker on each new promise, until they are disabled.
   */
  requireInternalModule(from, name) {
    const required = super.requireInternalModule(from, name)
    if (name !== 'node:async_hooks') return required
    const { storages } = this
    class AsyncLocalStorage extends required.AsyncLocalStorage {
      constructor() {
        super()
        storages.push(this)
      }
    }
    return { ...required, AsyncLocalStorage }
  }

  teardown() {
    super.teardown()
    for (const storage of this.storages) storage.disable()
  }

  setMock(...args) {
    this.hasMocks = true
    super.setMock(...args)
  }

  isShared(file) {
    return !own.test(file) && (packages.test(file) || (!this.hasMocks && modules.test(file)))
  }

  requireModuleOrMock(from, name) {
    if (name === '@jest/globals' || isBuiltin(name)) return super.requireModuleOrMock(from, name)
    const file = this.shared.resolve(from, name)
    return this.isShared(file) ? this.shared.require(file) : super.requireModuleOrMock(from, name)
  }
}

// Jest takes the default export.
module.exports = { __esModule: true, default: SharedRuntime }
