const { base } = require('./base.cjs')

/** Everything that runs in a browser: the application, the design system, the mocks. */
module.exports = {
  ...base,
  displayName: 'browser',
  testEnvironment: '<rootDir>/packages/tooling/src/jest/browserEnvironment.cjs',
  testMatch: [
    '<rootDir>/src/**/*.test.ts?(x)',
    '<rootDir>/packages/ui/src/**/*.test.ts?(x)',
    '<rootDir>/mocks/**/*.test.ts',
  ],
  setupFilesAfterEnv: ['<rootDir>/packages/tooling/src/jest/setupBrowser.ts'],
}
