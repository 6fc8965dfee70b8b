import fc from 'fast-check'
import { addDays, isWeekend, yearOf } from '#core/days.ts'
import { rounds } from '#testing/rounds.ts'
import { balancesOf, conflictsOf } from './balance.ts'
import {
  addedCost,
  type ClosedOn,
  countLeave,
  dayMinutes,
  daysOfMinutes,
  isAway,
  isElsewhere,
  type LeaveTransition,
  leaveActions,
  leaveRules,
  leaveStates,
  nextState,
  sharedDays,
  sumOfLeave,
} from './rules.ts'

const isHolidayNever = () => false
/** Weekends, some holidays, and some weekends that are worked. */
const closedOf =
  (isHoliday: (day: string) => boolean, worked: readonly string[] = []): ClosedOn =>
  (day) =>
    worked.includes(day) ? undefined : isHoliday(day) ? 'holiday' : isWeekend(day) ? 'closed' : undefined
const none = closedOf(isHolidayNever)
const whole = { startTime: '', endTime: '' }
const inDays = (days: string[], closedOn = none, times = whole) => {
  const { working, calendar } = sumOfLeave(countLeave([{ days, ...times }], closedOn))
  return { working: daysOfMinutes(working), calendar: daysOfMinutes(calendar) }
}

describe('what a leave costs', () => {
  it('counts a weekend between two days of a leave, and none at its ends', () => {
    // Thursday, Friday and Monday; then Monday to Friday.
    expect(inDays(['2026-11-26', '2026-11-27', '2026-11-30'])).toEqual({ working: 3, calendar: 5 })
    const week = ['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27']
    expect(inDays(week)).toEqual({ working: 5, calendar: 5 })
  })

  it('does not count public holidays, also not between two days', () => {
    const closedOn = closedOf((day) => day === '2026-11-09')
    expect(inDays(['2026-11-06', '2026-11-09', '2026-11-10'], closedOn)).toEqual({ working: 2, calendar: 4 })
    expect(inDays(['2026-11-06', '2026-11-10'], closedOn)).toEqual({ working: 2, calendar: 4 })
  })

  it('counts two Fridays with a working week between them as two days', () => {
    expect(inDays(['2026-11-20', '2026-11-27'])).toEqual({ working: 2, calendar: 2 })
  })

  it('counts hours on working days, at most a whole day', () => {
    const times = { startTime: '09:00', endTime: '13:00' }
    expect(inDays(['2026-11-27', '2026-11-28'], none, times)).toEqual({ working: 0.5, calendar: 0.5 })
    expect(inDays(['2026-11-27'], none, { startTime: '09:00', endTime: '18:00' }).working).toBe(1)
  })

  it('counts a Saturday that is worked in exchange for another day as a working day', () => {
    const closedOn = closedOf(isHolidayNever, ['2026-11-28'])
    // Friday, Saturday and Monday; the Sunday between them is a weekend.
    expect(inDays(['2026-11-27', '2026-11-28', '2026-11-30'], closedOn)).toEqual({ working: 3, calendar: 4 })
    // Without the Saturday these are two leaves.
    expect(inDays(['2026-11-27', '2026-11-30'], closedOn)).toEqual({ working: 2, calendar: 2 })
    const morning = { startTime: '09:00', endTime: '13:00' }
    expect(inDays(['2026-11-28'], closedOn, morning)).toEqual({ working: 0.5, calendar: 0.5 })
  })

  const on = (days: string[], startTime = '', endTime = '') => ({ days, startTime, endTime })
  const together = (...leaves: ReturnType<typeof on>[]) =>
    daysOfMinutes(sumOfLeave(countLeave(leaves, none)).calendar)

  it('counts hours that two leaves take once', () => {
    expect(together(on(['2026-09-14', '2026-09-15']), on(['2026-09-15', '2026-09-16']))).toBe(3)
    expect(together(on(['2026-09-15']), on(['2026-09-15'], '09:00', '13:00'))).toBe(1)
    // Six hours of two that overlap, and at most a whole day of two that do not.
    expect(together(on(['2026-09-15'], '09:00', '13:00'), on(['2026-09-15'], '11:00', '15:00'))).toBe(0.75)
    expect(together(on(['2026-09-15'], '09:00', '14:00'), on(['2026-09-15'], '14:00', '18:00'))).toBe(1)
    // The weekend between two days of one leave, asked for again by another.
    expect(together(on(['2026-09-18', '2026-09-21']), on(['2026-09-19']))).toBe(4)
  })

  it('finds the days on which two leaves take the same hours', () => {
    const two = on(['2026-09-14', '2026-09-15'])
    expect(sharedDays(two, on(['2026-09-15', '2026-09-16']))).toEqual(['2026-09-15'])
    expect(sharedDays(two, on(['2026-09-16']))).toEqual([])
    const morning = on(['2026-09-15'], '09:00', '13:00')
    expect(sharedDays(two, morning)).toEqual(['2026-09-15'])
    expect(sharedDays(morning, on(['2026-09-15'], '12:45', '18:00'))).toEqual(['2026-09-15'])
    expect(sharedDays(morning, on(['2026-09-15'], '13:00', '18:00'))).toEqual([])
  })

  it('costs the balance only what it adds to the other leaves', () => {
    const others = [on(['2026-12-31', '2027-01-04'])]
    const added = addedCost(on(['2026-12-30', '2026-12-31', '2027-01-05']), others, none)
    expect([...added]).toEqual([
      [2026, dayMinutes],
      [2027, dayMinutes],
    ])
  })

  it('gives each year its own days', () => {
    const years = countLeave([{ days: ['2026-12-31', '2027-01-04'], ...whole }], none)
    expect([years.get(2026)?.calendar, years.get(2027)?.calendar]).toEqual([dayMinutes, dayMinutes])
  })
})

