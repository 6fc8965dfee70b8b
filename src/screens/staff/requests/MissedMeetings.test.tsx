import { act, screen, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { signedIn } from '#slices/authSlice.ts'
import { meetingCreated, meetingDeleted, meetingsOpened, meetingsReceived } from '#slices/meetingsSlice.ts'
import { daysChosen, timeSwitched } from '#slices/offDaySlice.ts'
import { mockNetwork } from '#testing/mockNetwork.ts'
import { onSampleDay, openOffDays, people } from '#testing/offDays.ts'

const server = mockNetwork()
onSampleDay()

const meeting = (title: string, day: string, start: string, end: string) => ({
  title,
  day,
  start,
  end,
  attendees: [],
  notes: '',
  attachments: [],
})

/** Opens the page with chosen days and two own meetings. */
async function openWith(days: string[], language?: 'AZ' | 'RU') {
  const view = await openOffDays(language)
  const at = '2026-11-21T09:00:00.000Z'
  const create = (id: string, fields: ReturnType<typeof meeting>) =>
    view.store.dispatch(meetingCreated({ id, at, fields }))
  act(() => {
    view.store.dispatch(meetingsOpened(people.leyla.id))
    create('one', meeting('Call with Ganja', '2026-11-24', '16:00', '17:00'))
    create('two', meeting('Dropped', '2026-11-24', '10:00', '11:00'))
    view.store.dispatch(meetingDeleted({ id: 'two', at }))
    view.store.dispatch(daysChosen(days))
  })
  return view
}

const listed = async (name: string) =>
  within(await screen.findByRole('list', { name }))
    .getAllByRole('listitem')
    .filter((item) => within(item).queryByRole('list') === null)
    .map(({ textContent }) => textContent)

it('the form lists the meetings of the chosen days before sending: own ones, and the company’s that name the person', async () => {
  const { user } = await openWith(['2026-11-24', '2026-11-28'])
  expect(await listed('You would miss 3 meetings')).toEqual([
    '09:00–09:30Stand-up',
    '11:00–12:00Client call: rollout plan',
    '16:00–17:00Call with Ganja',
  ])
  expect(screen.getByText('Tuesday 24 November')).toBeInTheDocument()
  expect(screen.queryByText('Saturday 28 November')).not.toBeInTheDocument()

  // With a time, only those that it meets.
  await user.clear(screen.getByRole('textbox', { name: 'Start' }))
  await user.type(screen.getByRole('textbox', { name: 'Start' }), '12:00')
  expect(await listed('You would miss 1 meeting')).toEqual(['16:00–17:00Call with Ganja'])
  await user.click(screen.getByRole('switch', { name: 'Add Time' }))
  expect(await listed('You would miss 3 meetings')).toHaveLength(3)
})

it('the list links to meetings with attendees, and names their organisers', async () => {
  const { store, user } = await openWith(['2026-11-24'])
  const at = '2026-11-21T09:30:00.000Z'
  const fields = { ...meeting('Budget', '2026-11-24', '17:00', '18:00'), attendees: ['Rauf Əliyev'] }
  const invitation = {
    ...meeting('Review', '2026-11-24', '13:00', '14:00'),
    attendees: ['Leyla Əliyeva'],
    id: 'review',
    look: 0,
    createdAt: at,
    changedAt: at,
    isDeleted: false,
    shared: {
      revision: 1,
      organiser: 'Rauf Əliyev',
      invitedAs: 'Leyla Əliyeva',
      sequence: 0,
      answers: [],
    },
  }
  act(() => {
    store.dispatch(meetingCreated({ id: 'three', at, fields }))
    store.dispatch(meetingsReceived({ personId: people.leyla.id, revision: 1, meetings: [invitation] }))
  })
  expect(await listed('You would miss 5 meetings')).toContain(
    '13:00–14:00Reviewneeds your reply, organised by Rauf Əliyev',
  )
  const links = within(screen.getByRole('list', { name: 'You would miss 5 meetings' })).getAllByRole('link')
  expect(links.map(({ textContent }) => textContent)).toEqual(['Review', 'Budget'])
  await user.click(links[1] as HTMLElement)
  expect(await screen.findByRole('dialog', { name: 'Budget' }, { timeout: 5000 })).toBeInTheDocument()
})

it('work elsewhere misses no meetings', async () => {
  const { user } = await openWith(['2026-11-24'])
  await listed('You would miss 3 meetings')
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Leave type' }), 'Working from home')
  expect(screen.getByText(/Colleagues see that you work elsewhere/)).toBeInTheDocument()
  expect(screen.queryByText(/You would miss/)).not.toBeInTheDocument()
})

it('says nothing where there is none', async () => {
  const { store } = await openWith(['2026-11-24'])
  await listed('You would miss 3 meetings')
  act(() => void store.dispatch(daysChosen(['2026-11-28'])))
  expect(screen.getByText(/None of the chosen days is a working day/)).toBeInTheDocument()
  expect(screen.queryByText(/You would miss/)).not.toBeInTheDocument()
})

it('the list names no meetings of other people', async () => {
  const { store } = await openWith(['2026-11-24'])
  act(() => {
    store.dispatch(signedIn(people.rauf))
    store.dispatch(timeSwitched(false))
    store.dispatch(daysChosen(['2026-11-24']))
  })
  expect(await listed('You would miss 2 meetings')).toEqual([
    '11:00–12:00Client call: rollout plan',
    '14:00–16:00Architecture review',
  ])
})

it('the list has the own meetings when the schedule did not load, with a message and Retry', async () => {
  server.use(http.get('*/Schedule.json', () => HttpResponse.error(), { once: true }))
  const { user } = await openWith(['2026-11-24'])
  expect(await listed('You would miss 1 meeting')).toEqual(['16:00–17:00Call with Ganja'])
  expect(screen.getByText(/schedule didn’t load/)).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await listed('You would miss 3 meetings')).toHaveLength(3)
  expect(screen.queryByText(/schedule didn’t load/)).not.toBeInTheDocument()
})

it.each([
  ['AZ', 'Bu vaxt 3 görüşünüz var', '24 noyabr, çərşənbə axşamı'],
  ['RU', 'На это время у вас назначены 3 встречи', 'вторник, 24 ноября'],
] as const)('names them in %s', async (language, sentence, day) => {
  await openWith(['2026-11-24'], language)
  expect(await listed(sentence)).toHaveLength(3)
  expect(screen.getByText(day)).toBeInTheDocument()
})
