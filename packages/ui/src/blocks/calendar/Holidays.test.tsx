import { screen } from '@testing-library/react'
import { calendarHolidays } from '#testing/calendarSamples.ts'
import { renderUi } from '#testing/renderUi.tsx'
import { HolidayLegend } from './HolidayLegend.tsx'
import { HolidaysFeed } from './HolidaysFeed.tsx'

describe('the list of holidays', () => {
  const texts = {
    heading: 'Holidays',
    loadingLabel: 'The holidays are loading',
    emptyText: 'None is known.',
    movedText: (dates: string) => `day off moved to ${dates}`,
    estimateNote: 'It may come a day earlier.',
  }

  it('has every date with its name, and what is special about it', async () => {
    renderUi(<HolidayLegend {...texts} holidays={calendarHolidays} />)
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '20 MarchFriNovruz, Ramazan day off moved to 27\u00a0March',
      '27 MayWedQurban estimate',
      '27 SeptemberSunRemembrance Day no extra day off',
    ])
    expect(screen.getByText('20 March')).toHaveAttribute('datetime', '2026-03-20')
    expect(screen.getByText('It may come a day earlier.')).toBeInTheDocument()
  })

  it('shows the first ones only, where it has little room', () => {
    renderUi(<HolidayLegend {...texts} holidays={calendarHolidays} most={2} />)
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^20 March/),
      expect.stringMatching(/^27 May/),
    ])
  })

  it('explains estimates only when there are some', () => {
    renderUi(<HolidayLegend {...texts} holidays={calendarHolidays.slice(0, 2)} />)
    expect(screen.queryByText('It may come a day earlier.')).not.toBeInTheDocument()
  })

  it('says that it is loading, and that there is none', () => {
    const { rerender } = renderUi(<HolidayLegend {...texts} />)
    expect(screen.getByRole('status')).toHaveTextContent('The holidays are loading')
    rerender(<HolidayLegend {...texts} holidays={[]} />)
    expect(screen.queryByRole('status')).not.toBeInTheDocument()
    expect(screen.getByText('None is known.')).toBeInTheDocument()
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