it('says of each request whether its person is away, or works elsewhere', () => {
  const said = (worksElsewhere?: boolean) =>
    leaveStates.map((state) => [isAway({ state, worksElsewhere }), isElsewhere({ state, worksElsewhere })])
  const open = leaveStates.map((state) => state !== 'declined' && state !== 'cancelled')
  expect(said(true)).toEqual(open.map((isOpen) => [false, isOpen]))
  expect(said(false)).toEqual(open.map((isOpen) => [isOpen, false]))
  // As copies of earlier versions have it.
  expect(said(undefined)).toEqual(said(false))
})

describe('the balance of a year', () => {
  const type = { yearlyDays: 21, carryOverDays: 10 }
  const base = { type, first: 2025, last: 2026, records: [], requests: [], closedOn: none }

  it('carries at most the days of the kind into the next year, and a debt in full', () => {
    const [, next] = balancesOf(base)
    expect([next?.carriedOver, next?.left].map((minutes) => daysOfMinutes(minutes ?? 0))).toEqual([10, 31])
    const record = { year: 2025, kind: 'adjustment' as const, minutes: -25 * dayMinutes, createdAt: '1' }
    const [, indebted] = balancesOf({ ...base, records: [record] })
    expect(daysOfMinutes(indebted?.left ?? 0)).toBe(17)
  })

  it('takes the latest entitlement', () => {
    const set = (minutes: number, createdAt: string) => ({
      year: 2025,
      kind: 'entitlement' as const,
      minutes,
      createdAt,
    })
    const [year] = balancesOf({ ...base, records: [set(5, '2'), set(7, '3'), set(6, '1')] })
    expect(year?.entitlement).toBe(7)
  })
})

it('names the days on which two people are away', () => {
  const conflicts = conflictsOf([
    { name: 'Leyla', days: ['2026-11-24', '2026-11-25'] },
    { name: 'Rauf', days: ['2026-11-25'] },
    { name: 'Leyla', days: ['2026-11-24'] },
  ])
  expect([...conflicts]).toEqual([['2026-11-25', ['Leyla', 'Rauf']]])
})

