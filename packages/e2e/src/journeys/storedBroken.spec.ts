import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { SchedulePage } from '#pages/SchedulePage.ts'
import { type MutatedRecords, mutateRecords, mutateText } from '#support/mutations.ts'
import { journeySeed, rounds } from '#support/rounds.ts'
import { type Chance, seeded } from '#support/seeded.ts'
import { newStaff } from '#support/staff.ts'
import { blankPage, oneOf, readStored, type Stored, store } from '#support/stored.ts'
import { expect, test } from '#support/test.ts'
import { wordsOf } from '#support/texts.ts'
import { dayOfWeek, saturdayNoon } from '#support/week.ts'

/** A plain file of the site: a page of its origin without the application. */
const plainFile = '/robots.txt'

/** The server has none of the meetings. Blocked and not routed: a page with routes loads all of its code each time. */
async function withoutSync(page: Page): Promise<void> {
  const tools = await page.context().newCDPSession(page)
  await tools.send('Network.enable')
  await tools.send('Network.setBlockedURLs', { urls: ['*/meetings/sync/*'] })
}

const starts = rounds.mutatedStarts
/** Of the seven stored parts. */
const mutationsPerStart = 4

const textSlices = ['language', 'staff_user', 'consent'] as const
/** Each is one record. */
const choices = ['calendarView', 'weekRange', 'offDay'] as const
type TextSlice = (typeof textSlices)[number]
type Choice = (typeof choices)[number]
type Slice = TextSlice | Choice | 'records'

const parse = (text: string | undefined): Record<string, unknown> | undefined => {
  try {
    return JSON.parse(text ?? '') ?? undefined
  } catch {
    return undefined
  }
}

const isDay = (day: unknown) => typeof day === 'string' && /^\d{4}-\d\d-\d\d$/.test(day)

/** Whether the stored state of a slice can be read at the next start. */
const isReadable: Record<Exclude<Slice, 'records'>, (text: string) => boolean> = {
  language: (text) => /^(AZ|EN|RU)$/.test(text),
  staff_user: (text) => Number.isInteger(parse(text)?.id) && typeof parse(text)?.email === 'string',
  consent: (text) => /^(ask|allowed)$/.test(String(stateOf(text)?.maps)),
  calendarView: (text) => /^(calendar|schedule)$/.test(String(parse(text)?.view)),
  weekRange: (text) =>
    /^(day|week|month)$/.test(String(parse(text)?.span)) &&
    (parse(text)?.day === null || isDay(parse(text)?.day)),
  offDay: (text) => typeof parse(text)?.message === 'string' && Array.isArray(parse(text)?.days),
}

const stateOf = (text: string | undefined) => parse(text)?.state as Record<string, unknown> | undefined

interface Mutated {
  slices: readonly Slice[]
  stored: Stored
  touched: readonly string[]
}

const isOf = (slice: string, key: string) => key.startsWith(`${slice}/`)

function mutate(base: Stored, chance: Chance): Mutated {
  const slices = chance.shuffle<Slice>([...textSlices, ...choices, 'records']).slice(0, mutationsPerStart)
  const texts = { ...base.texts }
  let records = base.records
  const touched: string[] = []
  /** Damages the records of one slice. */
  const mutateOf = (slice: string, mutated: (own: Stored['records']) => MutatedRecords) => {
    const now = mutated(records.filter(([key]) => isOf(slice, key)))
    records = [...records.filter(([key]) => !isOf(slice, key)), ...now.records]
    touched.push(...now.touched)
  }
  for (const slice of slices)
    if (slice === 'records') mutateOf('meetings', (own) => mutateRecords(own, chance))
    else if (slice === 'language' || slice === 'staff_user' || slice === 'consent')
      texts[slice] = mutateText(base.texts[slice] ?? '', chance)
    else if (chance.number(0, 3) === 0) mutateOf(slice, (own) => mutateRecords(own, chance))
    else
      mutateOf(slice, (own) => ({
        records: own.map(([key, value]) => [
          key,
          key.endsWith('/state') ? mutateText(String(value), chance) : value,
        ]),
        touched: own.map(([key]) => key),
      }))
  return { slices, stored: { texts, records }, touched }
}

/** Lost or changed data that were not mutated, and mutated data that are unreadable. */
function losses(base: Stored, { slices, stored, touched }: Mutated, after: Stored): string[] {
  const owner = parse(base.texts.staff_user)?.id
  const isOwnerKnown = !slices.includes('staff_user')
  // Another user must not have them.
  const said = stored.texts.staff_user ?? ''
  const areRecordsTheirs = isOwnerKnown || !isReadable.staff_user(said) || parse(said)?.id === owner
  const found: string[] = []
  for (const slice of ['language', 'staff_user', 'consent'] as const) {
    const text = after.texts[slice]
    if (!slices.includes(slice)) {
      if (text !== base.texts[slice]) found.push(`${slice} was ${base.texts[slice]} and is ${text}`)
    } else if (text !== undefined && text !== stored.texts[slice] && !isReadable[slice](text))
      found.push(`${slice} is unreadable: ${text.slice(0, 200)}`)
  }
  for (const slice of choices) {
    const kept = oneOf(after, slice)
    if (slice === 'offDay' && areRecordsTheirs && !slices.includes(slice) && kept !== oneOf(base, slice))
      found.push(`the draft was ${oneOf(base, slice)} and is ${kept}`)
    if (!kept && !areRecordsTheirs) continue
    if (kept !== oneOf(stored, slice) && !isReadable[slice](kept)) found.push(`${slice} is ${kept}`)
  }
  const records = new Map(after.records)
  const left = base.records.filter(([key]) => !key.includes('#') && !touched.includes(key))
  if (areRecordsTheirs)
    for (const [key, record] of left)
      if (JSON.stringify(records.get(key)) !== JSON.stringify(record)) found.push(`the record ${key} is gone`)
  return found
}

