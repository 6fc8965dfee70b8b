import type { AvailabilityAnswer, AvailabilityQuestion } from '@atrium/contract/meetings'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { clearStaffValues } from '#hooks/useTabState.ts'
import { fakeCaches } from '#testing/fakeCaches.ts'
import {
  addAttendee,
  attendeesBox,
  editDialog,
  fillField,
  formDialog,
  formField,
  formIsGone,
  onMeetingForm,
  openNewMeeting,
  ownMeetings,
  press,
} from '#testing/meetingForm.ts'
import { mockNetwork } from '#testing/mockNetwork.ts'
import { createMeeting, onScheduleDay, openSchedule } from '#testing/schedule.ts'

const server = mockNetwork()
onScheduleDay()
onMeetingForm()

const chosen = () => screen.getByRole('list', { name: 'Chosen attendees' })

const answerAvailability = (
  peopleOf: (question: AvailabilityQuestion) => Partial<AvailabilityAnswer['people'][number]>[],
) =>
  server.use(
    http.post('*/api/v1/availability/', async ({ request }) =>
      HttpResponse.json({
        people: peopleOf((await request.json()) as AvailabilityQuestion).map((one) => ({ busy: [], ...one })),
        next: [{ day: '2026-11-24', start: '12:00', end: '13:00' }],
      }),
    ),
  )

it('the form creates a meeting from its input, and closes', async () => {
  const { user, store } = await openNewMeeting()
  expect(formField('Date')).toHaveValue('23 November 2026')
  fillField('Title', 'Budget')
  fillField('Date', '2026-11-20')
  fillField('Start', '930')
  fillField('End', '10.30')
  await user.type(attendeesBox(), 'quli')
  await user.click(await screen.findByRole('option', { name: /Tural Quli ?yev.*Network engineer/ }))
  // It waits in the box and is meant all the same.
  await user.type(attendeesBox(), 'rauf eliyev')
  fillField('Notes', 'Numbers of October')
  press('Save')
  await formIsGone()
  expect(ownMeetings(store)).toMatchObject([
    {
      title: 'Budget',
      day: '2026-11-20',
      start: '09:30',
      end: '10:30',
      attendees: ['Tural Quliyev', 'Rauf Əliyev'],
      notes: 'Numbers of October',
    },
  ])
  expect(
    await screen.findByRole('button', { name: /^Budget, 09:30–10:30, Friday 20 November/ }),
  ).toBeInTheDocument()
  expect(JSON.stringify({ ...window.sessionStorage })).not.toContain('October')
})

it('books a room, and says which rooms are free then and large enough', async () => {
  server.use(
    http.get('*/api/v1/meetings/rooms/', () =>
      HttpResponse.json([
        { roomname: 'Kəpəz', capacity: 6, bookings: [{ start: '10:00', end: '11:30' }] },
        { roomname: 'Muğan', capacity: 1, bookings: [{ start: '16:00', end: '17:00' }] },
      ]),
    ),
  )
  const { user, store } = await openNewMeeting()
  fillField('Title', 'Budget')
  fillField('Start', '10:30')
  fillField('End', '11:00')
  const room = screen.getByRole('combobox', { name: 'Room' })
  await screen.findByRole('option', { name: 'Kəpəz, for 6 · busy until 11:30' })
  await user.selectOptions(room, 'Kəpəz')
  expect(await screen.findByText(/^Busy until 11:30\. Choose another room/)).toBeInTheDocument()
  await user.selectOptions(room, 'Muğan')
  expect(await screen.findByText('The room is free.')).toBeInTheDocument()
  expect(await screen.findByRole('row', { name: 'Room Muğan free all day' })).toBeInTheDocument()
  addAttendee('Rauf Əliyev')
  expect(await screen.findByText('The room is free. Too small for 2 people (seats: 1).')).toBeInTheDocument()
  expect(screen.getByRole('option', { name: 'Muğan, for 1 · free · too small' })).toBeInTheDocument()
  fillField('Start', '15:30')
  fillField('End', '16:30')
  expect(await screen.findByText(/^Busy from 16:00/)).toBeInTheDocument()
  press('Save')
  await formIsGone()
  expect(ownMeetings(store)).toMatchObject([{ title: 'Budget', roomname: 'Muğan' }])
})

