import { nextAddress } from './nextAddress.ts'

const after = (next: string, hash = '') =>
  nextAddress({ search: `?${new URLSearchParams({ next })}`, hash }, 'profile')

it.each([
  '/staff/news',
  '/staff/profile/security?tab=2#sessions',
  '/staff/chat/user-profile/schedule',
  '/staff/suggestion/',
  '/employee-qr/DEV7',
  '/rooms/Server%202%2F1',
])('leads to %s, of the staff area or where a colleague sees more', (next) => {
  expect(after(next)).toBe(next)
})

it.each([
  ['nothing', ''],
  ['a page of the public site', '/contact'],
  ['the login itself', '/staff/login'],
  ['a page that does not exist', '/staff/secrets'],
  ['an address without a slash', 'staff/news'],
  ['another site', 'https://evil.example/staff/news'],
  ['another site without a scheme', '//evil.example/staff/news'],
  ['another site with a backslash', '/\\evil.example/staff/news'],
  ['another site with two backslashes', '\\\\evil.example/staff/news'],
  ['another site behind a tab', '/\t/evil.example/staff/news'],
  ['another site behind a line break', '/\n/evil.example/staff/news'],
  ['another site behind a space', ' //evil.example/staff/news'],
  ['a scheme that runs code', 'javascript:alert(1)//staff/news'],
  ['a scheme without slashes', 'https:staff/news'],
  ['a way out of the area', '/staff/../contact'],
  ['an encoded way out of it', '/staff/%2e%2e/contact'],
  ['a way out with backslashes', '/staff\\..\\contact'],
  ['an encoded name', '/%73taff/news'],
  ['an encoded slash', '/staff%2Fnews'],
  ['an address that cannot be read', '//['],
])('leads to the profile instead of %s', (_what, next) => {
  expect(after(next)).toBe('/staff/profile')
})

it('leads to the first page of the settings when nothing is asked for', () => {
  expect(nextAddress({ search: '', hash: '#latest' }, 'profile')).toBe('/staff/profile')
  expect(nextAddress({ search: '', hash: '' }, 'today')).toBe('/staff')
})

it('takes the first when two are asked for', () => {
  const search = '?next=/staff/news&next=//evil.example'
  expect(nextAddress({ search, hash: '' }, 'profile')).toBe('/staff/news')
})

it('takes the section that the browser has kept through the server’s redirect', () => {
  expect(after('/staff/news', '#latest')).toBe('/staff/news#latest')
  expect(after('/staff/news#first', '#latest')).toBe('/staff/news#first')
  expect(after('/contact', '#latest')).toBe('/staff/profile')
})
