import { screen, waitFor } from '@testing-library/react'
import { type ComponentProps, useState } from 'react'
import { TimeField } from '#forms/TimeField.tsx'
import { renderUi } from '#testing/renderUi.tsx'
import { calendarSample, ownRequest, ownSample, requestSample, timeSample } from '#testing/requestSamples.ts'
import { DayCalendar } from './DayCalendar.tsx'
import { OffDayForm } from './OffDayForm.tsx'
import { OffDayPage } from './OffDayPage.tsx'
import { OwnRequests } from './OwnRequests.tsx'
import { RequestPart } from './RequestPart.tsx'
import { TimePart } from './TimePart.tsx'

const page = (props: Partial<ComponentProps<typeof OffDayForm>> = {}) => (
  <OffDayPage
    form={
      <OffDayForm
        calendar={<DayCalendar {...calendarSample} />}
        time={<TimePart {...timeSample} />}
        request={<RequestPart {...requestSample} />}
        onSubmit={() => Promise.resolve()}
        {...props}
      />
    }
    own={<OwnRequests {...ownSample} />}
  />
)

const wrong = <DayCalendar {...calendarSample} error="Choose a day." />

it('the days show their error, which describes the calendar too', () => {
  renderUi(page({ calendar: wrong }))
  expect(screen.getByRole('grid')).toHaveAccessibleDescription('Choose a day.')
})

it('says over the message that no day is chosen', () => {
  const chosen = { ...requestSample.chosen, days: [] }
  renderUi(page({ request: <RequestPart {...requestSample} chosen={chosen} /> }))
  expect(screen.getByRole('heading', { name: 'Chosen days' })).toBeInTheDocument()
  expect(screen.getByText(/^No days chosen yet/)).toBeInTheDocument()
  expect(screen.queryByRole('list', { name: 'Chosen days' })).not.toBeInTheDocument()
})

it('the page shows the chosen days, their cost, and own requests', async () => {
  renderUi(page())
  expect(screen.getByRole('form', { name: 'Off Day Request' })).toBeInTheDocument()
  expect(screen.getByRole('list', { name: 'Chosen days' })).toHaveTextContent('24 November 2026')
  expect(screen.getByText('3 working days · 24–26 November').closest('[role=status]')).not.toBeNull()
  expect(screen.getByRole('region', { name: 'My requests' })).toHaveTextContent('09:00–13:00')
})

it.each([
  ['days', { calendar: wrong }, () => screen.getByRole('gridcell', { name: 'Tuesday 24 November 2026' })],
  [
    'start',
    { time: <TimePart {...timeSample} errors={{ start: 'Enter a time.' }} /> },
    () => screen.getByRole('textbox', { name: 'Start' }),
  ],
  [
    'end',
    { time: <TimePart {...timeSample} errors={{ end: 'Enter a time.' }} /> },
    () => screen.getByRole('textbox', { name: 'End' }),
  ],
  [
    'message',
    { request: <RequestPart {...requestSample} messageError="Write a message." /> },
    () => screen.getByRole('textbox', { name: 'Message' }),
  ],
])('leads to what is wrong: %s', async (_part, props, place) => {
  const { user, rerender } = renderUi(page({ onSubmit: async () => rerender(page(props)) }))
  await user.click(screen.getByRole('button', { name: 'Send' }))
  await waitFor(() => expect(place()).toHaveFocus())
})

it('is disabled while it is being sent, and the focus stays on the button', async () => {
  const { user, rerender } = renderUi(page())
  await user.click(screen.getByRole('button', { name: 'Send' }))
  rerender(
    page({
      time: <TimePart {...timeSample} isDisabled />,
      request: <RequestPart {...requestSample} isSending />,
    }),
  )
  const button = screen.getByRole('button', { name: 'Sending...' })
  expect(button).toHaveFocus()
  expect(button).toHaveAttribute('aria-disabled', 'true')
  for (const field of screen.getAllByRole('textbox')) expect(field).toBeDisabled()
  expect(screen.getByRole('switch')).toBeDisabled()
  expect(screen.getByRole('button', { name: 'Remove Tuesday 24 November 2026' })).toBeDisabled()
})

it('asks for no time when the days are whole', async () => {
  const onSwitch = jest.fn()
  const { user } = renderUi(<TimePart {...timeSample} isOn={false} onSwitch={onSwitch} />)
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
  const time = screen.getByRole('switch', { name: 'Add Time' })
  expect(time).toHaveAccessibleDescription('The request is for whole days.')
  await user.click(time)
  expect(onSwitch).toHaveBeenCalledWith(true)
})

function Time({ error }: { error?: string }) {
  const [value, setValue] = useState('')
  return <TimeField label="Start" value={value} onChange={setValue} error={error} />
}

