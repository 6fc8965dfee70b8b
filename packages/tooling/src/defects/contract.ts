import type { UnitDefect } from './defect.ts'

const folder = 'packages/contract/src'

/** Defects of the contract between browser and server. */
export const contract: UnitDefect[] = [
  {
    id: 'long-range-split',
    what: 'A request for three days in a row is written as a range of two and a single day.',
    file: 'packages/contract/src/offDays.ts',
    from: 'addDays(run[1], 1) === day',
    to: 'addDays(run[0], 1) === day',
    fails: `${folder}/offDays`,
  },
  {
    id: 'thousand-bytes',
    what: 'A file is said to be larger than it is, by a kilobyte of a thousand bytes.',
    file: 'packages/contract/src/dates.ts',
    from: 'bytes / 1024 ** step',
    to: 'bytes / 1000 ** step',
    fails: `${folder}/dates`,
  },
  {
    id: 'russian-year',
    what: 'A Russian date lacks the word for year.',
    file: 'packages/contract/src/dates.ts',
    from: "language === 'RU' ? ' г.' : ''",
    to: "''",
    fails: `${folder}/dates`,
  },
  {
    id: 'marks-in-search',
    what: 'A search for a name without its marks finds nobody.',
    file: 'packages/contract/src/fold.ts',
    from: ".replace(/[\\u0300-\\u036f]/g, '')",
    to: '',
    fails: `${folder}/fold`,
  },
  {
    id: 'deleted-comes-back',
    what: 'A meeting that was deleted in the same millisecond in which it was changed comes back.',
    file: 'packages/contract/src/meetings.ts',
    from: 'return one.isDeleted ? one : other',
    to: 'return one.isDeleted ? other : one',
    fails: `${folder}/meetings`,
  },
  {
    id: 'worst-language-first',
    what: 'A browser that prefers Russian is answered in the language it wants least.',
    file: 'packages/contract/src/language.ts',
    from: 'other.weight - one.weight',
    to: 'one.weight - other.weight',
    fails: `${folder}/language`,
  },
  {
    id: 'week-begins-on-monday',
    what: 'The week of the schedule begins a day late.',
    file: 'packages/contract/src/days.ts',
    from: 'addDays(day, -(weekdayOf(day) % 7))',
    to: 'addDays(day, 1 - (weekdayOf(day) % 7))',
    fails: `${folder}/days`,
  },
  {
    id: 'day-31-of-february',
    what: 'From 31 January the calendar goes to a 31 February.',
    file: 'packages/contract/src/days.ts',
    from: 'Math.min(dayOfMonth(day), lengthOf(month))',
    to: 'dayOfMonth(day)',
    fails: `${folder}/days`,
  },
  {
    id: 'people-backwards',
    what: 'People are listed from the highest number to the lowest.',
    file: 'packages/contract/src/employees.ts',
    from: 'first - second',
    to: 'second - first',
    fails: `${folder}/employees`,
  },
]
