import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { mockNetwork } from '#testing/mockNetwork.ts'
import { answerSchedule, createMeeting, onScheduleDay, openSchedule, scheduleRow } from '#testing/schedule.ts'

const server = mockNetwork()
onScheduleDay()

const main = () => within(screen.getByRole('main'))
const field = () => main().getByRole('searchbox', { name: 'Search meetings' })
const button = () => main().getByRole('button', { name: 'Search meetings' })
const found = async () => within(await main().findByRole('list', { name: 'Meetings found' }))

it('finds meetings of any week by title, people, room and notes, and leads to the one that is chosen', async () => {
  answerSchedule([scheduleRow({ title: 'Budget of the company', date: '2026/12/08' })])
  const { user, store } = await openSchedule()
  createMeeting(store, 'own', {
    title: 'Plan',
    notes: 'Büdcə',
    day: '2026-11-03',
    start: '09:00',
    end: '10:00',
  })
  createMeeting(store, 'other', { title: 'Lunch' })
  await waitFor(() => expect(main().queryByText('The meetings are loading')).not.toBeInTheDocument())
  await user.click(button())
  expect(field()).toHaveFocus()
  await user.type(field(), 'bud')
  const list = await found()
  expect(list.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Budget of the company Tuesday 8 December 2026, 11:00–12:00',
    'Plan Tuesday 3 November 2026, 09:00–10:00',
  ])
  expect(main().getByText('2 meetings found.')).toHaveAttribute('role', 'status')
  await user.click(list.getByRole('button', { name: /^Plan/ }))
  expect(main().getByText('Nov 1 – Nov 7, 2026')).toBeInTheDocument()
  await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/^Plan, 09:00–10:00/))
  expect(main().queryByRole('search')).not.toBeInTheDocument()
})

it('works without a server, says when nothing is found, and Escape clears and hides it', async () => {
  server.use(http.all('*', () => HttpResponse.error()))
  const { user, store } = await openSchedule()
  createMeeting(store, 'own', { title: 'Görüş', day: '2026-11-17' })
  await user.click(button())
  await user.type(field(), 'GORUS')
  expect((await found()).getByRole('button', { name: /^Görüş/ })).toBeInTheDocument()
  await user.type(field(), 'x')
  await waitFor(() => expect(main().getByText(/^No meeting has these words/)).toBeInTheDocument())
  await user.keyboard('{Escape}')
  expect(field()).toHaveValue('')
  await user.keyboard('{Escape}')
  expect(main().queryByRole('search')).not.toBeInTheDocument()
  expect(button()).toHaveFocus()
})
