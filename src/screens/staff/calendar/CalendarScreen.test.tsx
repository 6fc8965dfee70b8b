import { staffSamples, staffUserSample } from '@atrium/contract/accounts/samples'
import { act, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { mockNetwork } from '#testing/mockNetwork.ts'
import { renderRoute } from '#testing/renderRoute.tsx'

const server = mockNetwork()

const [leyla] = staffSamples
if (!leyla) throw new Error('There is no sample person.')
const signedInAs = staffUserSample(leyla)

beforeEach(() => {
  jest.useFakeTimers({
    now: new Date('2026-11-21T09:00:00Z'),
    doNotFake: ['performance'],
    advanceTimers: true,
  })
})
afterEach(() => jest.useRealTimers())

async function open(language: 'AZ' | 'EN' | 'RU' = 'EN') {
  const view = await renderRoute('/staff/calendar', { signedInAs, language })
  await screen.findByRole('heading', { level: 1 })
  return view
}

const main = () => within(screen.getByRole('main'))
const legend = async () =>
  within(await main().findByRole('list', { name: 'Holidays' })).findAllByRole('listitem')
const day = (name: string | RegExp) => main().findByRole('button', { name })
const shownYear = () => within(main().getByRole('group', { name: 'Year' })).getByText(/^\d{4}$/).textContent

it('shows the current year with its holidays, each with date and name', async () => {
  await open()
  expect(main().getByRole('heading', { level: 1, name: 'Corporate Calendar' })).toBeInTheDocument()
  expect(document.title).toBe('Corporate Calendar · Caspora')
  await main().findByRole('group', { name: 'Year' })
  expect(shownYear()).toBe('2026')
  expect(main().getAllByRole('table')).toHaveLength(12)
  expect(main().getByRole('table', { name: 'March 2026' })).toContainElement(
    await day('20 March, Friday: Novruz, Ramazan (Eid al-Fitr)'),
  )
  expect(await day('27 March, Friday: Ramazan (Eid al-Fitr), moved')).toBeInTheDocument()
  expect(await day('27 September, Sunday: Remembrance Day, no extra day off')).toBeInTheDocument()
  const key = within(main().getByRole('list', { name: 'What the days look like' }))
  expect(key.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Today',
    'Holiday',
    'Estimated date',
    'No extra day off',
  ])
  expect((await legend()).slice(2, 5).map(({ textContent }) => textContent)).toEqual([
    '8 MarchSunWomen’s Day day off moved to 9\u00a0March',
    '20–21 MarchFri–SatNovruz, Ramazan (Eid al-Fitr) day off moved to 27\u00a0March, 30\u00a0March',
    '22–24 MarchSun–TueNovruz day off moved to 25\u2060–\u206026\u00a0March',
  ])
  expect(document.querySelector('[aria-current=date]')).toHaveTextContent('21')
})

const coming = async () =>
  (await within(await main().findByRole('list', { name: 'Coming holidays' })).findAllByRole('listitem')).map(
    ({ textContent }) => textContent,
  )
const next = [
  '31 DecemberThuWorld Azerbaijanis’ Solidarity Day',
  '1–2 January 2027Fri–SatNew Year day off moved to 4\u00a0January\u00a02027',
  '20 January 2027WedDay of Mourning',
]

it('begins with the coming holidays, of next year too, whichever year it shows', async () => {
  const { user } = await open()
  expect(await coming()).toEqual(next)
  await user.click(main().getByRole('button', { name: 'Previous year' }))
  expect(await coming()).toEqual([next[0]?.replace('ber', 'ber 2026'), ...next.slice(1)])
})

it('asks for the coming holidays of next year again when the network is back', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  server.use(
    http.get('*/api/v2/holidays', ({ request }) =>
      request.url.includes('year=2027') ? HttpResponse.error() : undefined,
    ),
  )
  await open()
  expect(await coming()).toEqual(next.slice(0, 1))
  logged.mockRestore()
  server.resetHandlers()
  act(() => void window.dispatchEvent(new Event('online')))
  await waitFor(async () => expect(await coming()).toEqual(next))
})

it('is the current place of the staff menu', async () => {
  await open()
  const menu = within(screen.getByRole('navigation', { name: 'Staff menu' }))
  expect(menu.getByRole('link', { current: 'page' })).toHaveAccessibleName('Calendar')
})