/** Stores Azerbaijani, a consent, a week, a draft and four meetings. */
async function fillStorage(page: Page, schedule: SchedulePage): Promise<Stored> {
  await schedule.create.click()
  await schedule.form.save({ title: 'Own plan', day: dayOfWeek(-5).slashed, start: '9:00', end: '10:00' })
  const blank = await blankPage(page.context())
  await expect.poll(async () => oneOf(await readStored(blank), 'weekRange')).toContain(dayOfWeek(-5).iso)
  await page.close()
  const { texts, records } = await readStored(blank)
  await blank.close()
  const [found] = records.filter(([key]) => isOf('meetings', key) && !key.includes('#'))
  if (!found) throw new Error('The meeting was not stored.')
  const [key, entry] = found
  const owner = key.slice(0, key.lastIndexOf('/'))
  const copy = (number: number): [string, unknown] => {
    const id = `00000000-0000-4000-8000-00000000000${number}`
    const { meeting } = entry as { meeting: object }
    return [`${owner}/${id}`, { meeting: { ...meeting, id, title: `Own plan ${number}` }, syncedAt: null }]
  }
  const draft = {
    days: ['2026-12-01', '2026-12-02'],
    isTimeAdded: false,
    start: '10:00',
    end: '17:00',
    message: 'Ailə tədbiri',
  }
  const personId = parse(texts.staff_user)?.id
  return {
    records: [
      ...records.filter(([key]) => !isOf('offDay', key)),
      ...[1, 2, 3].map(copy),
      [`offDay/${personId}/#version`, 1],
      [`offDay/${personId}/state`, JSON.stringify(draft)],
    ],
    texts: {
      ...texts,
      language: 'AZ',
      consent: JSON.stringify({ version: 1, state: { maps: 'allowed' } }),
    },
  }
}

test(`${starts * mutationsPerStart} mutations of stored data: the application always starts, and loses no undamaged data`, async ({
  page,
  context,
  texts,
}) => {
  test.setTimeout(180_000 + starts * 12_000)
  await withoutSync(page)
  const schedule = new SchedulePage(page, texts)
  await schedule.open(await newStaff())
  const base = await fillStorage(page, schedule)
  const tab = await context.newPage()
  await withoutSync(tab)
  await tab.goto(plainFile)
  await tab.clock.setFixedTime(saturdayNoon())
  const errors: string[] = []
  tab.on('pageerror', ({ message }) => errors.push(message))
  const week = new SchedulePage(tab, wordsOf('az')).meeting(/^Own plan/)

  for (let start = 0; start < starts; start += 1) {
    const seed = journeySeed + start
    const mutated = mutate(base, seeded(seed))
    const say = `seed ${seed}: ${mutated.slices.join(', ')}`
    await store(tab, mutated.stored)
    await tab.goto('/staff/calendar')
    await tab.locator('h1').waitFor({ state: 'attached' })
    const isMutated = (...slices: Slice[]) => slices.some((slice) => mutated.slices.includes(slice))
    if (!isMutated('language')) await expect(tab.locator('html'), say).toHaveAttribute('lang', 'az')
    if (!isMutated('language', 'staff_user', 'calendarView', 'weekRange', 'records'))
      await expect(week, say).toHaveCount(4)
    expect(await tab.evaluate(() => 'polluted' in {}), say).toBe(false)
    await tab.goto(plainFile)
    expect(losses(base, mutated, await readStored(tab)), say).toEqual([])
    expect(errors, say).toEqual([])
  }
})

test('the calendar names a stored meeting that cannot be read, until the owner discards it', async ({
  page,
  context,
  texts,
}) => {
  await withoutSync(page)
  const schedule = new SchedulePage(page, texts)
  await schedule.open(await newStaff())
  const base = await fillStorage(page, schedule)
  const owner = base.records.find(([key]) => isOf('meetings', key) && !key.includes('#'))?.[0].split('/')[1]
  const tab = await context.newPage()
  await withoutSync(tab)
  await tab.goto(plainFile)
  const broken = [`meetings/${owner}/broken`, { title: 'Budget' }] as const
  await store(tab, { ...base, records: [...base.records, broken] })
  const words = wordsOf('az')
  const notice = tab.getByText(words('calendar:unreadable.heading_one'))
  await tab.goto('/staff/calendar')
  await expect(notice).toBeVisible()
  await tab.reload()
  await expect(notice).toBeVisible()
  const download = tab.waitForEvent('download')
  await tab.getByRole('button', { name: words('calendar:unreadable.download') }).click()
  expect(JSON.parse(await readFile(await (await download).path(), 'utf8'))).toEqual({
    broken: { title: 'Budget' },
  })
  await tab.getByRole('button', { name: words('calendar:unreadable.discard'), exact: true }).click()
  await expect(notice).toHaveCount(0)
  await expect(tab.getByRole('main')).toBeFocused()
  await tab.reload()
  await tab.locator('h1').waitFor()
  await expect(notice).toHaveCount(0)
})
