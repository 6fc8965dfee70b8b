import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { calendarHolidays } from '#testing/calendarSamples.ts'
import { narrowWindow } from '#testing/narrowWindow.ts'
import { renderUi } from '#testing/renderUi.tsx'
import { CalendarPage } from './CalendarPage.tsx'
import { ViewToggle } from './ViewToggle.tsx'
import { YearGrid } from './YearGrid.tsx'
import { YearPart } from './YearPart.tsx'

const grid = (year = 2026, today = '2026-11-21') => (
  <YearGrid year={year} today={today} holidays={calendarHolidays} />
)

const month = (name: string) => screen.getByRole('table', { name: `${name} 2026` })
const novruz = () => screen.getByRole('button', { name: '20 March, Friday: Novruz, Ramazan' })
const moved = () => screen.getByRole('button', { name: '27 March, Friday: Ramazan, moved' })
const tip = () => screen.queryByRole('tooltip')
const tipIsGone = () => waitFor(() => expect(tip()).not.toBeInTheDocument())

describe('the year', () => {
  it('is twelve months whose weeks begin on Monday', async () => {
    renderUi(grid())
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      ...['January', 'February', 'March', 'April', 'May', 'June'],
      ...['July', 'August', 'September', 'October', 'November', 'December'],
    ])
    const march = within(month('March'))
    const headers = march.getAllByRole('columnheader')
    expect(headers.map(({ textContent }) => textContent)).toEqual([
      'Mon',
      'Tue',
      'Wed',
      'Thu',
      'Fri',
      'Sat',
      'Sun',
    ])
    expect(headers[0]).toHaveAccessibleName('Monday')
    // 1 March 2026 is a Sunday: alone in its week.
    const [, first, second] = march.getAllByRole('row')
    expect(first).toHaveTextContent(/^1$/)
    expect(second).toHaveTextContent(/^2345678$/)
  })

  it('shows small months on a phone: each one control, with all its holidays', async () => {
    narrowWindow()
    const { user } = renderUi(grid())
    expect(within(month('March')).queryByRole('button')).not.toBeInTheDocument()
    const march = screen.getByRole('button', {
      name: 'March 2026: 20 March, 27 March Novruz, Ramazan',
    })
    await user.tab()
    expect(screen.getByRole('button', { name: /^March/ })).toHaveFocus()
    await user.keyboard('{ArrowRight}')
    await waitFor(() => expect(screen.getByRole('button', { name: /^May/ })).toHaveFocus())
    await user.click(march)
    await waitFor(() => expect(tip()).toHaveTextContent('20 March, 27 MarchNovruz, Ramazan'))
    Reflect.deleteProperty(window, 'matchMedia')
  })

  it('knows leap years', () => {
    renderUi(grid(2028))
    expect(
      within(screen.getByRole('table', { name: 'February 2028' })).getByRole('cell', { name: '29' }),
    ).toBeInTheDocument()
  })

  it('marks today, in its own year only', () => {
    const { unmount } = renderUi(grid())
    const [today, ...others] = document.querySelectorAll('[aria-current=date]')
    expect(today).toHaveTextContent('21')
    expect(month('November')).toContainElement(today as HTMLElement)
    expect(others).toEqual([])
    unmount()
    renderUi(grid(2026, '2027-11-21'))
    expect(document.querySelector('[aria-current=date]')).toBeNull()
  })
})

describe('the holidays by the keyboard', () => {
  const focused = () => document.activeElement?.getAttribute('aria-label')

  it('are one tab stop, at the next holiday, and the arrow keys lead through the year', async () => {
    const { user } = renderUi(grid(2026, '2026-05-01'))
    await user.tab()
    expect(focused()).toMatch(/^27 May/)
    await user.keyboard('{ArrowDown}')
    expect(focused()).toMatch(/^27 September/)
    await user.keyboard('{ArrowRight}')
    expect(focused()).toMatch(/^27 September/)
    await user.keyboard('{Home}')
    expect(focused()).toMatch(/^20 March/)
    await user.keyboard('{End}{ArrowLeft}{ArrowUp}')
    expect(focused()).toMatch(/^27 March/)
    await user.tab()
    expect(document.body).toHaveFocus()
    await user.tab({ shift: true })
    expect(focused()).toMatch(/^27 March/)
  })
})