describe('the room of a series', () => {
  const answerRooms = (days: number, taken: Record<string, string[]>) =>
    server.use(
      http.post('*/api/v1/meetings/rooms/series/', () =>
        HttpResponse.json({
          days,
          rooms: Object.entries(taken).map(([roomname, conflictDays]) => ({ roomname, conflictDays })),
        }),
      ),
    )
  const roomOptions = () =>
    within(screen.getByRole('combobox', { name: 'Room' }))
      .getAllByRole('option')
      .map(({ textContent }) => textContent)

  async function openSeriesInRoom(room: string) {
    const { user } = await openNewMeeting()
    await screen.findByRole('option', { name: /^Kəpəz/ })
    await user.selectOptions(screen.getByRole('combobox', { name: 'Room' }), room)
    await user.selectOptions(screen.getByRole('combobox', { name: 'Repeats' }), 'Every week')
  }

  it('is checked on all its days, and those free on all of them come first', async () => {
    const taken = ['2026-12-07', '2026-12-14', '2026-12-21', '2027-01-04']
    answerRooms(12, { Kəpəz: taken, Muğan: [], İçərişəhər: ['2026-12-07'] })
    await openSeriesInRoom('Kəpəz')
    expect(
      await screen.findByText(
        'Taken on 4 of 12 days: Monday 7 December; Monday 14 December; Monday 21 December; 1 more. The first booking keeps the room.',
      ),
    ).toBeInTheDocument()
    expect(roomOptions()).toEqual([
      'No room',
      'Muğan, for 3 · free on all 12 days',
      'İçərişəhər, for 14 · taken on 1 of 12 days',
      'Kəpəz, for 6 · taken on 4 of 12 days',
    ])
    expect(screen.getByText(/Availability is checked for Monday 23 November only/)).toBeInTheDocument()
  })

  it('is free on all its days', async () => {
    answerRooms(14, { Kəpəz: [] })
    await openSeriesInRoom('Kəpəz')
    expect(await screen.findByText('Free on all 14 days of the series.')).toBeInTheDocument()
  })

  it('is checked on the first day alone where the others are not known', async () => {
    server.use(http.post('*/api/v1/meetings/rooms/series/', () => HttpResponse.error()))
    await openSeriesInRoom('Kəpəz')
    expect(
      await screen.findByText(/Checked for Monday 23 November only\. .* taken on other days/),
    ).toBeInTheDocument()
  })
})

it.each([
  ['now: it is not saved', 'Muğan', true],
  ['long ago: it is saved, without a booked room', 'Kəpəz', false],
])('a room that cannot be booked was chosen %s', async (_when, chosen, isKept) => {
  const rooms = ['Muğan'].map((roomname) => ({ roomname, capacity: 6, bookings: [] }))
  server.use(http.get('*/api/v1/meetings/rooms/', () => HttpResponse.json(rooms)))
  const { user, store } = await openSchedule()
  createMeeting(store, '11111111-1111-4111-8111-111111111111', { roomname: 'Kəpəz' })
  press(/^Interview, /)
  await editDialog()
  expect(await screen.findByText(/^This room can no longer be booked/)).toBeInTheDocument()
  if (isKept) {
    await screen.findByRole('option', { name: /^Muğan/ })
    await user.selectOptions(screen.getByRole('combobox', { name: 'Room' }), chosen)
    // The room goes while the form is open.
    rooms.splice(0)
    fillField('Date', '2026/11/18')
    expect(await screen.findByText(/^This room can’t be booked/)).toBeInTheDocument()
  }
  press('Save')
  if (!isKept) return formIsGone()
  await waitFor(() =>
    expect(screen.getByRole('combobox', { name: 'Room' })).toHaveAccessibleDescription(
      'Choose a room that can be booked, or no room.',
    ),
  )
  expect(ownMeetings(store)).toMatchObject([{ roomname: 'Kəpəz' }])
})

