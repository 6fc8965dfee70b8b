import { staffSamples, staffUserSample } from '@atrium/contract/accounts/samples'
import { listCards, listEmployees, listRooms } from '@atrium/contract/people'
import { badgeSample, badgeSamples, cardSample, cardSamples } from '@atrium/contract/people/samples'
import { screen, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { mockNetwork } from '#testing/mockNetwork.ts'
import { renderRoute } from '#testing/renderRoute.tsx'

const server = mockNetwork()

const [leyla] = staffSamples
if (!leyla) throw new Error('There is no sample person.')
const signedInAs = staffUserSample(leyla)

/** Of three rooms: enough for two sheets. */
const people = badgeSamples.slice(0, 16).map((sample) => badgeSample(sample, 'EN'))
const cards = cardSamples.slice(0, 8).map((sample) => cardSample(sample, 'EN'))
const rooms = ['Göygöl', 'Server 2/1', 'Xəzər'].map((roomname) => ({ roomname, employees: 7, computers: 8 }))

const print = jest.fn()

beforeEach(() => {
  print.mockReset()
  window.print = print
  server.use(
    http.get(`*${listEmployees.path}`, () => HttpResponse.json(people)),
    http.get(`*${listRooms.path}`, () => HttpResponse.json(rooms)),
    http.get(`*${listCards.path}`, () => HttpResponse.json(cards)),
  )
})

async function open(query = '', language: 'AZ' | 'EN' | 'RU' = 'EN') {
  const view = await renderRoute(`/staff/labels${query}`, { signedInAs, language })
  await screen.findByRole('heading', { level: 1 })
  return view
}

const box = (name: RegExp) => screen.findByRole('checkbox', { name })
const sheets = () => within(screen.getByRole('region', { name: 'Preview' })).queryAllByRole('list')
const addressOf = () => new URLSearchParams(window.location.search)

it('the sheet has the selected people and their number, and the address keeps the selection', async () => {
  const { user } = await open()
  expect(document.title).toBe('QR labels · Caspora')
  const steps = window.history.length
  await user.click(await box(/^Leyla Əliyeva/))
  await user.click(await box(/^Nigar Hüseynova/))
  expect(screen.getByText('2 selected, 1 A4 sheet')).toBeInTheDocument()
  const labels = within(sheets()[0] as HTMLElement).getAllByRole('listitem')
  // In the order of the list, not of the ticks.
  expect(labels.map((label) => within(label).getByRole('img').getAttribute('aria-label'))).toEqual([
    'QR code: Nigar Hüseynova',
    'QR code: Leyla Əliyeva',
  ])
  expect(labels[1]).toHaveTextContent('DEV7')
  expect(addressOf().getAll('of')).toEqual(['DEV2', 'DEV7'])
  // A tick is no step of the history.
  expect(window.history.length).toBe(steps)

  await user.click(await box(/^Nigar Hüseynova/))
  expect(addressOf().getAll('of')).toEqual(['DEV7'])
  await user.click(screen.getByRole('button', { name: 'Print' }))
  expect(print).toHaveBeenCalledTimes(1)
})

it('begins with those that the address names, however their number is written', async () => {
  await open('?kind=badge&of=dev7&of=12&of=DEV999')
  expect(await box(/^Leyla Əliyeva/)).toBeChecked()
  expect(await box(/^Murad Şirinov/)).toBeChecked()
  expect(screen.getByText('2 selected, 1 A4 sheet')).toBeInTheDocument()
})

it('chooses all, and none again', async () => {
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: `Choose all ${people.length}` }))
  expect(screen.getByText(`${people.length} selected, 2 A4 sheets`)).toBeInTheDocument()
  expect(sheets()).toHaveLength(2)
  expect(screen.getByRole('list', { name: 'Sheet 2 of 2' })).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Clear' }))
  expect(screen.getByText('Nothing selected')).toBeInTheDocument()
  expect(sheets()).toHaveLength(0)
  expect(addressOf().has('of')).toBe(false)
})

it('the search ignores diacritics, finds by room too, and keeps the hidden selection', async () => {
  const { user } = await open('?of=DEV7')
  const search = await screen.findByRole('searchbox')
  await user.type(search, 'sahdag')
  const inRoom = people.filter(({ roomname }) => roomname === 'Şahdağ').length
  expect(screen.getByText(`${inRoom} found`)).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: `Choose all ${inRoom}` }))
  expect(screen.getByText(new RegExp(`^${inRoom + 1} selected`))).toBeInTheDocument()
  await user.clear(search)
  expect(await box(/^Leyla Əliyeva/)).toBeChecked()
  await user.type(search, 'nobody')
  expect(screen.getByText('No results for “nobody”.')).toBeInTheDocument()
  expect(screen.getByText(new RegExp(`^${inRoom + 1} selected`))).toBeInTheDocument()
})

it('without a selection a message says what to choose', async () => {
  const { user } = await open('?kind=door')
  await user.click(await screen.findByRole('button', { name: 'Print' }))
  expect(print).not.toHaveBeenCalled()
  expect(screen.getByRole('alert')).toHaveTextContent('Tick the rooms whose door plates you need.')
  await user.click(await box(/^Xəzər/))
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

it('makes plates for doors whose names need encoding', async () => {
  await open('?kind=door&of=Server%202%2F1')
  expect(await box(/^Server 2\/1/)).toBeChecked()
  expect(sheets()[0]).toHaveTextContent('Server 2/1Scan to see who works here')
})

it('another kind of label empties the selection, and Back restores it', async () => {
  const { user } = await open('?kind=card&of=gunes-aliyeva')
  expect(await box(/^Günəş Əliyeva/)).toBeChecked()
  expect(sheets()[0]).toHaveTextContent('gunes.aliyeva@caspora.example')
  await user.click(screen.getByRole('link', { name: 'Badges' }))
  expect(await box(/^Günəş Əliyeva\s*DEV8/)).not.toBeChecked()
  expect(screen.getByText('Nothing selected')).toBeInTheDocument()
  window.history.back()
  expect(await screen.findByText('1 selected, 1 A4 sheet')).toBeInTheDocument()
})

it('says when the list did not load, and tries again', async () => {
  server.use(http.get(`*${listEmployees.path}`, () => HttpResponse.error(), { once: true }))
  const { user } = await open()
  expect(await screen.findByRole('alert')).toHaveTextContent('The list of people didn’t load')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await box(/^Leyla Əliyeva/)).not.toBeChecked()
})

it('the page of badges says that there are no people yet, and links to the rooms', async () => {
  server.use(http.get(`*${listEmployees.path}`, () => HttpResponse.json([])))
  await open()
  expect(await screen.findByRole('heading', { level: 2, name: 'No people yet' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'All rooms' })).toHaveAttribute('href', '/rooms')
})

it('counts sheets as each language does', async () => {
  const view = await open('?kind=door&of=Xəzər&of=Göygöl&of=Server 2/1', 'RU')
  expect(await screen.findByText('Выбрано: 3, 2 листа А4')).toBeInTheDocument()
  view.unmount()
  await open('?kind=door&of=Xəzər', 'AZ')
  expect(await screen.findByText('1 seçilib, 1 A4 vərəqi')).toBeInTheDocument()
})
