import { median, type Rounds, ratioOf } from './cells.ts'

const rounds: Rounds = {
  floor: [{ mount: 10 }, { mount: 20 }, { mount: 10 }],
  ours: [{ mount: 15 }, { mount: 22 }, { mount: 30 }],
  late: [{ mount: 15 }, { mount: 15, next: null }],
}

it('takes the middle value, and the mean of two', () => {
  expect(median([3, 1, 2])).toBe(2)
  expect(median([4, 1])).toBe(2.5)
})

it('compares with the floor of the same round', () => {
  expect(ratioOf(rounds, 'ours', 'mount')).toBe(1.5)
})

it('gives no ratio for a step that took too long or was never reached', () => {
  expect(ratioOf(rounds, 'late', 'next')).toBeNull()
  expect(ratioOf(rounds, 'unknown', 'mount')).toBeNull()
})
