import { limits } from '@atrium/contract/core'
import { addDays } from '@atrium/contract/days'
import type { MeetingFields } from '@atrium/contract/meetings'
import { act, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { languageChosen } from '#slices/languageSlice.ts'
import { meetingDeleted, selectMeetingEntry } from '#slices/meetingsSlice.ts'
import { mockNetwork } from '#testing/mockNetwork.ts'
import {
  answerSchedule,
  createMeeting,
  meetingNames,
  onScheduleDay,
  openSchedule,
  scheduleRow,
} from '#testing/schedule.ts'

const server = mockNetwork()
onScheduleDay()

const main = () => within(screen.getByRole('main'))
const status = () => main().getByText(/^(“|Undone)/, { selector: '[role=status]' })
const unplaced = () =>
  within(
    main()
      .getByRole('heading', { name: 'Outside working hours this week' })
      .closest('section') as HTMLElement,
  )
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

describe('the meetings of the week', () => {
  it('are the company’s, whichever way the file is written, together with one’s own', async () => {
    answerSchedule([
      scheduleRow({ attendees: ['Leyla Əliyeva', 'Rauf Əliyev'] }),
      scheduleRow({ title: 'Budget', date: '2026-11-18', atendees: ['Aysel Kərimova'] }),
      scheduleRow({ title: 'Migration', date: '2026/11/15' }),
      scheduleRow({ title: 'Another week', date: '2026/11/22' }),
    ])
    const { store } = await openSchedule()
    createMeeting(store, 'own')
    createMeeting(store, 'gone')
    act(() => void store.dispatch(meetingDeleted({ id: 'gone', at: '2026-11-21T08:01:00.000Z' })))
    expect(meetingNames()).toEqual([
      'Migration, 11:00–12:00, Sunday 15 November',
      'Client call, 11:00–12:00, Tuesday 17 November, Leyla Əliyeva, Rauf Əliyev',
      'Interview, 11:15–12:15, Tuesday 17 November',
      'Budget, 11:00–12:00, Wednesday 18 November, Aysel Kərimova, without you',
    ])
  })

  it('that the server rejects are named with the reason, in the language that the person chooses later', async () => {
    answerSchedule([])
    server.use(
      http.post('*/api/v1/meetings/sync/', async ({ request }) => {
        const { changes } = (await request.clone().json()) as { changes: unknown[] }
        const errors = { changes: 'openSeriesFull' }
        return changes.length > 0
          ? HttpResponse.json({ message: 'Full.', errors }, { status: 422 })
          : undefined
      }),
    )
    const { store } = await openSchedule()
    createMeeting(store, '3f8f1c9e-5d0b-4b8e-9d1a-1f2e3d4c5b6a')
    const reason = 'You have 100 repeating meetings, the most possible.'
    const named = `Not on the server: “Interview”, 17 November 2026. ${reason}`
    expect(await main().findByText(named, { exact: false })).toBeInTheDocument()
    act(() => void store.dispatch(languageChosen('RU')))
    expect(
      await main().findByText(/Не сохранено на сервере: «Interview», 17 ноября 2026.*У вас уже 100 /),
    ).toBeInTheDocument()
  })

  it('repeat in every week, in the colour of their series', async () => {
    answerSchedule([])
    const { user, store } = await openSchedule()
    createMeeting(store, 'series', {
      recurrence: {
        rule: 'FREQ=WEEKLY;BYDAY=TU,FR;COUNT=5',
        changes: [{ day: '2026-11-20', isCancelled: true }],
      },
    })
    expect(meetingNames()).toEqual(['Interview, 11:15–12:15, Tuesday 17 November, repeats'])
    await user.click(main().getByRole('button', { name: 'Next week' }))
    expect(meetingNames()).toEqual([
      'Interview, 11:15–12:15, Tuesday 24 November, repeats',
      'Interview, 11:15–12:15, Friday 27 November, repeats',
    ])
  })

  it('that do not fit are listed under it, each with its reason', async () => {
    answerSchedule([
      scheduleRow({ title: 'Backup', start_time: '18:30', end_time: '20:00' }),
      scheduleRow({ title: 'Turned', start_time: '12:00', end_time: '11:00' }),
      scheduleRow({ title: 'Some day', date: 'soon' }),
      scheduleRow({ title: 'No day', date: undefined }),
      scheduleRow({ title: '', date: '2026/11/25', start_time: '08:00' }),
    ])
    const { user } = await openSchedule()
    expect(meetingNames()).toEqual([])
    expect(unplaced()).toEqual([
      'TurnedTuesday 17 November, 12:00–11:00Start or end is missing or wrong',
      'BackupTuesday 17 November, 18:30–20:00Outside 09:00–18:00',
      'Some day11:00–12:00The date “soon” can’t be read',
      'No day11:00–12:00No date',
    ])
    // Of no known day: in every week.
    await user.click(main().getByRole('button', { name: 'Next week' }))
    expect(unplaced()).toEqual([
      'Untitled meetingWednesday 25 November, 08:00–12:00Outside 09:00–18:00',
      'Some day11:00–12:00The date “soon” can’t be read',
      'No day11:00–12:00No date',
    ])
  })

  it('that are one’s own stand there when the schedule did not load, and it can be tried again', async () => {
    answerSchedule([scheduleRow()])
    server.use(http.get('*/Schedule.json', () => HttpResponse.error(), { once: true }))
    const { user, store } = await openSchedule()
    createMeeting(store, 'own')
    expect(main().getByText('The company’s schedule didn’t load')).toBeInTheDocument()
    expect(meetingNames()).toEqual(['Interview, 11:15–12:15, Tuesday 17 November'])
    await user.click(main().getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(meetingNames()).toHaveLength(2))
    expect(main().queryByText('The company’s schedule didn’t load')).not.toBeInTheDocument()
  })

  it('stand there while the holidays are missing, and that is said', async () => {
    server.use(http.get('*/api/v2/holidays', () => HttpResponse.error()))
    answerSchedule([scheduleRow()])
    await openSchedule()
    expect(await main().findByText('The public holidays or your leave didn’t load')).toBeInTheDocument()
    expect(meetingNames()).toHaveLength(1)
  })
})

/** Moves the meeting that begins the week a quarter of an hour down, by keyboard. */
async function openAndMove(more: Partial<MeetingFields> = {}) {
  answerSchedule([])
  const view = await openSchedule()
  createMeeting(view.store, 'own', { day: '2026-11-15', start: '09:00', end: '10:00', ...more })
  const stop = document.querySelector<HTMLElement>('[role=grid] [tabindex="0"]')
  act(() => stop?.focus())
  await view.user.keyboard('{Control>}{Home}{/Control}{Alt>}{ArrowDown}{/Alt}{Enter}')
  return view
}

describe('what was done', () => {
  const own = () => meetingNames()[0]

  it('is said until it is closed, and can be taken back', async () => {
    const { user, store } = await openAndMove()
    expect(own()).toBe('Interview, 09:15–10:15, Sunday 15 November')
    expect(status()).toHaveTextContent('“Interview” moved to Sunday 15 November, 09:15–10:15')
    await user.click(main().getByRole('button', { name: 'Undo' }))
    expect(own()).toBe('Interview, 09:00–10:00, Sunday 15 November')
    expect(status()).toHaveTextContent('Undone: “Interview” is back at its earlier time')
    expect(main().queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument()
    // The button is gone; the keyboard goes on at the meeting.
    await waitFor(() => expect(main().getByRole('button', { name: own() ?? '' })).toHaveFocus())
    await user.click(main().getByRole('button', { name: 'Close the message' }))
    expect(main().queryByText(/^Undone/)).not.toBeInTheDocument()
    expect(selectMeetingEntry(store.getState(), 'own')?.meeting.start).toBe('09:00')
  })

  it('the message disappears in another week', async () => {
    const { user } = await openAndMove()
    expect(status()).toHaveTextContent(/moved to/)
    await user.click(main().getByRole('button', { name: 'Next week' }))
    expect(main().queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument()
  })

  it('is taken back by Ctrl+Z, the last one first', async () => {
    const { user } = await openAndMove()
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}{Enter}')
    expect(own()).toBe('Interview, 09:30–10:30, Sunday 15 November')
    await user.keyboard('{Control>}z{/Control}')
    expect(own()).toBe('Interview, 09:15–10:15, Sunday 15 November')
    await user.keyboard('{Control>}z{/Control}')
    expect(own()).toBe('Interview, 09:00–10:00, Sunday 15 November')
    await user.keyboard('{Control>}z{/Control}')
    expect(own()).toBe('Interview, 09:00–10:00, Sunday 15 November')
  })
})

describe('a moved meeting of a series', () => {
  const daily = { recurrence: { rule: 'FREQ=DAILY;COUNT=3', changes: [] } }
  const moved = 'Interview, 09:15–10:15, Sunday 15 November, repeats'
  const others = (time: string) => [
    `Interview, ${time}, Monday 16 November, repeats`,
    `Interview, ${time}, Tuesday 17 November, repeats`,
  ]

  it('moves alone, and then all on demand; both can be taken back', async () => {
    const { user, store } = await openAndMove(daily)
    expect(meetingNames()).toEqual([moved, ...others('09:00–10:00')])
    await user.click(main().getByRole('button', { name: 'Move all' }))
    expect(meetingNames()).toEqual([moved, ...others('09:15–10:15')])
    expect(status()).toHaveTextContent('This applies to the whole series')
    expect(main().queryByRole('button', { name: 'Move all' })).not.toBeInTheDocument()
    expect(selectMeetingEntry(store.getState(), 'own')?.meeting.recurrence?.changes).toEqual([])
    await user.click(main().getByRole('button', { name: 'Undo' }))
    expect(meetingNames()).toEqual([
      'Interview, 09:00–10:00, Sunday 15 November, repeats',
      ...others('09:00–10:00'),
    ])
  })

  it('says why one of a series with too many changes was not moved, and moves all on demand', async () => {
    const changes = Array.from({ length: limits.occurrenceChanges }, (_day, at) => ({
      day: addDays('2027-03-01', at),
      isCancelled: true as const,
    }))
    const { user } = await openAndMove({ recurrence: { ...daily.recurrence, changes } })
    expect(meetingNames()[0]).toMatch(/^Interview, 09:00/)
    expect(status()).toHaveTextContent('“Interview” wasn’t moved: you have already changed 200 meetings')
    await user.click(main().getByRole('button', { name: 'Move all' }))
    expect(meetingNames()[0]).toMatch(/^Interview, 09:15/)
  })
})

describe('the file of the week', () => {
  it('takes all meetings of the week under its name', async () => {
    answerSchedule([scheduleRow(), scheduleRow({ title: 'Backup', start_time: '18:30', end_time: '20:00' })])
    const { user, store } = await openSchedule()
    createMeeting(store, 'own')
    const blobs: Blob[] = []
    URL.createObjectURL = (blob: Blob) => `blob:${blobs.push(blob)}`
    const clicked = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
    await user.click(main().getByRole('button', { name: 'Download week (.ics)' }))
    await waitFor(() => expect(clicked).toHaveBeenCalledTimes(1))
    expect((clicked.mock.contexts[0] as HTMLAnchorElement).download).toBe('week-2026-11-15.ics')
    const text = (await blobs[0]?.text()) ?? ''
    expect(text.match(/SUMMARY:.*/g)).toEqual(['SUMMARY:Client call', 'SUMMARY:Backup', 'SUMMARY:Interview'])
    clicked.mockRestore()
  })
})
