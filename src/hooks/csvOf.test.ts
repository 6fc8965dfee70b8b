import { csvOf } from './csvOf.ts'

const rows = [
  { name: 'Leyla "L" Əliyeva', reason: '=HYPERLINK("http://x")', days: -1.5 },
  { name: 'Rauf; Əliyev', reason: ' @sum', days: 2 },
]
const columns = [
  { header: 'Name', value: ({ name }: (typeof rows)[number]) => name },
  { header: 'Reason', value: ({ reason }: (typeof rows)[number]) => reason },
  { header: 'Days', value: ({ days }: (typeof rows)[number]) => days },
]

it.each([
  ['EN', ',', '-1.5'],
  ['RU', ';', '-1,5'],
] as const)('quotes cells, and leaves no formula to a spreadsheet in %s', async (language, mark, days) => {
  expect((await csvOf(rows, columns, language).text()).replace('\uFEFF', '').split('\r\n')).toEqual([
    ['Name', 'Reason', 'Days'].join(mark),
    ['"Leyla ""L"" Əliyeva"', '"\'=HYPERLINK(""http://x"")"', days].join(mark),
    ['"Rauf; Əliyev"', "' @sum", '2'].join(mark),
    '',
  ])
})
