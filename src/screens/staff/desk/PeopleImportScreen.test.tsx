import { getProfile } from '@atrium/contract/accounts'
import { profileSample, staffSamples, staffUserSample } from '@atrium/contract/accounts/samples'
import { limits } from '@atrium/contract/core'
import { exportPeople, importPeople, peopleColumns } from '@atrium/contract/people'
import { importFaultsSample, importPreviewSample } from '@atrium/contract/people/samples'
import { act, screen, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { languageChosen } from '#slices/languageSlice.ts'
import { mockNetwork } from '#testing/mockNetwork.ts'
import { renderRoute } from '#testing/renderRoute.tsx'

const server = mockNetwork()

const [leyla, rauf] = staffSamples
if (!leyla || !rauf) throw new Error('There are two sample people at the least.')

const open = async (person = rauf, path = '/staff/desk/people/import') => {
  server.use(http.get(`*${getProfile.path}`, () => HttpResponse.json(profileSample(person, 'EN'))))
  const { user, store } = await renderRoute(path, { signedInAs: staffUserSample(person), language: 'EN' })
  return Object.assign(user, { store })
}
const csv = (content: BlobPart, name = 'people.csv') => new File([content], name, { type: 'text/csv' })
const field = () => screen.findByLabelText('CSV file')
const button = (name: string | RegExp) => screen.findByRole('button', { name })

it('shows every change before it is written, and imports', async () => {
  const sent: object[] = []
  const user = await open()
  server.events.on('request:start', async ({ request }) => {
    if (request.url.endsWith(importPeople.path)) sent.push(await request.clone().json())
  })
  await user.upload(await field(), csv('idnumber,name\nDEV7,Leyla\n'))
  expect(await screen.findByText('2 people’s records will change.')).toBeInTheDocument()
  const row = screen.getByRole('row', { name: /Leyla Əliyeva/ })
  expect(within(row).getAllByRole('deletion')[0]).toHaveTextContent('+994 50 000 00 01')
  expect(row).toHaveTextContent(/Position \(RU\)/)
  expect(screen.getByRole('row', { name: /Nigar Quliyeva/ })).toHaveTextContent(/new.*UnitQuality group/)
  await user.click(await button('Import 2 people'))
  expect(await screen.findByRole('heading', { name: '2 people imported' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Go to people' })).toHaveAttribute('href', '/staff/desk/people')
  expect(sent).toEqual([
    { csv: 'idnumber,name\nDEV7,Leyla\n', isDryRun: true },
    { csv: 'idnumber,name\nDEV7,Leyla\n', isDryRun: false, fingerprint: 'sample' },
  ])
  await user.click(await button('Import another file'))
  expect(await field()).toBeInTheDocument()
})

it('says how many of many changes it lists, and imports all', async () => {
  server.use(
    http.post(`*${importPeople.path}`, () =>
      HttpResponse.json({ ...importPreviewSample, added: 1499, changed: 1 }),
    ),
  )
  const user = await open()
  await user.upload(await field(), csv('idnumber,name\nDEV7,Leyla\n'))
  expect(await screen.findByText('The first 2 of 1500 changes.')).toBeInTheDocument()
  expect(await button('Import 1500 people')).toBeInTheDocument()
})

it('lists the cells to correct, and starts again with another file', async () => {
  const user = await open()
  await user.upload(await field(), csv('@@'))
  const table = await screen.findByRole('table', { name: 'Errors in the file' })
  expect(within(table).getByRole('row', { name: /isn’t an email address/ })).toHaveTextContent(
    /^5Leyla Əliyevaemail/,
  )
  expect(screen.getByText('The file has 2 errors.')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /^Import/ })).not.toBeInTheDocument()
  await user.upload(await field(), csv(''))
  expect(await screen.findByText('The file is empty.')).toBeInTheDocument()
  expect(screen.queryByRole('table', { name: 'Errors in the file' })).not.toBeInTheDocument()
  expect(screen.queryByText('The file has 1 error.')).not.toBeInTheDocument()
  await user.upload(await field(), csv('good'))
  expect(await button('Import 2 people')).toBeInTheDocument()
})

it('names the person of a faulty line, and makes one row of many faults of a kind', async () => {
  const [, email] = importFaultsSample.faults
  const faults = [
    ...importFaultsSample.faults,
    ...Array.from({ length: 11 }, (_fault, place) => ({ ...email, line: 20 + place })),
  ]
  server.use(
    http.post(`*${importPeople.path}`, () =>
      HttpResponse.json({ ...importFaultsSample, faults, faultCount: faults.length }),
    ),
  )
  const user = await open()
  await user.upload(await field(), csv('@@'))
  const table = await screen.findByRole('table', { name: 'Errors in the file' })
  expect(within(table).getByRole('row', { name: /The cell is empty/ })).toHaveTextContent(/3DEV7name/)
  expect(within(table).getByRole('row', { name: /"leyla"/ })).toHaveTextContent(
    /5, 20–3012 rowsemail.*11 more rows have an error of this kind\./,
  )
})

it('says first that the columns are of another file, and offers the template there', async () => {
  const user = await open()
  await user.upload(await field(), csv('Employee,Mail\n'))
  const status = (await screen.findByText('These aren’t our columns.')).closest('[role=status]')
  const inStatus = within(status as HTMLElement)
  expect(inStatus.getByRole('button', { name: 'Download a template' })).toBeInTheDocument()
  expect(screen.queryByText('The file has 2 errors.')).not.toBeInTheDocument()
  expect(screen.getByRole('heading', { name: 'Headings to correct' })).toBeInTheDocument()
})

it('says the faults in another language when the reader changes it', async () => {
  const user = await open()
  await user.upload(await field(), csv('@@'))
  await screen.findByText('The cell is empty. Fill it in.')
  const fault = { line: 3, column: 'name', name: 'DEV7', code: 'empty', text: 'Ячейка пуста. Заполните её.' }
  server.use(
    http.post(`*${importPeople.path}`, ({ request }) =>
      HttpResponse.json({
        ...importPreviewSample,
        ...{ changes: [], added: 0, changed: 0 },
        faults: request.headers.get('accept-language') === 'ru' ? [fault] : [],
        faultCount: 1,
      }),
    ),
  )
  act(() => void user.store.dispatch(languageChosen('RU')))
  expect(await screen.findByText('Ячейка пуста. Заполните её.')).toBeInTheDocument()
  expect(screen.getByText('В файле 1 ошибка.')).toBeInTheDocument()
})

it.each([
  ['no text', new Uint8Array([0x50, 0x4b, 0x00, 0x04]), /isn’t a UTF-8 text file/],
  ['half a text', new Uint8Array([0xff, 0xfe, 0x42]), /isn’t a UTF-8 text file/],
  ['too large', 'x'.repeat(limits.importBytes + 1), /up to 5 MB/],
])('says that a file is %s without sending it', async (_what, content, text) => {
  server.use(http.post(`*${importPeople.path}`, () => HttpResponse.error()))
  const user = await open()
  await user.upload(await field(), csv(content))
  expect(await screen.findByRole('alert')).toHaveTextContent(text)
})

it('shows a file of an older encoding as it reads in each, the likelier first, and imports the chosen one', async () => {
  const sent: object[] = []
  const user = await open()
  server.events.on('request:start', async ({ request }) => {
    if (request.url.endsWith(importPeople.path)) sent.push(await request.clone().json())
  })
  // "Işıq" and a name whose ə Excel has lost.
  const bytes = [...new TextEncoder().encode('name;surname\r\nI'), 0xfe, 0xfd]
  await user.upload(
    await field(),
    csv(new Uint8Array([...bytes, ...new TextEncoder().encode('q;?liyev\r\n')])),
  )
  expect(await screen.findByText('In which of these are the names right?')).toBeInTheDocument()
  const choices = screen.getAllByRole('region', { name: /Windows-125/ })
  const [turkish, russian] = choices
  if (!turkish || !russian) throw new Error('There are two readings.')
  expect(turkish).toHaveTextContent(
    /Turkish and Azerbaijani.*Işıq;\?liyev.*1 letters can’t be read, as in \?liyev/s,
  )
  expect(russian).toHaveTextContent(/Russian.*Iюэq/s)
  expect(sent).toEqual([])
  await user.click(within(turkish).getByRole('button', { name: /^Use Turkish/ }))
  expect(await screen.findByText('2 people’s records will change.')).toBeInTheDocument()
  expect(screen.queryByRole('region', { name: /Windows-125/ })).not.toBeInTheDocument()
  expect(sent).toEqual([{ csv: 'name;surname\r\nIşıq;?liyev\r\n', isDryRun: true }])
})

it('a file that Excel saved as Unicode Text is read without a question', async () => {
  const sent: object[] = []
  const user = await open()
  server.events.on('request:start', async ({ request }) => {
    if (request.url.endsWith(importPeople.path)) sent.push(await request.clone().json())
  })
  const units = [...'\uFEFFname\nƏli\n'].map((sign) => sign.charCodeAt(0))
  const bytes = new Uint8Array(units.flatMap((unit) => [unit & 255, unit >> 8]))
  await user.upload(await field(), csv(bytes, 'people.txt'))
  expect(await screen.findByText('2 people’s records will change.')).toBeInTheDocument()
  expect(sent).toEqual([{ csv: 'name\nƏli\n', isDryRun: true }])
})

it('names the encoding and the separator of the file, reads it in another encoding, and leads back to the file', async () => {
  const sent: object[] = []
  const user = await open()
  server.events.on('request:start', async ({ request }) => {
    if (request.url.endsWith(importPeople.path)) sent.push(await request.clone().json())
  })
  await user.upload(await field(), csv('name;surname\nƏli;Ёлкин\n'))
  const encoding = await screen.findByRole('combobox', { name: 'Encoding of the file' })
  expect(encoding).toHaveDisplayValue('Unicode (UTF-8)')
  expect(encoding).toHaveAccessibleDescription(/The separator is the semicolon/)
  expect(
    within(encoding)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Unicode (UTF-8)',
    'Unicode (UTF-16)',
    'Turkish and Azerbaijani (Windows-1254)',
    'Russian (Windows-1251)',
  ])
  await user.selectOptions(encoding, 'Russian (Windows-1251)')
  expect(await button('Import 2 people')).toBeInTheDocument()
  expect(sent.at(-1)).toEqual({ csv: expect.stringMatching(/РЃР»РєРёРЅ\n$/), isDryRun: true })
  await user.selectOptions(encoding, 'Unicode (UTF-8)')
  expect(await button('Import 2 people')).toBeInTheDocument()
  expect(sent.at(-1)).toEqual({ csv: 'name;surname\nƏli;Ёлкин\n', isDryRun: true })
  await user.click(await button('Back to the file'))
  expect(screen.queryByRole('button', { name: 'Import 2 people' })).not.toBeInTheDocument()
  expect(screen.queryByText('people.csv')).not.toBeInTheDocument()
  expect(screen.getByRole('main')).toHaveFocus()
})

it('keeps the file when the network fails', async () => {
  server.use(http.post(`*${importPeople.path}`, () => HttpResponse.error(), { once: true }))
  const user = await open()
  await user.upload(await field(), csv('good'))
  expect(await screen.findByText('The file couldn’t be checked')).toBeInTheDocument()
  await user.click(await button('Try again'))
  const write = await button('Import 2 people')
  server.use(http.post(`*${importPeople.path}`, () => HttpResponse.error(), { once: true }))
  await user.click(write)
  expect(await screen.findByText('Nothing was imported')).toBeInTheDocument()
  await user.click(write)
  expect(await screen.findByRole('heading', { name: '2 people imported' })).toBeInTheDocument()
})

it('shows the new preview when records have changed meanwhile', async () => {
  const user = await open()
  await user.upload(await field(), csv('good'))
  const write = await button('Import 2 people')
  const [change] = importPreviewSample.changes
  const newer = { ...importPreviewSample, changes: [change], added: 0, fingerprint: 'newer' }
  server.use(
    http.post(`*${importPeople.path}`, async ({ request }) => {
      const { isDryRun } = (await request.json()) as { isDryRun: boolean }
      return isDryRun ? HttpResponse.json(newer) : HttpResponse.json({ message: 'Changed' }, { status: 409 })
    }),
  )
  await user.click(write)
  expect(await screen.findByText('The records have changed')).toBeInTheDocument()
  const again = await button('Import 1 person')
  server.use(http.post(`*${importPeople.path}`, () => HttpResponse.error()))
  await user.click(again)
  expect(await screen.findByText('Nothing was imported')).toBeInTheDocument()
  expect(screen.queryByText('The records have changed')).not.toBeInTheDocument()
})

it('downloads everybody, and an empty file with the headings', async () => {
  const files: Blob[] = []
  jest.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    files.push(blob as Blob)
    return 'blob:x'
  })
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  const user = await open()
  server.use(http.get(`*${exportPeople.path}`, () => HttpResponse.text('\uFEFFidnumber\r\nDEV7\r\n')))
  await user.click(await button('Download people as CSV'))
  await user.click(await button('Download a template'))
  const texts = await Promise.all(
    files.map(async (file) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(await file.arrayBuffer())),
  )
  expect(texts).toEqual(['\uFEFFidnumber\r\nDEV7\r\n', `\uFEFF${peopleColumns.join()}\r\n`])
})

it('is reached from the people, and leads back', async () => {
  const user = await open(rauf, '/staff/desk/people')
  await user.click(await screen.findByRole('link', { name: 'Import and export' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Import people' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'All people' })).toHaveAttribute('href', '/staff/desk/people')
})

it('is not open to a person without the permission', async () => {
  await open(leyla)
  expect(
    await screen.findByRole('heading', { level: 1, name: 'You don’t have access to this page' }),
  ).toBeInTheDocument()
})
