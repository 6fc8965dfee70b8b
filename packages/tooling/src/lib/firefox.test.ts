import { findFirefox } from './firefox.mjs'

test('the Firefox of FIREFOX_PATH comes before that of the machine', () => {
  expect(findFirefox(() => true, '/opt/firefox')).toBe('/opt/firefox')
  expect(findFirefox((file: string) => file === 'firefox', '')).toBe('firefox')
})

test('a machine without Firefox is told what to install', () => {
  expect(() => findFirefox(() => false, '')).toThrow('apt-get install firefox-esr')
})
