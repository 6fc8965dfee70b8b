const { base } = require('./base.cjs')

/** Everything that runs in a browser: the application, the design system. */
module.exports = {
  ...base,
  displayName: 'browser',
  moduleNameMapper: {
    ...base.moduleNameMapper,
    '^@emotion/sheet$': '<rootDir>/packages/tooling/src/jest/unstyledSheet.cjs',
    '^\\./css\\.cjs$': '<rootDir>/packages/tooling/src/jest/unstyledCss.cjs',
    // The development build takes a stack of calls for each element.
    '^react/jsx-runtime$': '<rootDir>/node_modules/react/cjs/react-jsx-runtime.production.js',
  },
  testEnvironment: '<rootDir>/packages/tooling/src/jest/browserEnvironment.cjs',
  testMatch: [
    '<rootDir>/src/**/*.test.ts?(x)',
    '<rootDir>/packages/ui/src/**/*.test.ts?(x)',
    // On the real server, in Node. An ignored path would be forgotten where a command names others.
    '!**/*.server.test.ts',
    // Of the real styles.
    '!**/packages/ui/src/theme/*',
  ],
  setupFilesAfterEnv: ['<rootDir>/packages/tooling/src/jest/setupBrowser.ts'],
}
