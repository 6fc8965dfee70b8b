import { act, screen, within } from '@testing-library/react'
import { narrowWindow } from '#testing/narrowWindow.ts'
import { renderUi } from '#testing/renderUi.tsx'
import { scheduleArgs } from '#testing/scheduleSamples.ts'
import { MeetingFacts } from './MeetingFacts.tsx'
import { ScheduleFoot } from './ScheduleFoot.tsx'
import { SchedulePart } from './SchedulePart.tsx'
import { ScheduleWeek } from './ScheduleWeek.tsx'
import { UndoNote } from './UndoNote.tsx'
import { UnplacedList } from './UnplacedList.tsx'

const button = (name: string | RegExp) => screen.getByRole('button', { name })

describe('the choice of the week', () => {
  it('names the week, leads to others, and to a new meeting', async () => {
    const actions = { onPrevious: jest.fn(), onNext: jest.fn(), onToday: jest.fn() }
    const onPress = jest.fn()
    const { user } = renderUi(
      <SchedulePart {...scheduleArgs.nav} {...actions} create={{ isOpen: false, onPress }}>
        <p>The week</p>
      </SchedulePart>,
    )
    const group = within(screen.getByRole('group', { name: 'Week' }))
    expect(group.getByText('Nov 15 – Nov 21, 2026')).toHaveAttribute('aria-live', 'polite')
    await user.click(group.getByRole('button', { name: 'Previous week' }))
    await user.click(group.getByRole('button', { name: 'Next week' }))
    await user.click(group.getByRole('button', { name: 'Today' }))
    for (const action of Object.values(actions)) expect(action).toHaveBeenCalledTimes(1)
    expect(button('Create Meeting')).toHaveAttribute('aria-expanded', 'false')
    await user.click(button('Create Meeting'))
    expect(onPress).toHaveBeenCalledTimes(1)
  })
})

describe('the week', () => {
  const { matchMedia } = window
  afterEach(() => {
    window.matchMedia = matchMedia
  })

  it('is a list of its days in a narrow window, with today in sight, and a grid as it widens', async () => {
    const window = narrowWindow()
    const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView')
    const below = new DOMRect(0, 700, 390, 200)
    const place = jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(below)
    const actions = { onShowDay: jest.fn(), onOpen: jest.fn(), onCreate: jest.fn() }
    const [sunday, ...others] = scheduleArgs.week.days
    const shown = sunday ? [{ ...sunday, meetings: [] }, ...others] : []
    const { user } = renderUi(<ScheduleWeek {...scheduleArgs.week} {...actions} days={shown} />)
    const days = screen.getAllByRole('region')
    expect(days).toHaveLength(7)
    expect(days[0]).toHaveTextContent(/^Sunday 15 NovemberNo meetings$/)
    expect(days[4]).toHaveTextContent(/^Thursday 19 NovemberToday/)
    expect(days.filter((day) => day.getAttribute('aria-current') === 'date')).toEqual([days[4]])
    expect(scrolled.mock.contexts[0]).toBe(days[4])
    place.mockRestore()

    const tuesday = within(screen.getByRole('region', { name: 'Tuesday 17 November' }))
    expect(tuesday.getByText('Victory Day')).toBeVisible()
    expect(tuesday.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '09:00Stand-up 09:00–09:30',
      '11:00Client call: rollout plan 11:00–12:00',
      '11:15Interview: React developer 11:15–12:15',
      '14:00Architecture review 14:00–16:00',
    ])
    await user.click(button('Client call: rollout plan, 11:00–12:00'))
    expect(actions.onOpen).toHaveBeenCalledWith('m7')
    await user.click(button('Show Tuesday 17 November'))
    expect(actions.onShowDay).toHaveBeenCalledWith('2026-11-17')

    act(() => window.widen())
    expect(screen.getAllByRole('columnheader')).toHaveLength(7)
    expect(screen.queryByRole('region')).not.toBeInTheDocument()
  })

  it('is one day with its hours under a strip of the days in a narrow window', async () => {
    narrowWindow()
    const onChooseDay = jest.fn()
    const { user } = renderUi(
      <ScheduleWeek {...scheduleArgs.week} day="2026-11-17" isDay onChooseDay={onChooseDay} />,
    )
    const days = within(screen.getByRole('group', { name: 'Days of the week' })).getAllByRole('button')
    expect(days[2]).toHaveAccessibleName('Tue 17, Tuesday 17 November 2026, Victory Day')
    expect(days.filter((day) => day.getAttribute('aria-pressed') === 'true')).toEqual([days[2]])
    expect(days.filter((day) => day.getAttribute('aria-current') === 'date')).toEqual([days[4]])
    await user.click(days[5] as HTMLElement)
    expect(onChooseDay).toHaveBeenCalledWith('2026-11-20')
    expect(screen.getAllByRole('columnheader')).toHaveLength(1)
  })

  it('tells in the list what time it is and which meeting takes place', () => {
    narrowWindow()
    const { day, now, ...week } = scheduleArgs.week
    renderUi(<ScheduleWeek {...week} day={day} now={{ ...now, minutes: 941 }} />)
    const today = within(screen.getByRole('region', { name: 'Thursday 19 November' }))
    expect(today.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '09:00Stand-up 09:00–09:30',
      '15:00Release 4.2 rehearsal 15:00–17:15Now',
      '15:41',
    ])
    expect(button(/^Release 4.2 rehearsal, 15:00–17:15, Now$/)).toBeVisible()
    expect(screen.getAllByRole('separator', { name: 'Now' })).toHaveLength(1)
  })

  it('says that it is on its way, and that there is nothing in it', () => {
    const empty = scheduleArgs.week.days.map((day) => ({ ...day, meetings: [] }))
    const noMeetings = () => screen.queryByText('No meetings this week.')
    const { rerender } = renderUi(<ScheduleWeek {...scheduleArgs.week} days={empty} isLoading />)
    expect(screen.getByRole('status')).toHaveTextContent('The meetings are loading')
    expect(screen.queryByRole('grid')).not.toBeInTheDocument()
    // What is there already can be used.
    rerender(<ScheduleWeek {...scheduleArgs.week} isLoading />)
    expect(screen.getByRole('status')).toHaveTextContent('The meetings are loading')
    expect(screen.getByRole('grid')).toBeInTheDocument()
    rerender(<ScheduleWeek {...scheduleArgs.week} days={empty} />)
    expect(noMeetings()).toBeInTheDocument()
    rerender(<ScheduleWeek {...scheduleArgs.week} days={empty} isKnown={false} />)
    expect(noMeetings()).not.toBeInTheDocument()
  })
})

