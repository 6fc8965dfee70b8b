const path = require('node:path')
const { clockEnv } = require('../clock/clock.cjs')

// Jest, its workers and the programs of the tests have the clock of the tests.
require('../clock/preload.cjs')
Object.assign(process.env, clockEnv)

/** `SHARED_MODULES=0` runs Jest without our loader and environments: each test file has all its modules for itself. */
const isShared = process.env.SHARED_MODULES !== '0'

const rootDir = path.resolve(__dirname, '../../../..')

/** Packages that are published as ES modules only: Jest transforms them. */
const esm = [
  '@seriousme/openapi-schema-validator',
  'rettime',
  'until-async',
  '@open-draft/deferred-promise',
  '@redux-devtools/instrument',
  'file-type',
  'strtok3',
  'token-types',
  'uint8array-extras',
  '@borewit/text-codec',
  '@tokenizer/inflate',
  '@electric-sql/pglite',
  '@fastify/static',
  'content-disposition',
  'p-timeout',
  '@fastify/cookie',
  'light-my-request',
  'cookie',
  'jose',
  'qr',
  // Its CommonJS file holds everything, its ES modules what is used.
  'rrule',
]

const swc = {
  jsc: {
    target: 'es2022',
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic' } },
  },
  module: { type: 'commonjs' },
}

module.exports = {
  rootDir,
  esm,
  isShared,
  base: {
    rootDir,
    ...(isShared && { runtime: '<rootDir>/packages/tooling/src/jest/sharedRuntime.cjs' }),
    transform: { '^.+\\.([cm]?[jt]s|[jt]sx)$': ['@swc/jest', swc] },
    moduleNameMapper: { '^fast-check$': '<rootDir>/packages/tooling/src/jest/fastCheck.cjs' },
    transformIgnorePatterns: [`/node_modules/(?!(${esm.join('|')})/)`],
    modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/.cache/', '<rootDir>/data/'],
  },
}
