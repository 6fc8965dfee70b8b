import { screen } from '@testing-library/react'
import { calendarHolidays } from '#testing/calendarSamples.ts'
import { renderUi } from '#testing/renderUi.tsx'
import { HolidayLegend } from './HolidayLegend.tsx'
import { HolidaysFeed } from './HolidaysFeed.tsx'

describe('the list of holidays', () => {
  it('has every date with its name, and what is special about it', async () => {
    renderUi(<HolidayLegend year={2026} holidays={calendarHolidays} />)
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '20 MarchFriNovruz, Ramazan day off moved to 27\u00a0March',
      '27 MayWedQurban estimate',
      '27 SeptemberSunRemembrance Day no extra day off',
    ])
    expect(screen.getByText('20 March')).toHaveAttribute('datetime', '2026-03-20')
    expect(screen.getByText(/^An estimated date follows the moon/)).toBeInTheDocument()
  })

  it('shows the next three only, where they are the coming ones, and nothing without any', () => {
    const later = { name: 'Victory Day', date: { iso: '2026-11-08' } }
    const { rerender } = renderUi(
      <HolidayLegend isComing year={2026} holidays={[...calendarHolidays, later]} />,
    )
    expect(screen.getByRole('list', { name: 'Coming holidays' })).toBeInTheDocument()
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^20 March/),
      expect.stringMatching(/^27 May/),
      expect.stringMatching(/^27 September/),
    ])
    rerender(<HolidayLegend isComing year={2026} holidays={[]} />)
    expect(screen.queryByRole('heading')).not.toBeInTheDocument()
  })

  it('names the year of days that are not in the shown one', () => {
    renderUi(<HolidayLegend isComing year={2028} holidays={calendarHolidays} />)
    expect(screen.getAllByRole('time').map(({ textContent }) => textContent)).toEqual([
      '20 March 2026',
      '27 May 2026',
      '27 September 2026',
    ])
  })

  it('explains estimates only when there are some', () => {
    renderUi(<HolidayLegend year={2026} holidays={calendarHolidays.slice(0, 2)} />)
    expect(screen.queryByText(/^An estimated date follows the moon/)).not.toBeInTheDocument()
  })

  it('says that it is loading, and that there is none', () => {
    const { rerender } = renderUi(<HolidayLegend year={2026} holidays={undefined} />)
    expect(screen.getByRole('status')).toHaveTextContent('The holidays are loading')
    rerender(<HolidayLegend year={2026} holidays={[]} />)
    expect(screen.queryByRole('status')).not.toBeInTheDocument()
    expect(screen.getByText('No holidays are known for this year.')).toBeInTheDocument()
  })
})

it('the calendar to subscribe to has an address to open in it, to read and to copy', async () => {
  const address = 'https://caspora.example/holidays.ics?lng=en'
  const { user } = renderUi(<HolidaysFeed address={address} />)
  expect(screen.getByRole('link', { name: 'Subscribe' })).toHaveAttribute(
    'href',
    'webcal://caspora.example/holidays.ics?lng=en',
  )
  expect(screen.getByText(address)).toBeInTheDocument()
  const written = jest.spyOn(navigator.clipboard, 'writeText')
  await user.click(screen.getByRole('button', { name: 'Copy the address' }))
  expect(screen.getByRole('status')).toHaveTextContent('The address is copied.')
  expect(written).toHaveBeenCalledWith(address)
})
