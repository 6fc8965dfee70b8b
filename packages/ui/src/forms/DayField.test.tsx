import { screen, waitFor, within } from '@testing-library/react'
import { renderUi } from '#testing/renderUi.tsx'
import { SampleDay, SampleFormDay } from '#testing/SampleDay.tsx'

const field = () => screen.getByRole('textbox')
const button = () => screen.getByRole('button', { name: /^Date: / })
const dialog = () => screen.findByRole('dialog')
const day = (name: string) => screen.getByRole('gridcell', { name })

it.each([
  ['en', '27 nov', '27 November 2026', 'Friday'],
  ['en', '27.11.26', '27 November 2026', 'Friday'],
  ['az', '27 noy 2026', '27 noyabr 2026', 'cümə'],
  ['ru', '27 ноя', '27 ноября 2026', 'пятница'],
] as const)('in %s, %p becomes %p when the field is left', async (lng, typed, shown, weekday) => {
  const onChange = jest.fn()
  const { user } = renderUi(<SampleDay onChange={onChange} />, { lng })
  await user.type(field(), typed)
  expect(field()).toHaveValue(typed)
  expect(onChange).toHaveBeenLastCalledWith('2026-11-27')
  expect(field()).toHaveAccessibleDescription(new RegExp(weekday, 'i'))
  await user.tab()
  expect(field()).toHaveValue(shown)
})

it('a text that is not a day stays as it is', async () => {
  const onChange = jest.fn()
  const { user } = renderUi(<SampleDay onChange={onChange} />)
  await user.type(field(), '30/02/2026')
  await user.tab()
  expect(field()).toHaveValue('30/02/2026')
  expect(onChange).toHaveBeenLastCalledWith('30/02/2026')
  expect(field()).not.toHaveAccessibleDescription()
})

it('an impossible date has its error once the field is left, and keeps it until it is a date', async () => {
  const { user } = renderUi(<SampleFormDay />)
  await user.type(field(), '30.02.2026')
  expect(screen.queryByText('No such date')).not.toBeInTheDocument()
  await user.tab()
  expect(screen.getByRole('alert')).toHaveTextContent('No such date')
  expect(field()).toBeInvalid()
  expect(field()).toHaveAccessibleDescription('No such date')
  await user.type(field(), '{Backspace}')
  expect(screen.getByText('No such date')).toBeInTheDocument()
  await user.clear(field())
  await user.type(field(), '27.11.2026')
  expect(field()).toBeValid()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

it('an empty field has no error when it is left', async () => {
  const { user } = renderUi(<SampleFormDay />)
  await user.click(field())
  await user.tab()
  expect(field()).toBeValid()
})

it('the keys move over the days of the calendar, and the focus returns with the chosen day', async () => {
  const { user } = renderUi(<SampleDay value="2026-11-24" />)
  await user.click(button())
  await dialog()
  await waitFor(() => expect(day('Tuesday 24 November 2026')).toHaveFocus())
  expect(day('Tuesday 24 November 2026')).toHaveAttribute('aria-selected', 'true')
  expect(day('Wednesday 18 November 2026')).toHaveAttribute('aria-current', 'date')
  for (const [key, name] of [
    ['ArrowRight', 'Wednesday 25 November 2026'],
    ['ArrowDown', 'Wednesday 2 December 2026'],
    ['Home', 'Monday 30 November 2026'],
    ['End', 'Sunday 6 December 2026'],
    ['PageUp', 'Friday 6 November 2026'],
    ['PageDown', 'Sunday 6 December 2026'],
    ['ArrowUp', 'Sunday 29 November 2026'],
    ['ArrowLeft', 'Saturday 28 November 2026'],
  ]) {
    await user.keyboard(`{${key}}`)
    expect(day(name ?? '')).toHaveFocus()
  }
  await user.keyboard('{Enter}')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(button()).toHaveFocus()
  expect(field()).toHaveValue('28 November 2026')
})

it('Escape and the button close the calendar and leave the day', async () => {
  const { user } = renderUi(<SampleDay value="2026-11-24" />)
  await user.click(button())
  await waitFor(() => expect(day('Tuesday 24 November 2026')).toHaveFocus())
  await user.keyboard('{ArrowRight}{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(button()).toHaveFocus()
  await user.click(button())
  await dialog()
  await user.click(button())
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(field()).toHaveValue('24 November 2026')
})

it('days outside the limits cannot be chosen, and keys, months and years stay within', async () => {
  const onChange = jest.fn()
  const limits = { first: '2024-03-10', last: '2026-11-20' }
  const { user } = renderUi(<SampleDay {...limits} onChange={onChange} />)
  await user.click(button())
  await waitFor(() => expect(day('Wednesday 18 November 2026')).toHaveFocus())
  expect(day('Saturday 21 November 2026')).toHaveAttribute('aria-disabled', 'true')
  await user.click(day('Saturday 21 November 2026'))
  expect(onChange).not.toHaveBeenCalled()
  await user.keyboard('{PageDown}')
  expect(day('Friday 20 November 2026')).toHaveFocus()
  expect(screen.getByRole('button', { name: 'Next month' })).toHaveAttribute('aria-disabled', 'true')
  const years = screen.getByRole('combobox', { name: 'Year' })
  expect(
    within(years)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['2024', '2025', '2026'])
  await user.selectOptions(years, '2024')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Month' }), 'January')
  expect(screen.getByRole('grid', { name: 'March 2024' })).toBeInTheDocument()
  await user.click(day('Monday 11 March 2024'))
  expect(onChange).toHaveBeenLastCalledWith('2024-03-11')
})

it.each([
  ['usual', 'Monday'],
  ['sunday', 'Sunday'],
] as const)('with weeks as chosen (%s), a week begins on %s', async (weekStart, first) => {
  const { user } = renderUi(<SampleDay weekStart={weekStart} />)
  await user.click(button())
  await dialog()
  expect(screen.getAllByRole('columnheader')[0]).toHaveTextContent(first)
})

it('the calendar names the public holidays of the shown year', async () => {
  const holidays = {
    holidayOf: (of: string) => (of === '2026-11-09' ? 'State Flag Day' : undefined),
    onYear: jest.fn(),
  }
  const { user } = renderUi(<SampleDay value="2026-11-24" holidays={holidays} />)
  expect(holidays.onYear).not.toHaveBeenCalled()
  await user.click(button())
  await dialog()
  expect(holidays.onYear).toHaveBeenCalledWith(2026)
  expect(day('Monday 9 November 2026, State Flag Day')).toHaveAttribute('title', 'State Flag Day')
  expect(day('Tuesday 10 November 2026')).not.toHaveAttribute('title')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Year' }), '2027')
  expect(holidays.onYear).toHaveBeenLastCalledWith(2027)
})
