import { limits } from '@atrium/contract/core'
import { loadTexts } from '#i18n/texts.ts'
import { faultLine } from '#importing/faults.ts'
import { personRow as good, type SheetRow, sheetOf } from '#testing/sheets.ts'
import { readPeopleFile } from './personColumns.service.ts'

const everywhere = <Value>(value: Value) => ({ AZ: value, EN: value, RU: value })

const faultsOf = async (rows: SheetRow[]) =>
  (await readPeopleFile(sheetOf(rows))).faults.map(faultLine(loadTexts()))

const rowsOf = async (rows: SheetRow[]) => {
  expect(await faultsOf(rows)).toEqual([])
  return (await readPeopleFile(sheetOf(rows))).rows.map(({ row }) => row)
}

const one = async (row: SheetRow) => (await rowsOf([{ ...good, ...row }]))[0]

describe('a file of employees', () => {
  it('contains computers, with a type in one language or three, with or without a serial number, on lines or between semicolons', async () => {
    const computers =
      'Lenovo ThinkPad T14, Noutbuk | Laptop | Ноутбук, PF3X7K9; Dell U2723QE, Monitor\nHP, Desktop, ;'
    expect(await one({ computers })).toMatchObject({
      computers: [
        {
          name: 'Lenovo ThinkPad T14',
          type: { AZ: 'Noutbuk', EN: 'Laptop', RU: 'Ноутбук' },
          serial: 'PF3X7K9',
        },
        { name: 'Dell U2723QE', type: everywhere('Monitor'), serial: '' },
        { name: 'HP', type: everywhere('Desktop'), serial: '' },
      ],
    })
  })

  it('contains other information as lists and texts', async () => {
    const otherinfo = 'Languages: Azerbaijani | English; Opens: at 9:30; Keys: Archive |'
    expect(await one({ otherinfo })).toMatchObject({
      otherinfo: everywhere([
        { name: 'Languages', description: ['Azerbaijani', 'English'] },
        { name: 'Opens', description: 'at 9:30' },
        { name: 'Keys', description: ['Archive'] },
      ]),
    })
  })

  it('falls back to another language for a missing text, by row', async () => {
    const { job: _job, otherinfo: _otherinfo, ...rest } = good
    const file = (job_az: string, job_en: string, job_ru: string) => ({
      ...rest,
      job_az,
      job_en,
      job_ru,
      otherinfo_ru: 'Ключи: Архив',
    })
    const found = await rowsOf([
      { ...file('Menecer', '', ''), idnumber: '1' },
      { ...file('Menecer', 'Manager', ''), idnumber: '2' },
      { ...file('', '', 'Менеджер'), idnumber: '3' },
      { ...file('', '', ''), idnumber: '4' },
    ])
    expect(found.map(({ job }) => job)).toEqual([
      everywhere('Menecer'),
      { AZ: 'Menecer', EN: 'Manager', RU: 'Manager' },
      everywhere('Менеджер'),
      everywhere(''),
    ])
    expect(found[0]?.otherinfo).toEqual(everywhere([{ name: 'Ключи', description: 'Архив' }]))
  })

  it('is validated cell by cell', async () => {
    const many = (count: number, entry: string) => Array(count).fill(entry).join(';')
    const bad: [SheetRow, ...string[]][] = [
      [{ idnumber: 'DEVX' }, 'idnumber: "DEVX" isn’t an ID number. Write it like DEV7.'],
      [{ idnumber: '' }, 'idnumber: "" isn’t an ID number. Write it like DEV7.'],
      [{ idnumber: '0' }, 'idnumber: "0" isn’t an ID number. Write it like DEV7.'],
      [
        { name: ' ', surname: '' },
        'name: the cell is empty. Fill it in.',
        'surname: the cell is empty. Fill it in.',
      ],
      [{ name: 'x'.repeat(limits.name + 1) }, 'name: the text has 101 characters. Write at most 100.'],
      [
        { surname: 'a\u0007b' },
        'surname: there is a broken or invisible character (U+0007). Delete it, and type the text again.',
      ],
      [
        { surname: 'a\uFFFDb' },
        'surname: there is a broken or invisible character (U+FFFD). Delete it, and type the text again.',
      ],
      [
        { email: 'leyla@caspora' },
        'email: "leyla@caspora" isn’t an email address. Write it like name@example.com.',
      ],
      [{ number: '9,94E+11' }, 'number: "9,94E+11" isn’t a phone number. Write it like +994 50 123 45 67.'],
      [{ number: '+-' }, 'number: "+-" isn’t a phone number. Write it like +994 50 123 45 67.'],
      [{ job: 'x'.repeat(301) }, 'job: the text has 301 characters. Write at most 300.'],
      [
        { computers: 'Lenovo' },
        'computers: "Lenovo" isn’t a computer. Write brand and model, type, serial number, with commas between them.',
      ],
      [
        { computers: 'HP, , 1' },
        'computers: "HP, , 1" isn’t a computer. Write brand and model, type, serial number, with commas between them.',
      ],
      [
        { computers: 'HP, Laptop, 1, 2' },
        'computers: "HP, Laptop, 1, 2" isn’t a computer. Write brand and model, type, serial number, with commas between them.',
      ],
      [
        { computers: 'HP, Noutbuk | Laptop' },
        'computers: "Noutbuk | Laptop" can’t be read as a text. Write one for all languages, or three in the order AZ | EN | RU.',
      ],
      [{ computers: many(21, 'HP, Laptop') }, 'computers: there are 21 computers. Write at most 20.'],
      [
        { otherinfo: 'Extension 107' },
        'otherinfo: "Extension 107" can’t be read as information. Write a name, a colon, and a text or a list between bars (|).',
      ],
      [
        { otherinfo: 'Languages: |' },
        'otherinfo: "Languages: |" can’t be read as information. Write a name, a colon, and a text or a list between bars (|).',
      ],
      [{ otherinfo: many(21, 'a: b') }, 'otherinfo: there are 21 entries. Write at most 20.'],
    ]
    const file = bad.flatMap(([row], place) => [
      place === 0 ? good : { ...good, idnumber: String(1000 + place) },
      { ...good, idnumber: String(2000 + place), ...row },
    ])
    const lines = bad.flatMap(([, ...texts], place) => texts.map((text) => `Line ${2 * place + 3}, ${text}`))
    expect(await faultsOf(file)).toEqual(lines)
  })

  it('must have one form of value in each column', async () => {
    const { surname: _surname, otherinfo: _otherinfo, ...rest } = good
    expect(await faultsOf([{ ...rest, job_ru: 'x', floor: '3' }])).toEqual([
      expect.stringMatching(
        /^Line 1: column "floor" isn’t known\. The columns are idnumber, .* job, job_az, job_en, job_ru, .* otherinfo_ru\.$/,
      ),
      'Line 1: column surname is missing. Add it.',
      'Line 1: there are both columns job and job_…. Keep job, or job_az, job_en, job_ru.',
      'Line 1: column otherinfo is missing. Add it, or otherinfo_az, otherinfo_en, otherinfo_ru.',
    ])
  })

  it('is read as Excel saves it in Baku: the separator in the first line, days with dots, empty lines', async () => {
    const row = { ...good, birthday: '8.03.1990', startedon: '01.12.2025', job: 'a,b,c' }
    const { rows, faults } = await readPeopleFile(`sep=;\r\n\r\n${sheetOf([row])}\r\n;;;\r\n`)
    expect(faults).toEqual([])
    expect(rows).toMatchObject([
      { line: 4, row: { birthday: '1990-03-08', startedon: '2025-12-01', job: everywhere('a,b,c') } },
    ])
    const days = ['31.02.1990', '08.13.1990', '08.03.90', '08/03/1990', '31.12.1899', '01.01.2999']
    expect(
      await faultsOf(days.map((birthday, at) => ({ ...good, idnumber: `${at + 1}`, birthday }))),
    ).toEqual(
      days.map(
        (day, at) =>
          `Line ${at + 2}, birthday: "${day}" isn’t a date. Write it like 1990-03-08 or 08.03.1990.`,
      ),
    )
  })

  it('may have many empty lines, separators or quotes, and each fault tells its line', async () => {
    const header = Object.keys(good).join()
    const faultsIn = async (content: string) => (await readPeopleFile(content)).faults
    expect(await faultsIn(`${header}${'\n'.repeat(300_000)}DEVX,a,b,,,,,,\n\n\nDEV2,"a`)).toMatchObject([
      { line: 300_004, code: 'quoteNotClosed' },
      { line: 300_001, code: 'noIdNumber' },
    ])
    for (const end of [',', ',\n', '\r\n'])
      expect(await faultsIn(header + end.repeat(300_000))).toMatchObject([{ code: 'noRows' }])
    for (const line of [',\n', '""\n'])
      expect(await faultsIn(`${header}\n${line.repeat(60_000)}DEV1,a,b`)).toMatchObject([
        { line: 0, code: 'tooManyRows' },
      ])
    expect(await faultsIn(`${header}\n${','.repeat(300_000)}x`)).toMatchObject([
      { line: 2, code: 'cellsUnderHeadings' },
    ])
  })

  it('is read in pieces, between which the server works on', async () => {
    let turns = 0
    let isRead = false
    const countTurns = () => {
      turns += 1
      if (!isRead) setImmediate(countTurns)
    }
    setImmediate(countTurns)
    await readPeopleFile(sheetOf(Array.from({ length: 2000 }, () => good)))
    isRead = true
    expect(turns).toBeGreaterThan(10)
  })
})
