import { chooseChromium } from './chromium.mjs'

const machine = (files: string[]) => ({ works: (file: string) => files.includes(file), own: '/cache/chrome' })

test('the browser of CHROMIUM_PATH comes before all others', () => {
  const files = ['/opt/chrome', '/usr/bin/chromium', '/cache/chrome']
  expect(chooseChromium({ ...machine(files), asked: '/opt/chrome' })).toBe('/opt/chrome')
})

test('a browser of CHROMIUM_PATH that does not work is an error, and no other browser is used', () => {
  const asked = { ...machine(['/usr/bin/chromium']), asked: '/opt/chrome' }
  expect(() => chooseChromium(asked)).toThrow('/opt/chrome')
})

test('the browser without windows comes before the whole one', () => {
  const shell = '/usr/lib/chromium/chromium-headless-shell'
  expect(chooseChromium(machine(['/usr/bin/chromium', shell]))).toBe(shell)
})

test("the machine's browser comes before Playwright's", () => {
  expect(chooseChromium(machine(['/usr/bin/google-chrome', '/cache/chrome']))).toBe('/usr/bin/google-chrome')
  expect(chooseChromium(machine(['/cache/chrome']))).toBe('/cache/chrome')
  expect(chooseChromium(machine([]))).toBeUndefined()
})