it.each([
  ['AZ', 'Yanvar', 'bazar ertəsi', '20 mart, cümə: Novruz bayramı, Ramazan bayramı', 'İyun 2026'],
  ['RU', 'Январь', 'понедельник', '20 марта, пятница: Новруз-байрам, Рамазан-байрам', 'Июнь 2026'],
] as const)('speaks %s, weeks from Monday', async (language, january, monday, novruz, june) => {
  await open(language)
  expect(main().getByRole('heading', { level: 2, name: january })).toBeInTheDocument()
  const [first] = main().getAllByRole('table')
  expect(within(first as HTMLElement).getAllByRole('columnheader')[0]).toHaveAccessibleName(monday)
  expect(await day(novruz)).toBeInTheDocument()
  expect(main().getByRole('table', { name: june })).toBeInTheDocument()
})

it('asks for the year that is chosen, marks its estimates, and comes back to today', async () => {
  const { user, store } = await open()
  await user.click(main().getByRole('button', { name: 'Next year' }))
  expect(shownYear()).toBe('2027')
  expect(await day('9 March, Tuesday: Ramazan (Eid al-Fitr), estimate')).toBeInTheDocument()
  expect(main().getByText(/^An estimated date follows the moon/)).toBeInTheDocument()
  expect(document.querySelector('[aria-current=date]')).toBeNull()
  expect(store.getState().calendarView.year).toBe(2027)

  await user.click(main().getByRole('button', { name: 'Today' }))
  expect(shownYear()).toBe('2026')
  expect(await day(/^20 March/)).toBeInTheDocument()
  expect(main().queryByText(/^An estimated date/)).not.toBeInTheDocument()
  // From now on it is the current year, whichever that becomes.
  expect(store.getState().calendarView.year).toBeNull()
})

it('says that a year has none that are known', async () => {
  const { user } = await open()
  await user.click(main().getByRole('button', { name: 'Previous year' }))
  expect(await main().findByText('No holidays are known for this year.')).toBeInTheDocument()
})

it('stays when the holidays did not load, logs it, says so, and tries again', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  server.use(http.get('*/api/v2/holidays', () => HttpResponse.error(), { once: true }))
  const { user } = await open()
  expect(await main().findByRole('alert')).toHaveTextContent('The holidays didn’t load')
  expect(logged.mock.calls.map(([text]) => text)).toEqual(['Error fetching holidays:'])
  logged.mockRestore()
  expect(main().getAllByRole('table')).toHaveLength(12)
  expect(main().queryByRole('heading', { name: 'Holidays' })).not.toBeInTheDocument()
  await user.click(main().getByRole('button', { name: 'Try again' }))
  expect(await day(/^20 March/)).toBeInTheDocument()
  expect(main().queryByRole('alert')).not.toBeInTheDocument()
})

it('takes an answer without a list for a failure, and not for a year without holidays', async () => {
  server.use(http.get('*/api/v2/holidays', () => HttpResponse.json({ meta: { code: 426 } })))
  await open()
  expect(await main().findByRole('alert')).toHaveTextContent('The holidays didn’t load')
})

it('reads a service that names a day with an hour', async () => {
  server.use(
    http.get('*/api/v2/holidays', () =>
      HttpResponse.json({
        response: { holidays: [{ name: 'Equinox', date: { iso: '2026-03-20T18:46:00+04:00' } }] },
      }),
    ),
  )
  await open()
  expect(await day('20 March, Friday: Equinox')).toBeInTheDocument()
})

it('leads to the calendar that can be subscribed to, in the reader’s language', async () => {
  await open('RU')
  expect(main().getByText(/holidays\.ics\?lng=ru$/)).toBeInTheDocument()
  expect(main().getByRole('link', { name: 'Подписаться' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^webcal:.*\/holidays\.ics\?lng=ru$/),
  )
})

it('turns the page at midnight in Baku, and at New Year with the year', async () => {
  jest.setSystemTime(new Date('2026-12-31T19:59:30Z'))
  await open()
  expect(document.querySelector('[aria-current=date]')).toHaveTextContent('31')
  act(() => void jest.advanceTimersByTime(60_000))
  expect(shownYear()).toBe('2027')
  expect(document.querySelector('[aria-current=date]')).toHaveTextContent('1')
})