it('takes a time as one types it, writes it out when it is left, and moves it by the arrows', async () => {
  const { user } = renderUi(<Time error="Enter a time such as 09:30" />)
  const field = screen.getByRole('textbox', { name: 'Start' })
  await user.type(field, '930')
  expect(field).toHaveValue('930')
  await user.tab()
  expect(field).toHaveValue('09:30')
  await user.type(field, '{ArrowUp}{ArrowUp}{ArrowDown}')
  expect(field).toHaveValue('09:45')
  expect(field).toHaveAccessibleDescription(/09:30/)
})

/** The chosen days, which can be removed. */
function Chips() {
  const [days, choose] = useState(requestSample.chosen.days)
  return page({
    request: (
      <RequestPart
        {...requestSample}
        chosen={{ ...requestSample.chosen, days }}
        onRemove={(day) => choose(days.filter((one) => one !== day))}
        onClear={() => choose([])}
      />
    ),
  })
}

it('chosen days are removed one by one; the focus moves to the next, and after the last to the calendar', async () => {
  const { user } = renderUi(<Chips />)
  const chip = (day: string) => screen.getByRole('button', { name: `Remove ${day} November 2026` })
  await user.click(chip('Wednesday 25'))
  expect(chip('Thursday 26')).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(chip('Tuesday 24')).toHaveFocus()
  expect(screen.queryByRole('button', { name: 'Remove all days' })).not.toBeInTheDocument()
  await user.keyboard('{Enter}')
  expect(screen.getByRole('gridcell', { name: 'Tuesday 24 November 2026' })).toHaveFocus()
})

it('Clear removes all chosen days', async () => {
  const { user } = renderUi(<Chips />)
  await user.click(screen.getByRole('button', { name: 'Remove all days' }))
  expect(screen.queryByRole('list', { name: 'Chosen days' })).not.toBeInTheDocument()
  expect(screen.getByRole('gridcell', { name: 'Tuesday 24 November 2026' })).toHaveFocus()
})

/** One request that is cancelled as soon as it is asked. */
function Own() {
  const [isOver, setCancelled] = useState(false)
  return (
    <OwnRequests
      {...ownSample}
      requests={[{ ...ownRequest, state: isOver ? 'cancelled' : 'sent' }]}
      onCancel={() => setCancelled(true)}
    />
  )
}

it('offers to cancel approved leave until its last day', () => {
  const days = ['2026-11-02', '2026-11-03']
  const own = (today: string) => (
    <OwnRequests {...ownSample} today={today} requests={[{ ...ownRequest, days, state: 'granted' }]} />
  )
  const { rerender } = renderUi(own('2026-11-03'))
  expect(screen.getByRole('button', { name: 'Request cancellation: 2–3 November' })).toBeInTheDocument()
  rerender(own('2026-11-04'))
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

it('keeps the focus at a request that was cancelled', async () => {
  const { user } = renderUi(<Own />)
  await user.click(screen.getByRole('button', { name: 'Cancel the request for 24–26 November' }))
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
  expect(screen.getByRole('listitem')).toHaveFocus()
})

const missed = (count: number) => ({
  meetings: Array.from({ length: count }, (_, at) => ({
    id: `${at}`,
    day: at < 4 ? '2026-11-24' : '2026-11-25',
    start: '09:00',
    end: '09:30',
    title: `Meeting ${at + 1}`,
    look: at % 5,
  })),
})

it('names the meetings of the chosen days, day by day', async () => {
  renderUi(page())
  const list = screen.getByRole('list', { name: 'You would miss 3 meetings' })
  const [tuesday, thursday] = [...list.children] as HTMLElement[]
  expect(tuesday).toHaveTextContent('Tuesday 24 November09:00–09:30Планёрка11:00–12:00Созвон')
  expect(thursday).toHaveTextContent('Thursday 26 November15:00–17:15Релиз 4.2')
})

it('shows the first of many meetings, and all of them when asked', async () => {
  const { user } = renderUi(page({ request: <RequestPart {...requestSample} missed={missed(9)} /> }))
  const names = () => screen.getAllByText(/^Meeting /).length
  expect(names()).toBe(6)
  const button = screen.getByRole('button', { name: 'Show all 9', expanded: false })
  await user.click(button)
  expect(names()).toBe(9)
  await user.click(screen.getByRole('button', { name: 'Show fewer', expanded: true }))
  expect(names()).toBe(6)
})

it('hides none of a few meetings', () => {
  renderUi(page({ request: <RequestPart {...requestSample} missed={missed(8)} /> }))
  expect(screen.getAllByText(/^Meeting /)).toHaveLength(8)
  expect(screen.queryByRole('button', { name: /^Show/ })).not.toBeInTheDocument()
})

it('says when some of the meetings are not known, and asks again', async () => {
  const onRetry = jest.fn()
  const failure = { onRetry, isRetrying: false }
  const { user } = renderUi(
    page({ request: <RequestPart {...requestSample} missed={{ meetings: [], failure }} /> }),
  )
  expect(screen.getByText(/schedule didn’t load/)).toHaveRole('status')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(onRetry).toHaveBeenCalledTimes(1)
})
