import { isEmailAddress, toEmailAddress } from './emailAddress.ts'

it.each([
  [' Ali.Veli@Caspora.AZ ', 'ali.veli@caspora.az'],
  ['\u202Aali@caspora.az\u202C', 'ali@caspora.az'],
  ['a\u200Bli@caspora.az', 'ali@caspora.az'],
  ['ali+cv@BÜCHER.example', 'ali+cv@xn--bcher-kva.example'],
  ['ali@bu\u0308cher.example', 'ali@xn--bcher-kva.example'],
  ['ali@xn--bcher-kva.example', 'ali@xn--bcher-kva.example'],
  ['ali@почта.рф', 'ali@xn--80a1acny.xn--p1ai'],
  ["o'brien_x@mail.co", "o'brien_x@mail.co"],
])('%s is stored as %s', (typed, stored) => {
  expect(isEmailAddress(typed)).toBe(true)
  expect(toEmailAddress(typed)).toBe(stored)
  expect(toEmailAddress(stored)).toBe(stored)
})

it.each([
  '',
  'ali',
  'ali@gmail',
  'ali@gmail.com.',
  'ali@gmail..com',
  'ali@.com',
  'ali..veli@gmail.com',
  '.ali@gmail.com',
  '<a@b.cz>',
  'a"x@b.cz',
  '"a b"@b.cz',
  'a@b@c.cz',
  'ali veli@gmail.com',
  'ali@gmail com',
  'ali@gmail.com\nbcc: x@y.az',
  'ali@[127.0.0.1]',
  'ali@127.0.0.1',
  'ali@host:80.com',
  'ali@host/x.com',
  'ali@bü cher.example',
  'İva.boss@caspora.az',
  'əli@caspora.az',
  `${'a'.repeat(65)}@b.cz`,
  `a@${'b.'.repeat(130)}cz`,
  `${'a@'.repeat(100_000)}b.cz`,
])('%s is no e-mail address', (typed) => {
  expect(isEmailAddress(typed)).toBe(false)
})

it('changes only ASCII letters, as the database does', () => {
  expect(toEmailAddress('İVA.boss@X.az')).toBe('İva.boss@x.az')
})
