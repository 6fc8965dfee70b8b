import { createLookupLimit } from './lookupLimit.ts'

const window = 600_000
const home = '203.0.113.7'

function limitOf(max: number) {
  let time = Date.parse('2026-11-21T09:00:00Z')
  const limit = createLookupLimit({ max, window }, () => new Date(time))
  return {
    look: limit.count,
    pass: (milliseconds: number) => {
      time += milliseconds
    },
  }
}

it('allows the maximum number of lookups, and then returns the seconds to wait', () => {
  const { look, pass } = limitOf(3)
  expect([1, 2, 3].map(() => look(home))).toEqual([undefined, undefined, undefined])
  expect(look(home)).toBe(600)
  pass(599_001)
  expect(look(home)).toBe(1)
})

it('resets after the window, which rejected lookups do not extend', () => {
  const { look, pass } = limitOf(1)
  look(home)
  for (let minute = 1; minute < 10; minute += 1) {
    pass(60_000)
    expect(look(home)).toBe(600 - minute * 60)
  }
  pass(60_000)
  expect(look(home)).toBeUndefined()
  expect(look(home)).toBe(600)
})

it('counts each network separately', () => {
  const { look } = limitOf(1)
  expect(look(home)).toBeUndefined()
  expect(look('203.0.113.8')).toBeUndefined()
  expect(look(home)).toBe(600)
})

it('counts all addresses of one household as one network', () => {
  const { look } = limitOf(1)
  expect(look('2001:db8:1:2:3:4:5:6')).toBeUndefined()
  expect(look('2001:db8:1:2:ffff::1')).toBe(600)
  expect(look('2001:db8:1:3::1')).toBeUndefined()
  expect(look(`::ffff:${home}`)).toBeUndefined()
  expect(look(home)).toBe(600)
})

it('limits the number of networks in memory, and drops the oldest first', () => {
  const { look } = limitOf(1)
  const addressOf = (place: number) => `10.${place >> 16}.${(place >> 8) & 255}.${place & 255}`
  const last = 100_000
  for (let place = 0; place <= last; place += 1) look(addressOf(place))
  expect(look(addressOf(last))).toBe(600)
  expect(look(addressOf(0))).toBeUndefined()
})
