import { act, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import {
  editDialog,
  fillField,
  formDialog,
  formIsGone,
  onMeetingForm,
  openNewMeeting,
  ownMeetings,
  press,
} from '#testing/meetingForm.ts'
import { mockNetwork } from '#testing/mockNetwork.ts'
import { createMeeting, meetingNames, onScheduleDay, openSchedule } from '#testing/schedule.ts'

const server = mockNetwork()
onScheduleDay()
onMeetingForm()

const id = '11111111-1111-4111-8111-111111111111'

const repeats = () => screen.getByRole('combobox', { name: 'Repeats' })

/** Daily from Monday 16 to Thursday 19 November 2026. */
async function openSeries() {
  const view = await openSchedule()
  createMeeting(view.store, id, {
    day: '2026-11-16',
    recurrence: { rule: 'FREQ=DAILY;COUNT=4', changes: [] },
  })
  const open = async (day: string) => {
    press(new RegExp(`^Interview, .* ${day}`))
    await editDialog()
  }
  const answer = async (option: string, button: string) => {
    const question = await screen.findByRole('dialog', { name: /^Which meetings/ })
    await view.user.click(within(question).getByRole('radio', { name: option }))
    await view.user.click(within(question).getByRole('button', { name: button }))
    await formIsGone()
  }
  return { ...view, open, answer }
}

const names = (...parts: [title: string, days: string][]) =>
  parts.flatMap(([title, days]) => days.split(' ').map((day) => `${title}, 11:15–12:15, ${day}`))

/** `Interview Mon` for each meeting of the week. */
const shown = () =>
  meetingNames().map((name) => {
    const [title, time, day = ''] = name?.split(', ') ?? []
    return `${title}, ${time}, ${day.slice(0, 3)}`
  })

it('is created with a rule, in a plain sentence', async () => {
  const { user, store } = await openNewMeeting()
  fillField('Title', 'Review')
  fillField('Date', '2026/11/24')
  await user.selectOptions(repeats(), 'Every second week')
  press('Thursday')
  fillField('Last day', '2026/12/31')
  expect(
    screen.getByText(
      'Every second week on Tuesday and Thursday: 6 meetings, from 24 November 2026 to 24 December 2026',
    ),
  ).toBeInTheDocument()
  press('Save')
  await formIsGone()
  expect(ownMeetings(store)).toMatchObject([
    {
      day: '2026-11-24',
      recurrence: { rule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,TH;UNTIL=20261231', changes: [] },
    },
  ])
})

it('asks how all are to repeat, where the day has another pattern', async () => {
  const { user, store } = await openSchedule()
  createMeeting(store, id, {
    day: '2026-10-20',
    recurrence: { rule: 'FREQ=MONTHLY;BYDAY=3TU;COUNT=6', changes: [] },
  })
  press(/^Interview, .* Tuesday/)
  await editDialog()
  fillField('Date', '2026/11/16')
  press('Save')
  const scope = await screen.findByRole('dialog', { name: /^Which meetings/ })
  await user.click(within(scope).getByRole('radio', { name: 'All meetings of the series' }))
  await user.click(within(scope).getByRole('button', { name: 'Save' }))
  const question = await screen.findByRole('dialog', { name: 'How should they repeat on the new day?' })
  // A second dialog would be closed by the focus that the first one gives back in a browser.
  expect(question).toBe(scope)
  expect(within(question).getByRole('radio', { name: 'Monthly on the third Monday' })).toHaveFocus()
  expect(question).toHaveTextContent('Now: Monthly on the third Tuesday.')
  expect(within(question).getByRole('radio', { name: 'Monthly on the third Monday' })).toBeChecked()
  await user.click(within(question).getByRole('radio', { name: 'Monthly on day 16' }))
  await user.click(within(question).getByRole('button', { name: 'Save' }))
  await formIsGone()
  expect(ownMeetings(store)).toMatchObject([
    { day: '2026-10-16', recurrence: { rule: 'FREQ=MONTHLY;BYMONTHDAY=16;COUNT=6' } },
  ])
})

it('names the repetitions of the day', async () => {
  await openNewMeeting()
  fillField('Date', '2026/11/10')
  expect(within(repeats()).getByRole('option', { name: 'Monthly on the second Tuesday' })).toBeVisible()
  fillField('Date', '2026/11/27')
  expect(within(repeats()).getByRole('option', { name: 'Monthly on the last Friday' })).toBeVisible()
})

it('the field of the end shows its error', async () => {
  const { user, store } = await openNewMeeting()
  fillField('Title', 'Review')
  fillField('Date', '2026/11/24')
  await user.selectOptions(repeats(), 'Every week')
  const last = () => screen.getByRole('textbox', { name: 'Last day' })
  fillField('Last day', '2026/11/23')
  press('Save')
  await waitFor(() =>
    expect(last()).toHaveAccessibleDescription(/The last day can’t be before the first meeting/),
  )
  fillField('Last day', '2029/11/23')
  expect(last()).toHaveAccessibleDescription(/A series can last two years at most/)
  await user.selectOptions(screen.getByRole('combobox', { name: 'Ends' }), 'After a number of meetings')
  fillField('Number of meetings', '0')
  press('Save')
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: 'Number of meetings' })).toHaveAccessibleDescription(
      'Enter a number of meetings from 1 to 999',
    ),
  )
  expect(ownMeetings(store)).toEqual([])
})