describe('what was done', () => {
  it('is heard, taken back and closed', async () => {
    const onPress = jest.fn()
    const onClose = jest.fn()
    const { user, rerender } = renderUi(<UndoNote onClose={onClose} />)
    const status = screen.getByRole('status')
    expect(status).toBeEmptyDOMElement()
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
    const meeting = { title: 'Stand-up', day: '2026-11-17', start: '09:00', end: '09:30' }
    rerender(<UndoNote notice={{ kind: 'deleted', meeting }} onUndo={onPress} onClose={onClose} />)
    // The same element: it was there before its words.
    expect(status).toHaveTextContent('“Stand-up” was deleted')
    await user.click(button('Undo'))
    await user.click(button('Close the message'))
    expect([onPress.mock.calls.length, onClose.mock.calls.length]).toEqual([1, 1])
  })
})

describe('what does not fit the grid', () => {
  it('is listed with date, time and reason, and opens', async () => {
    const onOpen = jest.fn()
    const { user } = renderUi(<UnplacedList meetings={scheduleArgs.unplaced} onOpen={onOpen} />)
    const [backup, undated] = screen.getAllByRole('listitem')
    expect(backup).toHaveTextContent('Backup windowWednesday 18 November, 18:30–20:00Outside 09:00–18:00')
    expect(undated).toHaveTextContent('Negotiations10:00–11:00The date “soon” can’t be read')
    await user.click(button('Backup window'))
    expect(onOpen).toHaveBeenCalledWith('backup')
  })
})

describe('the foot', () => {
  it('gives the week as a file, says why it did not, and where the changes are', async () => {
    const onPress = jest.fn()
    const onSubscribe = jest.fn()
    const download = { isLoading: false, hasFailed: false, onPress }
    const { user, rerender } = renderUi(
      <ScheduleFoot download={download} onSubscribe={onSubscribe} sync={{ status: 'synced' }} />,
    )
    await user.click(button('Download week (.ics)'))
    expect(onPress).toHaveBeenCalledTimes(1)
    expect(screen.getByText('All changes are saved.')).toBeInTheDocument()
    await user.click(button('Subscribe'))
    expect(onSubscribe).toHaveBeenCalledTimes(1)
    rerender(<ScheduleFoot download={{ ...download, hasFailed: true }} onSubscribe={onSubscribe} />)
    expect(screen.getByRole('alert')).toHaveTextContent('The file couldn’t be created.')
  })
})

describe('a meeting to read', () => {
  it('takes the focus, says what is known, and closes by its button and by Escape', async () => {
    const onClose = jest.fn()
    const { user } = renderUi(<MeetingFacts meeting={scheduleArgs.meeting} onClose={onClose} />)
    expect(screen.getByRole('region', { name: 'Client call: rollout plan' })).toHaveFocus()
    expect(screen.getByText('Leyla Əliyeva, Rauf Əliyev')).toBeInTheDocument()
    await user.keyboard('{Escape}')
    await user.click(button('Close the meeting'))
    expect(onClose).toHaveBeenCalledTimes(2)
  })
})
