import { profileSample, staffSamples } from '@atrium/contract/accounts/samples'
import { act, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { answerAs, answersTo, invite } from '#mocks/meetings.ts'
import { syncRequested } from '#slices/meetingSyncSlice.ts'
import { meetingsReceived, selectMeetings } from '#slices/meetingsSlice.ts'
import {
  addAttendee,
  attendeesBox,
  editDialog,
  fillField,
  formDialog,
  formIsGone,
  onMeetingForm,
  openNewMeeting,
  ownMeetings,
  press,
} from '#testing/meetingForm.ts'
import { instantAt, meetingSample } from '#testing/meetingSamples.ts'
import { mockNetwork } from '#testing/mockNetwork.ts'
import { onScheduleDay, openSchedule } from '#testing/schedule.ts'

const server = mockNetwork()
onScheduleDay()
onMeetingForm()

const budget = meetingSample(8, {
  title: 'Budget',
  day: '2026-11-19',
  attendees: ['Leyla Əliyeva', 'Tural Quliyev'],
  invitees: [
    { name: 'Leyla Əliyeva', personId: 'DEV1' },
    { name: 'Tural Quliyev', personId: 'DEV5' },
  ],
  notes: 'Bring the figures',
})

const ofRauf = {
  ...{ organiser: 'Rauf Əliyev', invitedAs: 'Leyla Əliyeva', sequence: 1 },
  answers: [{ name: 'Tural Quliyev', state: 'maybe', at: instantAt(1), sequence: 1 } as const],
}

const block = (name: RegExp) => screen.findByRole('button', { name })

describe('somebody else’s meeting', () => {
  it('needs an answer, which is sent, and can be another one', async () => {
    invite(budget, ofRauf)
    const { user } = await openSchedule()
    await user.click(await block(/^Budget, 10:00–11:00, .*needs your reply, organised by Rauf Əliyev/))
    const dialog = within(await formDialog('Budget'))
    expect(dialog.getByText('Bring the figures')).toBeInTheDocument()
    expect(dialog.getByText('maybe: 1, no reply yet: 1')).toBeInTheDocument()
    expect(dialog.getByRole('status')).toHaveTextContent('Rauf Əliyev is waiting for your reply.')
    expect(dialog.queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument()
    const answers = within(dialog.getByRole('group', { name: 'Your reply' }))
    await user.click(answers.getByRole('button', { name: 'Accept' }))
    expect(answers.getByRole('button', { name: 'Accept', pressed: true })).toBeInTheDocument()
    expect(dialog.getByRole('status')).toHaveTextContent(/^You accepted\./)
    await user.click(answers.getByRole('button', { name: 'Maybe' }))
    await waitFor(() =>
      expect(answersTo(budget.id).filter(({ name }) => name === 'Leyla Əliyeva')).toMatchObject([
        { state: 'maybe', sequence: 1 },
      ]),
    )
    await waitFor(() =>
      expect(dialog.getByRole('status')).toHaveTextContent('You replied “maybe”. All changes are saved.'),
    )
    await user.click(dialog.getAllByRole('button', { name: 'Close' })[0] as HTMLElement)
    expect(await block(/^Budget, .*maybe, organised by/)).toBeInTheDocument()
  })

  it('says how it repeats, and until when', async () => {
    const rule = 'FREQ=WEEKLY;BYDAY=TH;COUNT=3'
    invite({ ...budget, recurrence: { rule, changes: [] }, roomname: 'Muğan' }, ofRauf)
    const { user } = await openSchedule()
    await user.click(await block(/^Budget, 10:00–11:00, .*repeats, needs your reply, .*room Muğan/))
    const dialog = within(await formDialog('Budget'))
    expect(
      dialog.getByText('Every week on Thursday: 3 meetings, from 19 November 2026 to 3 December 2026'),
    ).toBeVisible()
  })

  it('needs an answer again after it was moved', async () => {
    const given = { name: 'Leyla Əliyeva', state: 'accepted', at: instantAt(2), sequence: 1 } as const
    invite(budget, { ...ofRauf, answers: [given] })
    const { store } = await openSchedule()
    expect(await block(/^Budget, .*accepted, organised by/)).toBeInTheDocument()
    invite({ ...budget, start: '14:00', end: '15:00' }, { ...ofRauf, sequence: 2, answers: [given] })
    act(() => void store.dispatch(syncRequested()))
    expect(await block(/^Budget, 14:00–15:00, .*needs your reply/)).toBeInTheDocument()
  })

  it('says that an answer without a connection was for another time, until the next answer', async () => {
    let isOffline = false
    server.use(http.post('*/meetings/sync/', () => (isOffline ? HttpResponse.error() : undefined)))
    invite(budget, ofRauf)
    const { user, store } = await openSchedule()
    await user.click(await block(/^Budget, .*needs your reply/))
    const dialog = within(await formDialog('Budget'))
    isOffline = true
    await user.click(dialog.getByRole('button', { name: 'Accept' }))
    expect(dialog.getByRole('status')).toHaveTextContent(/^You accepted\./)
    isOffline = false
    invite({ ...budget, day: '2026-11-20', start: '14:00', end: '15:00' }, { ...ofRauf, sequence: 2 })
    act(() => void store.dispatch(syncRequested()))
    expect(await dialog.findByText('Your reply was for Thursday 19 November, 10:00')).toBeInTheDocument()
    expect(
      dialog.getByText('The meeting has moved to Friday 20 November, 14:00. Please reply again.'),
    ).toBeInTheDocument()
    expect(dialog.getByRole('button', { name: 'Accept', pressed: false })).toBeInTheDocument()
    await user.click(dialog.getByRole('button', { name: 'Maybe' }))
    expect(dialog.queryByText(/^Your reply was for/)).not.toBeInTheDocument()
  })

  it('says so when the invitation is taken back while it is open', async () => {
    invite(budget, ofRauf)
    const { user, store } = await openSchedule()
    await user.click(await block(/^Budget/))
    const dialog = within(await formDialog('Budget'))
    invite({ ...budget, title: '', isDeleted: true }, { organiser: 'Rauf Əliyev' })
    act(() => void store.dispatch(syncRequested()))
    expect(await dialog.findByText(/^This meeting was cancelled/)).toBeInTheDocument()
    expect(dialog.queryByRole('group', { name: 'Your reply' })).not.toBeInTheDocument()
  })
})

it('an own meeting invites people of the directory and guests, and shows the response of each', async () => {
  const { user, store } = await openNewMeeting()
  fillField('Title', 'Rollout')
  await user.type(screen.getByRole('combobox', { name: 'Attendees' }), 'tural')
  await user.click(await screen.findByRole('option', { name: /Tural Quliyev/ }))
  addAttendee('jan@firm.az')
  addAttendee('Somebody')
  const people = () =>
    within(screen.getByRole('list', { name: 'Chosen attendees' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)
  expect(people()).toEqual([
    expect.stringMatching(/^Tural Quliyev/),
    expect.stringMatching(/^jan@firm\.azguest/),
    expect.stringMatching(/^Somebodynot invited/),
  ])
  press('Save')
  await formIsGone()
  const [{ id, invitees } = { id: '', invitees: undefined }] = ownMeetings(store)
  expect(invitees).toEqual([
    { name: 'Tural Quliyev', personId: expect.stringMatching(/^DEV\d+$/) },
    { name: 'jan', email: 'jan@firm.az' },
  ])
  expect(await block(/^Rollout, .*0 of 2 accepted/)).toBeInTheDocument()
  await waitFor(() => expect(store.getState().meetingSync?.status).toBe('synced'))
  answerAs(id, { name: 'Tural Quliyev', state: 'accepted', at: instantAt(1), sequence: 0 })
  act(() => void store.dispatch(syncRequested()))
  await user.click(await block(/^Rollout, .*1 of 2 accepted/))
  await editDialog()
  expect(people()[0]).toMatch(/^Tural Quliyevaccepted/)
  expect(screen.getByText('accepted: 1, no reply yet: 1')).toBeInTheDocument()
})

it('a namesake can be chosen as an attendee, and the availability call has the id', async () => {
  const [{ badge } = { badge: '' }] = staffSamples.map((person) => profileSample(person, 'EN'))
  const namesake = { name: 'Leyla Əliyeva', position: 'Designer', hasAccount: true }
  const list = [
    { ...namesake, id: badge, position: 'Product manager' },
    { ...namesake, id: 'DEV41' },
  ]
  const asked: unknown[] = []
  server.use(
    http.get('*/api/v1/directory/', () => HttpResponse.json(list)),
    http.post('*/api/v1/availability/', async ({ request }) => void asked.push(await request.clone().json())),
  )
  const { user, store } = await openNewMeeting()
  fillField('Title', 'Rollout')
  await user.type(attendeesBox(), 'leyla eliyeva')
  const option = await screen.findByRole('option', { name: /Leyla Əliyeva/ })
  expect(option).toHaveTextContent('Leyla Əliyeva (DEV41)Designer')
  // The own name alone is no colleague's.
  await user.keyboard('{Enter}')
  expect(screen.getByText('You are included automatically.')).toBeInTheDocument()
  await user.type(attendeesBox(), 'leyla')
  await user.click(await screen.findByRole('option', { name: /DEV41/ }))
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ people: [], personIds: ['DEV41'] }))
  press('Save')
  await formIsGone()
  expect(ownMeetings(store)).toMatchObject([
    { invitees: [{ name: 'Leyla Əliyeva (DEV41)', personId: 'DEV41' }] },
  ])
})

it('takes the address of a colleague for the colleague, once', async () => {
  const { user, store } = await openNewMeeting()
  fillField('Title', 'Rollout')
  addAttendee('rauf.aliyev@caspora.example')
  const chosen = () => screen.getByRole('list', { name: 'Chosen attendees' }).textContent
  await waitFor(() => expect(chosen()).toMatch(/^Rauf Əliyev(free|busy|away|may be busy)$/))
  expect(
    screen.getByText('rauf.aliyev@caspora.example is the address of a colleague: Rauf Əliyev is invited.'),
  ).toBeInTheDocument()
  addAttendee('Rauf.Aliyev@caspora.example')
  await waitFor(() => expect(screen.getByText('Rauf Əliyev is already in the list.')).toBeInTheDocument())
  expect(chosen()).toMatch(/^Rauf Əliyev[^R]*$/)
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await formIsGone()
  expect(ownMeetings(store)).toMatchObject([
    {
      attendees: ['Rauf Əliyev'],
      invitees: [{ name: 'Rauf Əliyev', personId: expect.stringMatching(/^DEV\d+$/) }],
    },
  ])
})

it('shows a colleague who was invited by the address alone, with the answer', async () => {
  const { user, store } = await openSchedule()
  const guest = { name: 'tural', email: 'tural.quliyev@caspora.example' }
  const meeting = meetingSample(9, {
    ...{ title: 'Interview', day: '2026-11-19', attendees: ['tural'], invitees: [guest] },
  })
  const answer = { name: 'tural', state: 'accepted', at: instantAt(1), sequence: 0 } as const
  const colleagues = [{ name: 'tural', personId: 'DEV5', fullName: 'Tural Quliyev' }]
  const shared = { revision: 1, sequence: 0, answers: [answer], colleagues }
  const personId = selectMeetings(store.getState()).personId ?? 0
  act(
    () =>
      void store.dispatch(meetingsReceived({ personId, revision: 1, meetings: [{ ...meeting, shared }] })),
  )
  await user.click(await block(/^Interview, .*1 of 1 accepted/))
  await editDialog()
  expect(screen.getByRole('list', { name: 'Chosen attendees' })).toHaveTextContent(/^Tural Quliyevaccepted/)
  // Nothing was typed: it closes without a question.
  await user.keyboard('{Escape}')
  await formIsGone()
})

it('a meeting and its form say that another meeting has the room, and offer alternatives', async () => {
  const { user, store } = await openSchedule()
  const meeting = meetingSample(9, { title: 'Interview', day: '2026-11-19', roomname: '204' })
  const shared = { revision: 1, sequence: 0, answers: [], roomTaken: ['2026-11-19'] }
  const personId = selectMeetings(store.getState()).personId ?? 0
  act(
    () =>
      void store.dispatch(meetingsReceived({ personId, revision: 1, meetings: [{ ...meeting, shared }] })),
  )
  await user.click(await block(/^Interview, .*the room is taken/))
  await editDialog()
  expect(screen.getByText('Room 204 is taken: Thursday 19 November')).toBeInTheDocument()
  expect(
    screen.getByText(/Choose another room or another time, or save the meeting without/),
  ).toBeInTheDocument()
})

it('a room that was taken and is free now is offered, and booked only when the person asks for it', async () => {
  const bookings = [{ start: '10:00', end: '11:00' }]
  server.use(
    http.get('*/api/v1/meetings/rooms/', () =>
      HttpResponse.json([{ roomname: 'Muğan', capacity: 6, bookings }]),
    ),
  )
  const { user, store } = await openSchedule()
  const meeting = meetingSample(9, { title: 'Interview', day: '2026-11-19', roomname: 'Muğan' })
  const shared = { revision: 1, sequence: 0, answers: [], roomTaken: ['2026-11-19'] }
  const personId = selectMeetings(store.getState()).personId ?? 0
  act(
    () =>
      void store.dispatch(meetingsReceived({ personId, revision: 1, meetings: [{ ...meeting, shared }] })),
  )
  const openForm = async () => {
    await user.click(await block(/^Interview, /))
    await editDialog()
  }
  await openForm()
  expect(await screen.findByText(/^Busy until 11:00/)).toBeVisible()
  expect(screen.getByText('Room Muğan is taken: Thursday 19 November')).toBeVisible()
  press('Save')
  await formIsGone()
  expect(ownMeetings(store)[0]?.changedAt).toBe(meeting.changedAt)
  bookings.splice(0)
  await openForm()
  expect(await screen.findByText('Room Muğan is free now: Thursday 19 November')).toBeVisible()
  expect(screen.queryByText(/Room Muğan is taken/)).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Book Muğan' }))
  await formIsGone()
  expect(ownMeetings(store)).toMatchObject([{ roomname: 'Muğan' }])
  expect(ownMeetings(store)[0]?.changedAt).not.toBe(meeting.changedAt)
})

it('a meeting says that its room does not exist any more, and does not send invited people to the room', async () => {
  const gone = { roomTaken: ['2026-11-19'], isRoomGone: true }
  invite({ ...budget, roomname: 'Kəpəz' }, { ...ofRauf, ...gone })
  const { user, store } = await openSchedule()
  await user.click(await block(/^Budget, /))
  const dialog = within(await formDialog('Budget'))
  expect(dialog.getByText('No room is booked yet')).toBeVisible()
  expect(dialog.queryByText('Kəpəz')).not.toBeInTheDocument()
  await user.keyboard('{Escape}')
  const meeting = meetingSample(9, {
    title: 'Interview',
    day: '2026-11-19',
    start: '12:00',
    end: '13:00',
    roomname: 'Kəpəz',
  })
  const shared = { revision: 99, sequence: 0, answers: [], ...gone }
  const personId = selectMeetings(store.getState()).personId ?? 0
  act(
    () =>
      void store.dispatch(meetingsReceived({ personId, revision: 99, meetings: [{ ...meeting, shared }] })),
  )
  await user.click(await block(/^Interview, /))
  await editDialog()
  expect(screen.getByText('Room Kəpəz no longer exists: Thursday 19 November')).toBeVisible()
  expect(screen.queryByText(/Another meeting is in this room/)).not.toBeInTheDocument()
})

it('the note about a saved meeting says that its room is not booked, once the server has answered', async () => {
  const { store } = await openNewMeeting()
  fillField('Title', 'Rollout')
  press('Save')
  await formIsGone()
  await waitFor(() => expect(store.getState().meetingSync?.status).toBe('synced'))
  const [own] = ownMeetings(store)
  const personId = selectMeetings(store.getState()).personId ?? 0
  if (!own) throw new Error('No meeting was saved.')
  const shared = { revision: 9, sequence: 0, answers: [], roomTaken: [own.day] }
  const meetings = [{ ...own, roomname: 'Kəpəz', changedAt: '2027-01-01T00:00:00.000Z', shared }]
  act(() => void store.dispatch(meetingsReceived({ personId, revision: 9, meetings })))
  expect(
    await screen.findByText(/^“Rollout” was created.* The room isn’t booked: it is taken$/),
  ).toBeInTheDocument()
})