it('names the meetings on public holidays, which are skipped or moved', async () => {
  const { user, store } = await openNewMeeting()
  fillField('Title', 'Review')
  // 20 January and 24 March are Wednesdays in 2027; Novruz lasts until 26 March.
  fillField('Date', '2027/01/13')
  await user.selectOptions(repeats(), 'Every week')
  fillField('Last day', '2027/03/31')
  const group = await screen.findByRole('group', { name: /of these meetings fall on days off$/ })
  expect(within(group).getByText(/^Wednesday 20 January 2027 – /)).toBeVisible()
  press('Skip Wednesday 20 January 2027')
  press(/^Move to .* March 2027, from Wednesday 24 March 2027$/)
  press('Save')
  await formIsGone()
  const [meeting] = ownMeetings(store)
  expect(meeting?.recurrence?.changes).toEqual([
    { day: '2027-01-20', isCancelled: true },
    { day: '2027-03-24', fields: expect.objectContaining({ start: meeting?.start }) },
  ])
})

it('names the meetings on public holidays that loaded when the network returned', async () => {
  let isLost = true
  server.use(http.get('*/api/v2/holidays', () => (isLost ? HttpResponse.error() : undefined)))
  const { user } = await openNewMeeting()
  fillField('Date', '2027/01/13')
  await user.selectOptions(repeats(), 'Every week')
  fillField('Last day', '2027/01/27')
  expect(await screen.findByText(/^Every week on Wednesday: 3 meetings/)).toBeVisible()
  expect(screen.queryByText(/^Wednesday 20 January 2027 – /)).not.toBeInTheDocument()
  isLost = false
  act(() => void window.dispatchEvent(new Event('online')))
  expect(await screen.findByText(/^Wednesday 20 January 2027 – /)).toBeVisible()
})

it('says which meetings on days off cannot be moved, and counts to the last day of those that take place', async () => {
  const { user } = await openNewMeeting()
  fillField('Date', '2027/01/18')
  await user.selectOptions(repeats(), 'Every weekday, Monday to Friday')
  fillField('Last day', '2027/03/24')
  const group = await screen.findByRole('group', { name: /of these meetings fall on days off$/ })
  expect(within(group).getByText(/^Wednesday 20 January 2027 – /)).toHaveTextContent(
    'no free working day in the next two weeks to move it to',
  )
  expect(screen.getByText(/: 48 meetings, from 18 January 2027 to 24 March 2027$/)).toBeInTheDocument()
  press('Move all to the next working day')
  const last = /: 4\d meetings, from 18 January 2027 to (29|3\d) March 2027$/
  await waitFor(() => expect(screen.getByText(last)).toBeInTheDocument())
  press('Skip all')
  await waitFor(() =>
    expect(screen.getByText(/: 4\d meetings, from 18 January 2027 to 19 March 2027$/)).toBeInTheDocument(),
  )
})

