import { fireEvent, screen, within } from '@testing-library/react'
import { busyParts, meetingForm } from '#testing/meetingSamples.ts'
import { renderUi } from '#testing/renderUi.tsx'
import { MeetingForm, type MeetingFormProps } from './MeetingForm.tsx'

const open = (changes: Partial<MeetingFormProps['availability']> = {}) =>
  renderUi(
    <MeetingForm {...meetingForm} {...busyParts} availability={{ ...busyParts.availability, ...changes }} />,
  )
const table = () => screen.getByRole('table', { name: 'Who is free on Tuesday 24 November' })
const field = (name: string) => screen.getByRole('textbox', { name })
const times = () => [field('Start'), field('End')].map((input) => (input as HTMLInputElement).value)

/** A press at a time of a row; a test has no layout, so the hours are 540 px wide: a minute is one. */
function pressAt(name: string, minutes: number) {
  const row = screen.getByRole('row', { name: new RegExp(name) })
  const cell = within(row).getByRole('cell')
  cell.getBoundingClientRect = () => ({ left: 100, width: 540 }) as DOMRect
  fireEvent.click(cell, { clientX: 100 + minutes - 540 })
}

it('reads as a table: each person and the room, with the busy times in words', () => {
  open()
  const rows = within(table()).getAllByRole('row').slice(1)
  expect(
    rows.map((row) => [
      within(row).getByRole('rowheader').firstChild?.textContent,
      within(row).getByRole('cell').querySelector('span:not([aria-hidden])')?.textContent,
    ]),
  ).toEqual([
    ['Leyla Əliyeva (you)', 'free all day'],
    ['Tural Quliyev', '09:00–10:15 busy, 13:00–14:00 may be busy'],
    ['Aysel Kərimova', '14:00–18:00 away'],
    ['Rauf Əliyev', 'free all day'],
    ['Jan Novák', 'not known'],
    ['Room Xəzər', '11:00–12:00 busy'],
  ])
  const looks = within(screen.getByRole('list', { name: 'What the patterns mean' })).getAllByRole('listitem')
  expect(looks.map(({ textContent }) => textContent)).toEqual(['busy', 'may be busy', 'away'])
})

it('moves the meeting by a press at a free place, where it has room', () => {
  open()
  pressAt('Rauf', 16 * 60 + 20)
  expect(times()).toEqual(['16:15', '17:15'])
  // The room is taken from 11 on.
  pressAt('Leyla', 10 * 60 + 50)
  expect(times()).toEqual(['10:45', '11:45'])
  pressAt('Leyla', 12 * 60 + 50)
  expect(times()).toEqual(['12:00', '13:00'])
})

it('moves the meeting by the keys of the band', async () => {
  const { user } = open()
  const band = screen.getByRole('slider', { name: 'Time of the meeting' })
  expect(band).toHaveAttribute('aria-valuetext', '09:00–10:00')
  band.focus()
  await user.keyboard('{ArrowRight}')
  expect(times()).toEqual(['09:15', '10:15'])
  await user.keyboard('{End}')
  expect(times()).toEqual(['17:00', '18:00'])
})

it('has no band without a time, and a press makes an hour', () => {
  open({ asked: { ...busyParts.availability.asked, start: '' } })
  expect(screen.queryByRole('slider')).not.toBeInTheDocument()
  pressAt('Rauf', 15 * 60 + 5)
  expect(times()).toEqual(['15:00', '16:00'])
})

it('the legend says that the day is a day off', () => {
  open({ answer: { ...busyParts.availability.answer, holiday: 'Victory Day' } })
  expect(screen.getByRole('list', { name: 'What the patterns mean' })).toHaveTextContent(/day off$/)
})

it('goes to the days before and after', async () => {
  const { user } = open()
  await user.click(screen.getByRole('button', { name: 'Next day' }))
  expect(field('Date')).toHaveValue('25 November 2026')
  await user.click(screen.getByRole('button', { name: 'Previous day' }))
  expect(field('Date')).toHaveValue('23 November 2026')
})

it('the grid keeps its place while no day can be read, and a sentence says what is missing', () => {
  const { asked } = busyParts.availability
  const formFor = (day: string) => (
    <MeetingForm
      {...meetingForm}
      {...busyParts}
      availability={{
        ...busyParts.availability,
        asked: { ...asked, day },
        status: 'idle',
        answer: undefined,
      }}
    />
  )
  const { rerender } = renderUi(formFor(asked.day))
  const sentence = 'Enter a date and times to see who is free.'
  expect(screen.queryByText(sentence)).not.toBeInTheDocument()
  rerender(formFor('30.02.2026'))
  expect(screen.getByText(sentence).closest('[role=status]')).toBeInTheDocument()
  expect(table().closest('[inert]')).toBeInTheDocument()
  rerender(formFor(asked.day))
  expect(table().closest('[inert]')).toBeNull()
})
