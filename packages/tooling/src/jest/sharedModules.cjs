const { readFileSync } = require('node:fs')
const { isBuiltin } = require('node:module')
const path = require('node:path')
const { compileFunction } = require('node:vm')

const parameters = ['module', 'exports', 'require', '__dirname', '__filename']

/** The files become CommonJS, and no coverage is taken. */
const transformOptions = {
  isInternalModule: false,
  supportsDynamicImport: false,
  supportsExportNamespaceFrom: false,
  supportsStaticESM: false,
  supportsTopLevelAwait: false,
  collectCoverage: false,
  collectCoverageFrom: [],
  coverageProvider: 'babel',
}

/** The modules that all test files of an environment share: each is evaluated once in a worker. */
class SharedModules {
  /**
   * @param {import('@jest/environment').JestEnvironment} environment
   * @param {import('jest-resolve').default} resolver
   * @param {import('@jest/transform').ScriptTransformer} transformer
   */
  constructor(environment, resolver, transformer) {
    this.environment = environment
    this.resolver = resolver
    this.transformer = transformer
    this.conditions = ['require', 'default', ...(environment.exportConditions?.() ?? [])]
    this.modules = new Map()
    /** The source maps of the test file that runs; Jest remembers them for the stacks of later files. */
    this.sourceMaps = new Map()
  }

  resolve(from, name) {
    return (
      this.resolver.resolveStubModuleName(from, name) ??
      this.resolver.resolveModule(from, name, { conditions: this.conditions })
    )
  }

  require(file) {
    const known = this.modules.get(file)
    if (known) return known.exports
    const module = { exports: {}, id: file, filename: file, loaded: false, children: [], paths: [] }
    this.modules.set(file, module)
    try {
      this.evaluate(module, file)
    } catch (error) {
      this.modules.delete(file)
      throw error
    }
    module.loaded = true
    return module.exports
  }

  evaluate(module, file) {
    if (file.endsWith('.node')) {
      module.exports = require(file)
      return
    }
    const source = readFileSync(file, 'utf8')
    if (file.endsWith('.json')) {
      module.exports = this.environment.global.JSON.parse(source)
      return
    }
    const { code, sourceMapPath } = this.transformer.transform(file, transformOptions, source)
    if (sourceMapPath) this.sourceMaps.set(file, sourceMapPath)
    const run = compileFunction(code, parameters, {
      filename: file,
      parsingContext: this.environment.getVmContext(),
    })
    module.require = this.requireFrom(file)
    run.call(module.exports, module, module.exports, module.require, path.dirname(file), file)
  }

  requireFrom(from) {
    const load = (name) => {
      if (/^(node:)?process$/.test(name)) return this.environment.global.process
      return isBuiltin(name) ? require(name) : this.require(this.resolve(from, name))
    }
    load.resolve = (name) => (isBuiltin(name) ? name : this.resolve(from, name))
    load.cache = {}
    return load
  }
}

/** @type {WeakMap<object, SharedModules>} */
const byEnvironment = new WeakMap()

/** The shared modules of an environment, which lives as long as its worker. */
module.exports = function sharedModules(environment, resolver, transformer) {
  const known = byEnvironment.get(environment)
  if (known) return known
  const made = new SharedModules(environment, resolver, transformer)
  byEnvironment.set(environment, made)
  return made
}