it('keeps the chosen room while the rooms do not load', async () => {
  const { user, unmount } = await openNewMeeting()
  await screen.findByRole('option', { name: /^Kəpəz/ })
  await user.selectOptions(screen.getByRole('combobox', { name: 'Room' }), 'Kəpəz')
  unmount()
  server.use(http.get('*/api/v1/meetings/rooms/', () => HttpResponse.error()))
  await openSchedule()
  await formDialog()
  expect(await screen.findByText(/^The rooms didn’t load/)).toBeInTheDocument()
  expect(screen.getByRole('combobox', { name: 'Room' })).toHaveValue('Kəpəz')
})

it.each([
  ['08:59', '10:00'],
  ['17:00', '18:01'],
  ['10:15', '10:15'],
  ['11:00', '10:00'],
])('does not take %s to %s: a toast and the times say why, and the form stays', async (start, end) => {
  const texts =
    'Meeting time must be between 09:00 and 18:00 and the end time should be after the start time.'
  const { store } = await openNewMeeting()
  fillField('Title', 'Budget')
  fillField('Start', start)
  fillField('End', end)
  press('Save')
  expect(await screen.findByRole('region', { name: texts })).toBeInTheDocument()
  for (const name of ['Start', 'End']) expect(formField(name)).toHaveAccessibleDescription(texts)
  await waitFor(() => expect(formField('Start')).toHaveFocus())
  expect(formField('Title')).toHaveValue('Budget')
  expect(ownMeetings(store)).toEqual([])
})

it('each empty field shows its error, and the first gets the focus', async () => {
  const { store } = await openNewMeeting()
  for (const name of ['Date', 'Start', 'End']) fillField(name, '')
  press('Save')
  await waitFor(() => expect(formField('Title')).toHaveFocus())
  expect(formField('Title')).toHaveAccessibleDescription('Enter a title')
  expect(formField('Date')).toHaveAccessibleDescription(/^Choose a date/)
  expect(formField('Start')).toHaveAccessibleDescription('Enter a start time')
  expect(formField('End')).toHaveAccessibleDescription('Enter an end time')
  fillField('Date', '2026/02/30')
  expect(formField('Date')).toHaveAccessibleDescription(/^Enter a date that exists/)
  expect(ownMeetings(store)).toEqual([])
})

