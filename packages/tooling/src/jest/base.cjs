const path = require('node:path')

const rootDir = path.resolve(__dirname, '../../../..')

/** Packages that are published as ES modules only: Jest transforms them. */
const esm = [
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
  base: {
    rootDir,
    transform: { '^.+\\.([cm]?[jt]s|[jt]sx)$': ['@swc/jest', swc] },
    moduleNameMapper: { '^fast-check$': '<rootDir>/packages/tooling/src/jest/fastCheck.cjs' },
    transformIgnorePatterns: [`/node_modules/(?!(${esm.join('|')})/)`],
    modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/.cache/', '<rootDir>/data/'],
  },
}
