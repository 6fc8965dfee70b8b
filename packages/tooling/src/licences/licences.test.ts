import { readLicences } from './licences.ts'

const faultsOf = (license?: string, rest = {}) =>
  readLicences({ 'node_modules/@a/b': { version: '1.0.0', ...(license && { license }), ...rest } }).faults

it.each(['MIT', '(MIT OR GPL-3.0-only)', 'Apache-2.0 AND MIT'])('allows %s', (licence) => {
  expect(faultsOf(licence)).toEqual([])
})

it.each(['GPL-3.0-only', 'Apache-2.0 AND LGPL-3.0-or-later', 'SEE LICENSE IN LICENSE.md'])(
  'refuses %s, but not in a tool of development',
  (licence) => {
    expect(faultsOf(licence)).toEqual([`@a/b 1.0.0: ${licence}`])
    expect(faultsOf(licence, { dev: true })).toEqual([])
  },
)

it('allows the LGPL of libvips, which is a file of its own, and nothing else of that licence', () => {
  const license = 'LGPL-3.0-or-later'
  const { faults } = readLicences({
    'node_modules/@img/sharp-libvips-linux-x64': { version: '1.0.0', license },
    'node_modules/@img/other': { version: '1.0.0', license },
  })
  expect(faults).toEqual(['@img/other 1.0.0: LGPL-3.0-or-later'])
})

it('refuses a package without a licence', () => {
  expect(faultsOf()).toEqual(['@a/b 1.0.0: no licence'])
})