it('is open again after a reload with everything that was typed, until it is discarded', async () => {
  const first = await openNewMeeting()
  fillField('Title', 'Half written')
  addAttendee('Rauf Əliyev')
  await first.user.type(attendeesBox(), 'Ays')
  fillField('Start', '11')
  first.unmount()

  const { store, unmount } = await openSchedule()
  await formDialog()
  expect(formField('Title')).toHaveValue('Half written')
  expect(formField('Start')).toHaveValue('11:00')
  expect(screen.getByRole('button', { name: 'Remove Rauf Əliyev' })).toBeInTheDocument()
  expect(attendeesBox()).toHaveValue('Ays')
  press('Cancel')
  press('Discard')
  await formIsGone()
  expect(ownMeetings(store)).toEqual([])
  unmount()
  await openSchedule()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

it('asks nothing when nothing was typed, and the next page load finds no form', async () => {
  const { user, unmount } = await openNewMeeting()
  await user.keyboard('{Escape}')
  await formIsGone()
  unmount()
  await openSchedule()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

it('is forgotten with the person', async () => {
  const first = await openNewMeeting()
  fillField('Title', 'Secret')
  first.unmount()
  clearStaffValues()
  await openSchedule()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

describe('with an offline copy', () => {
  const kept = fakeCaches()

  it('suggests the colleagues of the last visit when the directory cannot be had', async () => {
    const { store } = await openNewMeeting()
    await waitFor(() => expect(kept()['staff-answers']).toContainEqual(expect.stringMatching(/directory$/)))
    cleanup()
    server.use(http.get('*/api/v1/directory/', () => HttpResponse.error()))
    const { user } = await openNewMeeting()
    await user.type(attendeesBox(), 'tural')
    await user.click(await screen.findByRole('option', { name: /Tural Quli ?yev.*Network engineer/ }))
    expect(chosen()).not.toHaveTextContent('not invited')
    expect(ownMeetings(store)).toEqual([])
  })
})

it('suggests the sample names without the directory, and invites a colleague among them when it is there', async () => {
  server.use(http.get('*/api/v1/directory/', () => HttpResponse.error()))
  const { user, store } = await openNewMeeting()
  fillField('Title', 'Rollout')
  await user.type(attendeesBox(), 'tural')
  await user.click(await screen.findByRole('option', { name: 'Tural Quliyev' }))
  addAttendee('Somebody')
  expect(chosen()).toHaveTextContent(/^Tural Quliyevnot invitedSomebodynot invited/)
  server.resetHandlers()
  act(() => void window.dispatchEvent(new Event('online')))
  await waitFor(() =>
    expect(chosen()).toHaveTextContent(/^Tural Quliyev(?!not invited).*Somebodynot invited/),
  )
  expect(screen.getByText('Tural Quliyev is a colleague and is invited.')).toHaveAttribute('role', 'status')
  press('Save')
  await formIsGone()
  expect(ownMeetings(store)).toMatchObject([
    {
      attendees: ['Tural Quliyev', 'Somebody'],
      invitees: [{ name: 'Tural Quliyev', personId: expect.stringMatching(/^DEV\d+$/) }],
    },
  ])
})

it('the suggestions never contain the person who fills in the form', async () => {
  const { user } = await openNewMeeting()
  await user.type(attendeesBox(), 'leyla')
  const names = (await within(await screen.findByRole('listbox')).findAllByRole('option')).map(
    ({ textContent }) => textContent,
  )
  expect(names[0]).toMatch(/^Leyla İsmayılova/)
  expect(names.join()).not.toContain('Əliyeva')
})

it('the form names busy people, and sets the next time at which all are free', async () => {
  answerAvailability(({ people, personIds = [], start }) => {
    const isBusy = start < '12:00'
    return [
      { name: 'Leyla Əliyeva', state: 'free', isSelf: true },
      ...personIds.map((personId) => ({
        name: 'Rauf Əliyev',
        personId,
        state: isBusy ? ('busy' as const) : ('free' as const),
        isSelf: false,
        busy: [{ start: '11:00', end: '12:00', kind: 'busy' as const }],
      })),
      ...people.map((name) => ({ name, state: 'unknown' as const, isSelf: false })),
    ]
  })
  await openNewMeeting()
  fillField('Title', 'Budget')
  fillField('Date', '2026/11/24')
  fillField('Start', '11:30')
  fillField('End', '12:30')
  addAttendee('Rauf Əliyev')
  addAttendee('Jan Novák')
  expect(
    await screen.findByText('Rauf Əliyev is busy. “Jan Novák” isn’t in the directory.'),
  ).toBeInTheDocument()
  const people = within(screen.getByRole('list', { name: 'Chosen attendees' })).getAllByRole('listitem')
  expect(people.map(({ textContent }) => textContent)).toEqual([
    'Rauf Əliyevbusy',
    'Jan Nováknot invitedunknown',
  ])
  press('Use Tue 24 November, 12:00–13:00')
  expect(formField('Start')).toHaveValue('12:00')
  expect(formField('End')).toHaveValue('13:00')
  expect(
    await screen.findByText(
      'The 2 people with a known calendar are free. “Jan Novák” isn’t in the directory.',
    ),
  ).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /^Use / })).not.toBeInTheDocument()
  // The day of each in the grid, and the time as a band.
  const grid = within(screen.getByRole('table', { name: 'Who is free on Tuesday 24 November' }))
  expect(grid.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'NameBusy times91011121314151617',
    'Leyla Əliyeva (you)free all day',
    'Rauf Əliyev11:00–12:00 busy',
    'Jan Nováknot knownnot known',
  ])
  const band = screen.getByRole('slider', { name: 'Time of the meeting' })
  fireEvent.keyDown(band, { key: 'ArrowLeft' })
  expect(formField('Start')).toHaveValue('11:45')
  expect(band).toHaveAttribute('aria-valuetext', '11:45–12:45')
  expect(await screen.findByText(/^Rauf Əliyev is busy/)).toBeInTheDocument()
  press('Next day')
  expect(formField('Date')).toHaveValue('25 November 2026')
})

it('a chip says that the attendee works elsewhere, and counts as free', async () => {
  answerAvailability(({ personIds = [] }) => [
    { name: 'Leyla Əliyeva', state: 'free', isSelf: true },
    ...personIds.map(
      (personId) => ({ name: 'Rauf Əliyev', personId, state: 'free', worksElsewhere: true }) as const,
    ),
  ])
  await openNewMeeting()
  fillField('Date', '2026/11/24')
  addAttendee('Rauf Əliyev')
  expect(await screen.findByText('Everyone is free.')).toBeInTheDocument()
  expect(
    within(screen.getByRole('list', { name: 'Chosen attendees' })).getByRole('listitem'),
  ).toHaveTextContent('Rauf Əliyevfree, works elsewhere')
  const grid = within(screen.getByRole('table', { name: 'Who is free on Tuesday 24 November' }))
  expect(grid.getAllByRole('row').at(-1)).toHaveTextContent(
    'Rauf Əliyevworks elsewhereworks elsewhere, free all day',
  )
})

it('the suggestions have all people who work here, and a note names those with unknown availability', async () => {
  const { user } = await openNewMeeting()
  await user.type(attendeesBox(), 'nig')
  await user.click(await screen.findByRole('option', { name: /Nigar Hüseynova.*Chief technology officer/ }))
  expect(await screen.findByText(/No calendar for Nigar Hüseynova\./)).toBeInTheDocument()
})

it('the note is about people with known calendars, and names few of the others', async () => {
  answerAvailability(({ people, personIds = [] }) => [
    { name: 'Leyla Əliyeva', state: 'free', isSelf: true },
    ...personIds.map((personId) => ({ name: 'Rauf Əliyev', personId, state: 'free' }) as const),
    ...people.map((name) => ({ name, state: 'unknown' }) as const),
  ])
  await openNewMeeting()
  for (const name of ['Rauf Əliyev', 'a@firm.az', 'b@firm.az', 'c@firm.az', 'd@firm.az', 'e@firm.az'])
    addAttendee(name)
  expect(
    await screen.findByText(
      'The 2 people with a known calendar are free. No calendar for a, b, c and 2 more.',
    ),
  ).toBeInTheDocument()
})

it('a meeting can be saved when availability is unknown', async () => {
  server.use(http.post('*/api/v1/availability/', () => HttpResponse.error()))
  const { store } = await openNewMeeting()
  fillField('Title', 'Budget')
  expect(await screen.findByText(/^We couldn’t check who is free/)).toBeInTheDocument()
  answerAvailability(() => [{ name: 'Leyla Əliyeva', state: 'free', isSelf: true }])
  press('Try again')
  expect(await screen.findByText('You are free.')).toBeInTheDocument()
  press('Save')
  await formIsGone()
  expect(ownMeetings(store)).toHaveLength(1)
})

it.each([
  ['AZ', 'Görüş yaradın', 'Görüş yaradın', ['Başlıq', 'Tarix', 'Başlama', 'Bitmə']],
  ['RU', 'Создать встречу', 'Создать встречу', ['Название', 'Дата', 'Начало', 'Конец']],
] as const)('speaks %s', async (language, create, name, labels) => {
  await openSchedule({ language })
  press(create)
  await formDialog(name)
  for (const label of labels) expect(formField(label)).toBeInTheDocument()
})

it('a form in which nothing was typed does not come back', async () => {
  const { unmount } = await openNewMeeting()
  const left = Object.entries(window.sessionStorage)
  unmount()
  // The page was left by an address: it had no time to remove the draft.
  for (const [key, text] of left) window.sessionStorage.setItem(key, text)
  window.history.replaceState(null, '', '/staff/calendar')
  await openSchedule()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

it('the form says at the date or the times what lies in the past, with a year that is not this one', async () => {
  await openNewMeeting()
  const past = / in the past/
  expect(screen.queryByText(past)).not.toBeInTheDocument()
  fillField('Date', '2026-11-20')
  expect(formField('Date')).toHaveAccessibleDescription(/This date is in the past\.$/)
  fillField('Date', '2020-11-20')
  expect(formField('Date')).toHaveAccessibleDescription(/This date is in the past \(2020\)\.$/)
  fillField('Date', '2026-11-27')
  expect(screen.queryByText(past)).not.toBeInTheDocument()
})
