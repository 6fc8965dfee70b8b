import { addDays } from '@atrium/contract/days'
import { hours, inWeek, makePlan } from './makePlan.ts'
import { pack } from './pack.ts'

const size = { perWeek: 30, total: 1000 }

it('is the same in every run', () => {
  expect(makePlan(size)).toEqual(makePlan(size))
})

it('has the requested number of meetings, in all and in the two shown weeks', () => {
  const { meetings, weeks } = makePlan(size)
  expect(meetings).toHaveLength(1000)
  expect(weeks.map((sunday) => inWeek(meetings, sunday).length)).toEqual([30, 30])
  expect(weeks[1]).toBe(addDays(weeks[0], 7))
})

it('keeps the meetings within the shown hours', () => {
  const { meetings, added } = makePlan(size)
  for (const { start, end } of [...meetings, added]) {
    expect(start).toBeGreaterThanOrEqual(hours.start)
    expect(start).toBeLessThan(end)
    expect(end).toBeLessThanOrEqual(hours.end)
  }
})

it('adds a meeting to the second week', () => {
  const { added, weeks } = makePlan(size)
  expect(inWeek([added], weeks[1])).toEqual([added])
})

it('places the floor’s meetings without an overlap', () => {
  const { meetings, weeks } = makePlan({ perWeek: 300, total: 300 })
  const day = inWeek(meetings, weeks[0]).filter((meeting) => meeting.day === addDays(weeks[0], 1))
  const places = pack(day)
  expect(day.length).toBeGreaterThan(10)
  for (const one of day)
    for (const other of day) {
      const [place, next] = [places.get(one.id), places.get(other.id)]
      if (one === other || place?.lane !== next?.lane) continue
      expect(one.end <= other.start || other.end <= one.start).toBe(true)
    }
})
