const { base } = require('./base.cjs')

/** Everything that runs on Node: the contract and its mocks, the server, the tools, the styles of the design system. */
module.exports = {
  ...base,
  displayName: 'node',
  testEnvironment: '<rootDir>/packages/tooling/src/jest/nodeEnvironment.cjs',
  testMatch: [
    '<rootDir>/mocks/**/*.test.ts',
    '<rootDir>/src/**/*.server.test.ts',
    '<rootDir>/packages/assets/src/**/*.test.ts',
    '<rootDir>/packages/bench/src/**/*.test.ts',
    '<rootDir>/packages/contract/src/**/*.test.ts',
    '<rootDir>/packages/server/src/**/*.test.ts',
    '<rootDir>/packages/tooling/src/**/*.test.ts',
    // The other project has no styles.
    '<rootDir>/packages/ui/src/theme/*.test.ts?(x)',
  ],
  globalSetup: '<rootDir>/packages/tooling/src/jest/databases/start.mjs',
  globalTeardown: '<rootDir>/packages/tooling/src/jest/databases/stop.mjs',
}