describe('the name of a holiday', () => {
  it('shows under the mouse, one at a time, and goes with it', async () => {
    const { user } = renderUi(grid())
    await user.hover(novruz())
    await waitFor(() => expect(tip()).toHaveTextContent('Novruz, Ramazan'))
    await user.hover(moved())
    await waitFor(() => expect(tip()).toHaveTextContent('moved'))
    expect(screen.getAllByRole('tooltip')).toHaveLength(1)
    await user.unhover(moved())
    await tipIsGone()
  })

  it('shows at the focus; Escape hides it, and a press brings it back', async () => {
    const { user } = renderUi(grid())
    await user.tab()
    expect(novruz()).toHaveFocus()
    await waitFor(() => expect(tip()).toHaveTextContent('Novruz, Ramazan'))
    await user.keyboard('{Escape}')
    await tipIsGone()
    expect(novruz()).toHaveFocus()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(tip()).toBeInTheDocument())
    await user.keyboard('{Escape}')
    await tipIsGone()
    await user.keyboard('{ArrowRight}')
    expect(moved()).toHaveFocus()
    await waitFor(() => expect(tip()).toHaveTextContent('moved'))
  })

  it('shows when a finger taps the day, though the finger leaves at once, until it taps elsewhere', async () => {
    renderUi(grid())
    const day = novruz()
    // A browser of a phone: no focus comes with the tap.
    fireEvent.pointerEnter(day, { pointerType: 'touch' })
    fireEvent.pointerDown(day, { pointerType: 'touch' })
    fireEvent.pointerLeave(day, { pointerType: 'touch' })
    expect(tip()).not.toBeInTheDocument()
    fireEvent.click(day)
    await waitFor(() => expect(tip()).toHaveTextContent('Novruz, Ramazan'))
    fireEvent.pointerDown(screen.getByRole('heading', { name: 'May' }), { pointerType: 'touch' })
    await tipIsGone()
  })
})

describe('the frame', () => {
  const actions = { onPrevious: jest.fn(), onNext: jest.fn(), onToday: jest.fn() }
  const frame = (more = {}) => (
    <CalendarPage heading="Corporate Calendar">
      <YearPart year={2026} {...actions} {...more}>
        {grid()}
      </YearPart>
    </CalendarPage>
  )

  it('goes from year to year, and says which one it shows', async () => {
    const { user } = renderUi(frame())
    const group = within(screen.getByRole('group', { name: 'Year' }))
    expect(group.getByText('2026')).toHaveAttribute('aria-live', 'polite')
    await user.click(group.getByRole('button', { name: 'Previous year' }))
    await user.click(group.getByRole('button', { name: 'Next year' }))
    expect([actions.onPrevious.mock.calls.length, actions.onNext.mock.calls.length]).toEqual([1, 1])
  })

  it('brings this day into view', async () => {
    const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView')
    const { user } = renderUi(frame())
    await user.click(screen.getByRole('button', { name: 'Today' }))
    expect(actions.onToday).toHaveBeenCalledTimes(1)
    expect(scrolled.mock.contexts[0]).toBe(document.querySelector('[aria-current=date]'))
  })

  it('ends where the calendar ends, and keeps the focus there', async () => {
    const { user } = renderUi(frame({ onNext: undefined }))
    const next = screen.getByRole('button', { name: 'Next year' })
    await user.click(next)
    expect(next).toHaveFocus()
    expect(next).toHaveAttribute('aria-disabled', 'true')
  })

  it('lies on its side on paper, and leaves other pages as they are', () => {
    const { unmount } = renderUi(frame())
    const isLandscape = () => document.documentElement.outerHTML.includes('A4 landscape')
    expect(isLandscape()).toBe(true)
    unmount()
    expect(isLandscape()).toBe(false)
  })
})

describe('the toggle', () => {
  it('tells which view is shown, and chooses the other', async () => {
    const onChoose = jest.fn()
    const { user } = renderUi(
      <CalendarPage heading="My Schedule" toggle={<ViewToggle chosen="schedule" onChoose={onChoose} />}>
        <p>The week</p>
      </CalendarPage>,
    )
    const group = within(screen.getByRole('group', { name: 'View' }))
    expect(group.getByRole('button', { name: 'My Schedule', pressed: true })).toBeInTheDocument()
    await user.click(group.getByRole('button', { name: 'Calendar', pressed: false }))
    expect(onChoose).toHaveBeenCalledWith('calendar')
  })
})
