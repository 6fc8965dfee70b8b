import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { buildPages } from './build.ts'
import { sizes } from './cells.ts'
import { measure } from './measure.ts'
import { output, root } from './places.ts'
import { measureBytes } from './sizes.ts'
import { columns, costTable, type Result } from './table.ts'

const { values: options } = parseArgs({ options: { only: { type: 'string' } }, allowPositionals: true })

const allCalendars = {
  atrium: { page: 'subjects/atrium.tsx', size: 'subjects/atrium.size.ts', title: 'Atrium' },
  stored: { page: 'application/storeWeek.tsx', title: 'Atrium, by its store' },
  firstVisit: { page: 'application/storeWeekFirst.tsx', title: 'on its first visit' },
  fullCalendar: {
    page: 'peers/fullCalendar.tsx',
    size: 'peers/fullCalendar.size.ts',
    title: 'FullCalendar',
    packageName: '@fullcalendar/react',
  },
  bigCalendar: {
    page: 'peers/bigCalendar.tsx',
    size: 'peers/bigCalendar.size.ts',
    title: 'react-big-calendar',
    packageName: 'react-big-calendar',
  },
  scheduleX: {
    page: 'peers/scheduleX.ts',
    size: 'peers/scheduleX.size.ts',
    title: 'Schedule-X',
    packageName: '@schedule-x/calendar',
  },
}

/** `--only atrium,stored` leaves the other calendars out. */
const calendars = Object.fromEntries(
  Object.entries(allCalendars).filter(([name]) => options.only?.split(',').includes(name) ?? true),
)

const chromiumPath = process.env.CHROMIUM_PATH
if (!chromiumPath) throw new Error('CHROMIUM_PATH says which Chromium measures: npm run bench sets it')

/** Fewer rounds make a shorter and noisier run. */
const rounds = Number(process.env.BENCH_ROUNDS ?? 7)

/** The installed version, from the file: some packages do not export their manifest. */
function versionOf(name: string): string {
  const own = createRequire(path.join(root, 'packages/bench/package.json'))
  for (const place of own.resolve.paths(name) ?? []) {
    try {
      return JSON.parse(readFileSync(path.join(place, name, 'package.json'), 'utf8')).version
    } catch {
      // The package may be in a folder further up.
    }
  }
  return 'unknown'
}

const titles = Object.fromEntries(
  Object.entries(calendars).map(([name, calendar]) => [
    name,
    'packageName' in calendar ? `${calendar.title} ${versionOf(calendar.packageName)}` : calendar.title,
  ]),
)
const say = (text: string) => process.stdout.write(`${text}\n`)

say('Building a page for each calendar')
const pages = await buildPages({
  floor: 'subjects/floor.ts',
  ...Object.fromEntries(Object.entries(calendars).map(([name, { page }]) => [name, page])),
})
const bytes = await measureBytes(
  Object.fromEntries(
    Object.entries(calendars).flatMap(([name, calendar]) =>
      'size' in calendar ? [[name, calendar.size]] : [],
    ),
  ),
)
const results: Result[] = []
for (const size of sizes) {
  say(`Measuring with ${size.label}: ${rounds} rounds after two to warm up`)
  results.push({ size, rounds: await measure(size, { chromiumPath, pages, rounds }) })
  // A run that is ended early keeps its results.
  const result = { rounds, titles, results, bytes }
  writeFileSync(path.join(output, 'result.json'), `${JSON.stringify(result, null, 2)}\n`)
}
const table = costTable(results, titles)
const byteTable = columns([
  ['gzip bytes beyond React', 'script', 'style'],
  ...Object.entries(bytes).map(([name, { script, style }]) => [
    `  ${titles[name]}`,
    `${(script / 1000).toFixed(1)} kB`,
    `${(style / 1000).toFixed(1)} kB`,
  ]),
])
say(
  `\nWork of the page’s main thread, as multiples of plain DOM in the same round\n\n${table}\n\n${byteTable}`,
)
