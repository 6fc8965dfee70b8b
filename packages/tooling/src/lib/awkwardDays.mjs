/**
 * The days on which the part `days` of the long run repeats the tests, by the clock in Baku (`TODAY`). The runs at 23:59
 * and 00:01 begin on the last and the first day of a month; the first of them passes midnight.
 *
 * @type {{ name: string, today: string }[]}
 */
export const awkwardDays = [
  { name: 'a Saturday, the last day of a week', today: '2026-11-21' },
  { name: 'a Sunday, the first day of a week', today: '2026-11-22' },
  { name: '31 December', today: '2026-12-31' },
  { name: '1 January', today: '2027-01-01' },
  { name: '29 February', today: '2028-02-29' },
  { name: '20 March, a holiday', today: '2026-03-20' },
  { name: '30 March, a holiday that was moved', today: '2026-03-30' },
  { name: '23:59 in Baku', today: '2026-11-30T23:59' },
  { name: '00:01 in Baku', today: '2027-04-01T00:01' },
  { name: 'the change of the clocks in Europe', today: '2027-03-28' },
]

/** The journeys that depend on the day: meetings, leave, people and the page Today. */
export const dayJourneys = [
  'calendar',
  'leave',
  'meetingForm',
  'meetingPeople',
  'meetingSync',
  'offDays',
  'people',
  'schedule',
  'scheduleBlocks',
  'scheduleKeyboard',
  'scheduleViews',
  'staffOffline',
  'staffShell',
].map((name) => `/${name}.spec.ts`)

/** Arguments of Jest: these packages never ask for the day. */
export const dayTests = ['assets', 'bench', 'tooling', 'ui'].flatMap((name) => [
  '--testPathIgnorePatterns',
  `packages/${name}/`,
])