const steps = leaveActions.filter(
  (action): action is LeaveTransition => action !== 'send' && action !== 'record',
)
const histories = fc.record({
  // Some begin in one week, so that leaves overlap.
  first: fc.oneof(fc.integer({ min: 0, max: 3 * 365 }), fc.integer({ min: 200, max: 206 })),
  gaps: fc.array(fc.integer({ min: 1, max: 5 }), { maxLength: 12 }),
  hours: fc.constantFrom(
    whole,
    { startTime: '09:00', endTime: '13:00' },
    { startTime: '12:00', endTime: '16:00' },
    { startTime: '09:00', endTime: '18:00' },
  ),
  steps: fc.array(fc.constantFrom(...steps), { maxLength: 6 }),
})
const records = fc.array(
  fc.record({
    year: fc.integer({ min: 2024, max: 2027 }),
    kind: fc.constantFrom('entitlement' as const, 'adjustment' as const),
    minutes: fc.integer({ min: -5000, max: 15_000 }),
    createdAt: fc.integer({ min: 0, max: 999 }).map((count) => String(count).padStart(3, '0')),
  }),
  { maxLength: 8 },
)

it('equals a plain recount over random years of requests, decisions, cancellations and adjustments', () => {
  const isHoliday = (day: string) => day.endsWith('-09') || day.endsWith('-20')
  fc.assert(
    fc.property(
      fc.array(histories, { maxLength: 8 }),
      records,
      fc.integer({ min: 0, max: 12 }),
      (all, kept, carry) => {
        const requests = all.map(({ first, gaps, hours, steps }) => {
          const days = [addDays('2024-01-01', first)]
          for (const gap of gaps) days.push(addDays(days.at(-1) as string, gap))
          let state: (typeof leaveStates)[number] = 'sent'
          for (const step of steps) state = nextState(state, step) ?? state
          expect(leaveStates).toContain(state)
          return { days, state, ...hours }
        })
        const balances = balancesOf({
          type: { yearlyDays: 21, carryOverDays: carry },
          first: 2024,
          last: 2027,
          records: kept,
          requests,
          closedOn: closedOf(isHoliday),
        })
        // Day by day, without the functions of the module.
        let moved = 0
        for (const balance of balances) {
          // The quarters of an hour that leaves take of each day; a whole day and a weekend between two days take all.
          const quarters = new Map<string, Set<number>>()
          const take = (day: string, from: number, to: number) => {
            if (yearOf(day) !== balance.year || isHoliday(day)) return
            const known = quarters.get(day) ?? new Set()
            for (let quarter = from * 4; quarter < to * 4; quarter += 1) known.add(quarter)
            quarters.set(day, known)
          }
          for (const { days, state, startTime, endTime } of requests) {
            if (state !== 'granted' && state !== 'cancelRequested') continue
            const last = days.at(-1) as string
            for (let day = days[0] as string; day <= last; day = addDays(day, 1)) {
              if (days.includes(day))
                take(
                  day,
                  startTime ? Number.parseInt(startTime, 10) : 0,
                  endTime ? Number.parseInt(endTime, 10) : 24,
                )
              else if (!startTime && isWeekend(day)) {
                const before = days.filter((one) => one < day).at(-1) as string
                const after = days.find((one) => one > day) as string
                let isBridge = true
                for (let step = addDays(before, 1); step < after; step = addDays(step, 1))
                  if (!isWeekend(step) && !isHoliday(step)) isBridge = false
                if (isBridge) take(day, 0, 24)
              }
            }
          }
          let taken = 0
          for (const [day, { size }] of quarters)
            taken += isWeekend(day) ? (size === 96 ? 480 : 0) : Math.min(480, size * 15)
          const own = kept.filter(({ year }) => year === balance.year)
          const set = own.filter(({ kind }) => kind === 'entitlement')
          const latest = set
            .map(({ createdAt }) => createdAt)
            .sort()
            .at(-1)
          const entitlement = set.findLast(({ createdAt }) => createdAt === latest)?.minutes ?? 21 * 480
          let left = entitlement + moved - taken
          for (const { kind, minutes } of own) if (kind === 'adjustment') left += minutes
          expect([balance.taken, balance.carriedOver, balance.left]).toEqual([taken, moved, left])
          moved = Math.min(left, carry * 480)
        }
      },
    ),
    rounds(10_000),
  )
})

it('has steps by requester or decider, and no step out of a final state', () => {
  for (const step of steps) {
    expect(['requester', 'decider']).toContain(leaveRules[step].by)
    expect([nextState('declined', step), nextState('cancelled', step)]).toEqual([undefined, undefined])
  }
})
