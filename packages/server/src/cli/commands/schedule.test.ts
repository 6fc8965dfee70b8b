import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { limits } from '@atrium/contract/core'
import { runCommand, withAbsolutePaths } from '#cli/commands.ts'
import { scheduledMeetings } from '#db/schema.ts'
import { describeOnDatabase } from '#testing/databases.ts'
import { type TestServices, testServices } from '#testing/services.ts'

const good = {
  title: ' Görüş ',
  date: '2026/11/24',
  start_time: '09:00',
  end_time: '09:30',
  attendees: ['Leyla Əliyeva', 'Ирина Соколова', 'Leyla Əliyeva'],
}

describeOnDatabase('the commands about the company’s schedule', (open) => {
  let services: TestServices
  let file: string
  beforeAll(async () => {
    services = await testServices(await open('none'))
    file = path.join(services.config.dataDir, 'schedule.json')
  })
  beforeEach(async () => {
    await services.database.db.delete(scheduledMeetings)
  })

  const run = (...args: string[]) => runCommand(['schedule', ...args], services, jest.fn())
  const bring = async (rows: unknown, ...options: string[]) => {
    await writeFile(file, typeof rows === 'string' ? rows : JSON.stringify(rows))
    return run('import', file, ...options)
  }
  const rows = () => services.database.db.select().from(scheduledMeetings)

  it('replace the schedule with a file, with slashes or dashes and either spelling of attendees', async () => {
    expect(await bring([good, good], '--dry-run')).toBe('2 meetings can be imported, in the place of 0.')
    expect(await rows()).toEqual([])
    expect(await bring([good, good])).toBe('2 meetings imported, in the place of 0.')
    const { attendees: _left, ...other } = good
    const late = {
      ...other,
      date: '2026-11-25',
      start_time: '18:30',
      end_time: '20:00',
      atendees: ['Tural'],
      notes: 'x',
      room: 4,
    }
    expect(await bring(`\uFEFF${JSON.stringify([good, late])}`)).toBe(
      '2 meetings imported, in the place of 2.',
    )
    const found = await rows()
    expect(found.map(({ id: _id, ...row }) => row)).toEqual([
      {
        title: 'Görüş',
        day: '2026-11-24',
        start: '09:00',
        end: '09:30',
        attendees: ['Leyla Əliyeva', 'Ирина Соколова'],
        notes: '',
      },
      { title: 'Görüş', day: '2026-11-25', start: '18:30', end: '20:00', attendees: ['Tural'], notes: 'x' },
    ])
    expect(await bring([])).toBe('0 meetings imported, in the place of 2.')
  })

  it('report every bad row with its reason, and write nothing then', async () => {
    await bring([good])
    const bad: [unknown, string][] = [
      ['text', 'this is no meeting.'],
      [null, 'this is no meeting.'],
      [[], 'this is no meeting.'],
      [{ ...good, title: undefined }, 'title is missing.'],
      [{ ...good, title: ' ' }, 'title is empty.'],
      [{ ...good, title: 'x'.repeat(limits.meetingTitle + 1) }, 'title has more than 200 characters.'],
      [{ ...good, title: 'a\0b' }, 'title holds a broken character.'],
      [{ ...good, title: 'a\ud800' }, 'title holds a broken character.'],
      [{ ...good, date: '31.12.2026' }, 'date "31.12.2026" is no day: write it like "2026/11/24".'],
      [{ ...good, date: '2026/02/30' }, 'date "2026/02/30" is no day: write it like "2026/11/24".'],
      [{ ...good, date: undefined }, 'date nothing is no day: write it like "2026/11/24".'],
      [{ ...good, start_time: '9:00' }, 'start_time "9:00" is no time: write it like "09:30".'],
      [{ ...good, end_time: 930 }, 'end_time 930 is no time: write it like "09:30".'],
      [{ ...good, end_time: '09:00' }, 'end_time "09:00" is not after start_time "09:00".'],
      [{ ...good, attendees: 'Leyla' }, 'attendees is no list of names.'],
      [{ ...good, attendees: [7] }, 'a name of attendees is missing.'],
      [{ ...good, attendees: Array(101).fill('a') }, 'attendees has more than 100 names.'],
      [{ ...good, notes: 'x'.repeat(limits.message + 1) }, 'notes has more than 5000 characters.'],
    ]
    const lines = bad.map(([, reason], place) => `Row ${2 * place + 2}: ${reason}`)
    const mixed = bad.flatMap(([row]) => [good, row])
    const message = `${file} is not imported.\n${lines.join('\n')}\nThe schedule is as it was.`
    await expect(bring(mixed)).rejects.toThrow(message)
    await expect(bring(mixed, '--dry-run')).rejects.toThrow(message)
    expect(await rows()).toHaveLength(1)
  })

  it('report fifty bad rows and count the others, without terminal escape codes', async () => {
    const bad = Array.from({ length: 53 }, () => ({ ...good, date: '\u009b31m' }))
    const failure = await bring(bad).catch((error: Error) => error.message)
    expect(failure).toMatch(/Row 50: .*\n… and 3 more\.\n/)
    expect(failure).not.toContain('\u009b')
  })

  it.each([
    ['no JSON', 'title,date', 'It is no JSON list of meetings.'],
    ['no list', '{"title":"x"}', 'It is no JSON list of meetings.'],
  ])('reject %s', async (_what, content, reason) => {
    await expect(bring(content)).rejects.toThrow(reason)
  })

  it('reject a file of another encoding, and a missing file', async () => {
    await writeFile(file, Buffer.from([0x5b, 0x22, 0xc3, 0x28, 0x22, 0x5d]))
    await expect(run('import', file)).rejects.toThrow(`${file} is no text in UTF-8 or UTF-16.`)
    await expect(run('import', `${file}.gone`)).rejects.toThrow(/cannot be read \(ENOENT\)\.$/)
  })

  it('leave one complete schedule after two simultaneous imports', async () => {
    const other = path.join(services.config.dataDir, 'other.json')
    await writeFile(file, JSON.stringify([good, good, good]))
    await writeFile(other, JSON.stringify([{ ...good, title: 'Other' }]))
    await Promise.all([run('import', file), run('import', other)])
    expect([1, 3]).toContain((await rows()).length)
  })

  it('import ten thousand meetings at once', async () => {
    expect(await bring(Array(10_000).fill(good))).toBe('10000 meetings imported, in the place of 0.')
    expect(await rows()).toHaveLength(10_000)
    expect((await run('list')).split('\n')).toHaveLength(502)
  })

  it('list the meetings from a day on, by day and time', async () => {
    expect(await run('list')).toBe('There are no meetings from 2026-11-21 on.')
    await bring([
      { ...good, date: '2026/11/25', title: 'Later' },
      { ...good, start_time: '11:00', end_time: '12:00', title: 'Second\nline \u001b[31m', attendees: [] },
      good,
      { ...good, date: '2026/11/20', title: 'Past' },
    ])
    expect(await run('list')).toBe(
      [
        'day         time         title              attendees',
        '2026-11-24  09:00-09:30  Görüş              Leyla Əliyeva, Ирина Соколова',
        '2026-11-24  11:00-12:00  Second line \uFFFD[31m',
        '2026-11-25  09:00-09:30  Later              Leyla Əliyeva, Ирина Соколова',
      ].join('\n'),
    )
    expect(await run('list', '--from=2026/11/25')).toMatch(/^day .*\n2026-11-25 .*Later.*$/)
    expect(await run('list', '--from=2026-11-01')).toContain('Past')
  })

  it.each([
    [['list', '2026-11-24'], 'Say: schedule list'],
    [['list', '--to=2026-11-24'], 'Say: schedule list'],
    [['list', '--from=soon'], 'Write the day like 2026-11-24.'],
    [['import'], 'Say: schedule import'],
    [['import', '--dry-run'], 'Say: schedule import'],
    [['import', 'a.json', 'b.json'], 'Say: schedule import'],
  ])('print their usage: %p', async (words, sentence) => {
    await expect(run(...words)).rejects.toThrow(sentence)
  })
})

it('read a file relative to the working directory', () => {
  expect(withAbsolutePaths(['schedule', 'import', 'may.json', '--dry-run'], '/home/me')).toEqual([
    'schedule',
    'import',
    '/home/me/may.json',
    '--dry-run',
  ])
})