it('names the meetings on own off days, and not those on days on which one works elsewhere', async () => {
  const request = { startTime: '', endTime: '', message: '', state: 'granted', typeId: 1 }
  server.use(
    http.get('*/api/v1/off-days/', () =>
      HttpResponse.json([
        { ...request, id: 1, days: ['2027-02-03'] },
        { ...request, id: 2, days: ['2027-02-10'], worksElsewhere: true },
      ]),
    ),
  )
  const { user } = await openNewMeeting()
  fillField('Date', '2027/01/27')
  await user.selectOptions(repeats(), 'Every week')
  fillField('Last day', '2027/02/17')
  const group = await screen.findByRole('group', { name: '1 of these meetings falls on a day off' })
  expect(within(group).getByText(/^Wednesday 3 February 2027 – /)).toBeVisible()
  expect(within(group).queryByText(/^Wednesday 10 February 2027/)).not.toBeInTheDocument()
})

describe('a change of one of a series', () => {
  it('asks which are meant, and can change this one only', async () => {
    const { open, answer } = await openSeries()
    await open('Tuesday')
    fillField('Title', 'Party')
    press('Save')
    await answer('Only this meeting', 'Save')
    expect(shown()).toEqual(names(['Interview', 'Mon'], ['Party', 'Tue'], ['Interview', 'Wed Thu']))
    await waitFor(() => expect(screen.getByRole('button', { name: /^Party, / })).toHaveFocus())
  })

  it('can change this one and the following ones, and be undone', async () => {
    const { open, answer, user, store } = await openSeries()
    await open('Wednesday')
    fillField('Title', 'Party')
    press('Save')
    await answer('This and the following meetings', 'Save')
    expect(shown()).toEqual(names(['Interview', 'Mon Tue'], ['Party', 'Wed Thu']))
    const [one, other] = ownMeetings(store)
    expect(one?.look).toBe(other?.look)
    // The answers to the series count for it too.
    expect(other?.splitFrom).toEqual({ id: one?.id, day: '2026-11-18' })
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(shown()).toEqual(names(['Interview', 'Mon Tue Wed Thu']))
    expect(ownMeetings(store)).toHaveLength(1)
  })

  it('can change all, and asks for nothing where nothing was changed', async () => {
    const { open, answer } = await openSeries()
    await open('Wednesday')
    press('Save')
    await formIsGone()
    await open('Wednesday')
    fillField('Title', 'Party')
    press('Save')
    await answer('All meetings of the series', 'Save')
    expect(shown()).toEqual(names(['Party', 'Mon Tue Wed Thu']))
  })

  it('offers no single one where the repetition was changed', async () => {
    const { open, answer, user } = await openSeries()
    await open('Wednesday')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Repeats' }), 'Doesn’t repeat')
    press('Save')
    expect(await screen.findByRole('dialog', { name: 'Which meetings should change?' })).toBeVisible()
    expect(screen.queryByRole('radio', { name: 'Only this meeting' })).not.toBeInTheDocument()
    await answer('This and the following meetings', 'Save')
    expect(shown()).toEqual(names(['Interview', 'Mon Tue Wed']))
  })

  it('goes back to the form on Cancel, with everything that was typed', async () => {
    const { open, user } = await openSeries()
    await open('Tuesday')
    fillField('Title', 'Party')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByRole('dialog', { name: /^Which meetings/ })
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus())
    expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('Party')
  })
})

it.each([
  ['Only this meeting', 'Mon Tue Thu', /was deleted on one day only: Wednesday/],
  ['This and the following meetings', 'Mon Tue', /was deleted\. This applies to .* the following ones/],
])('is deleted: %s', async (option, left, said) => {
  const { answer, user } = await openSeries()
  press(/^Interview, .* Wednesday/)
  await formDialog('Interview')
  press('Delete')
  await answer(option, 'Delete')
  expect(shown()).toEqual(names(['Interview', left]))
  expect(screen.getByText(said)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(shown()).toEqual(names(['Interview', 'Mon Tue Wed Thu']))
})

it.each([
  ['AZ', 'Görüş yaradın', 'Təkrarlanma', 'Hər ayın ikinci çərşənbə axşamı günü', 'Tarix'],
  ['RU', 'Создать встречу', 'Повтор', 'Ежемесячно во второй вторник', 'Дата'],
] as const)('speaks %s', async (language, create, label, option, date) => {
  await openSchedule({ language })
  press(create)
  await formDialog(create)
  fillField(date, '2026/11/10')
  expect(
    within(screen.getByRole('combobox', { name: label })).getByRole('option', { name: option }),
  ).toBeVisible()
})
