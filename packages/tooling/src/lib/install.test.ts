import { isComplete, matchesLock } from './install.mjs'

const lock = {
  packages: {
    '': { name: 'atrium' },
    'packages/ui': { version: '0.1.0' },
    'node_modules/@atrium/ui': { link: true },
    'node_modules/react': { version: '19.3.1' },
    'node_modules/fsevents': { version: '2.3.3', optional: true },
  },
}
const installed = (packages: object) => ({
  packages: {
    'node_modules/@atrium/ui': { link: true },
    'node_modules/react': { version: '19.3.1' },
    ...packages,
  },
})

test('an installation fits, also without a package for another system', () => {
  expect(matchesLock(lock, installed({}))).toBe(true)
})

test('an installation with another version, or without a package or a link, does not fit', () => {
  expect(matchesLock(lock, installed({ 'node_modules/react': { version: '19.2.0' } }))).toBe(false)
  expect(matchesLock(lock, installed({ 'node_modules/react': undefined }))).toBe(false)
  expect(matchesLock(lock, installed({ 'node_modules/@atrium/ui': undefined }))).toBe(false)
})

test('a lockfile without packages for other systems is not complete', () => {
  const wants = {
    version: '1.0.0',
    optionalDependencies: { '@swc/core-linux-x64': '1', '@swc/core-darwin-x64': '1' },
  }
  const linux = { 'node_modules/@swc/core': wants, 'node_modules/@swc/core-linux-x64': { version: '1' } }
  expect(isComplete({ packages: linux })).toBe(false)
  expect(isComplete({ packages: { ...linux, 'node_modules/@swc/core-darwin-x64': { version: '1' } } })).toBe(
    true,
  )
})
