import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { TimeField } from '#forms/TimeField.tsx'
import { renderUi } from '#testing/renderUi.tsx'
import {
  calendarSample,
  chosenSample,
  ownSample,
  requestSample,
  timeSample,
} from '#testing/requestSamples.ts'
import { DayCalendar } from './DayCalendar.tsx'
import { OffDayPage, type OffDayPageProps } from './OffDayPage.tsx'
import { OwnRequests } from './OwnRequests.tsx'
import { RequestPart } from './RequestPart.tsx'
import { TimePart } from './TimePart.tsx'

const page = (props: Partial<OffDayPageProps> = {}) => (
  <OffDayPage
    heading="Заявка на отгул"
    lead="Выберите день."
    calendar={<DayCalendar {...calendarSample} />}
    time={<TimePart {...timeSample} />}
    request={<RequestPart {...requestSample} />}
    onSubmit={() => Promise.resolve()}
    own={<OwnRequests heading="Мои заявки" requests={[{ id: 1, ...ownSample }]} />}
    {...props}
  />
)

const wrong = (
  <DayCalendar
    {...calendarSample}
    describedBy="days-error"
    error={{ id: 'days-error', text: 'Выберите день.' }}
  />
)

it('says under the days what is wrong with them, and the calendar names it', () => {
  renderUi(page({ calendar: wrong }))
  expect(screen.getByRole('grid')).toHaveAccessibleDescription('Выберите день.')
})

it('says over the message that no day is chosen', () => {
  const chips = { ...requestSample.chips, days: [] }
  renderUi(page({ request: <RequestPart {...requestSample} chips={chips} /> }))
  expect(screen.getByRole('heading', { name: 'Выбранные дни' })).toBeInTheDocument()
  expect(screen.getByText(chips.emptyText)).toBeInTheDocument()
  expect(screen.queryByRole('list', { name: 'Выбранные дни' })).not.toBeInTheDocument()
})

it('shows what is chosen, what it comes to, and one’s own requests', async () => {
  renderUi(page())
  expect(screen.getByRole('form', { name: 'Заявка на отгул' })).toBeInTheDocument()
  expect(screen.getByRole('list', { name: 'Выбранные дни' })).toHaveTextContent('24.11.2026')
  expect(screen.getByText('3 рабочих дня · 24, 25, 26 ноября').closest('[role=status]')).not.toBeNull()
  expect(screen.getByRole('region', { name: 'Мои заявки' })).toHaveTextContent('09:00–13:00')
})

it.each([
  ['days', { calendar: wrong }, () => screen.getByRole('gridcell', { name: '2026-11-24' })],
  [
    'start',
    { time: <TimePart {...timeSample} errors={{ start: 'Укажите время.' }} /> },
    () => screen.getByRole('textbox', { name: 'Начало' }),
  ],
  [
    'end',
    { time: <TimePart {...timeSample} errors={{ end: 'Укажите время.' }} /> },
    () => screen.getByRole('textbox', { name: 'Конец' }),
  ],
  [
    'message',
    { request: <RequestPart {...requestSample} messageError="Напишите сообщение." /> },
    () => screen.getByRole('textbox', { name: 'Сообщение' }),
  ],
])('leads to what is wrong: %s', async (_part, props, place) => {
  const { user, rerender } = renderUi(page({ onSubmit: async () => rerender(page(props)) }))
  await user.click(screen.getByRole('button', { name: 'Отправить' }))
  await waitFor(() => expect(place()).toHaveFocus())
})

it('is disabled while it is being sent, and the focus stays on the button', async () => {
  const { user, rerender } = renderUi(page())
  await user.click(screen.getByRole('button', { name: 'Отправить' }))
  rerender(
    page({
      time: <TimePart {...timeSample} isDisabled />,
      request: <RequestPart {...requestSample} isSending />,
    }),
  )
  const button = screen.getByRole('button', { name: 'Отправляем...' })
  expect(button).toHaveFocus()
  expect(button).toHaveAttribute('aria-disabled', 'true')
  for (const field of screen.getAllByRole('textbox')) expect(field).toBeDisabled()
  expect(screen.getByRole('switch')).toBeDisabled()
  expect(screen.getByRole('button', { name: 'Убрать: 2026-11-24' })).toBeDisabled()
})

it('asks for no time when the days are whole', async () => {
  const onSwitch = jest.fn()
  const { user } = renderUi(<TimePart {...timeSample} isOn={false} onSwitch={onSwitch} />)
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
  const time = screen.getByRole('switch', { name: 'Указать время' })
  expect(time).toHaveAccessibleDescription('Заявка на целые дни.')
  await user.click(time)
  expect(onSwitch).toHaveBeenCalledWith(true)
})

function Time({ error }: { error?: string }) {
  const [value, setValue] = useState('')
  return <TimeField label="Начало" value={value} onChange={setValue} error={error} />
}

it('takes a time as one types it, writes it out when it is left, and moves it by the arrows', async () => {
  const { user } = renderUi(<Time error="Укажите время в виде 09:30" />)
  const field = screen.getByRole('textbox', { name: 'Начало' })
  await user.type(field, '930')
  expect(field).toHaveValue('930')
  await user.tab()
  expect(field).toHaveValue('09:30')
  await user.type(field, '{ArrowUp}{ArrowUp}{ArrowDown}')
  expect(field).toHaveValue('09:45')
  expect(field).toHaveAccessibleDescription(/09:30/)
})

/** The chosen days with somebody who lets them go. */
function Chips() {
  const [days, choose] = useState<string[]>([...calendarSample.selected])
  const chips = {
    ...requestSample.chips,
    days: chosenSample(days),
    onRemove: (day: string) => choose(days.filter((one) => one !== day)),
    onClear: () => choose([]),
  }
  return page({ request: <RequestPart {...requestSample} chips={chips} /> })
}

it('lets chosen days go one by one, and the focus goes on to the next, and at last to the calendar', async () => {
  const { user } = renderUi(<Chips />)
  const chip = (day: string) => screen.getByRole('button', { name: `Убрать: ${day}` })
  await user.click(chip('2026-11-25'))
  expect(chip('2026-11-26')).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(chip('2026-11-24')).toHaveFocus()
  expect(screen.queryByRole('button', { name: 'Убрать все дни' })).not.toBeInTheDocument()
  await user.keyboard('{Enter}')
  expect(screen.getByRole('gridcell', { name: '2026-11-24' })).toHaveFocus()
})

it('lets all of them go at once', async () => {
  const { user } = renderUi(<Chips />)
  await user.click(screen.getByRole('button', { name: 'Убрать все дни' }))
  expect(screen.queryByRole('list', { name: 'Выбранные дни' })).not.toBeInTheDocument()
  expect(screen.getByRole('gridcell', { name: '2026-11-24' })).toHaveFocus()
})

/** One request that is cancelled as soon as it is asked. */
function Own({ failure }: { failure?: string }) {
  const [isOver, setCancelled] = useState(false)
  const cancel = isOver ? undefined : ownSample.cancel
  const request = { id: 1, ...ownSample, isOver, cancel, failure, onCancel: () => setCancelled(true) }
  return <OwnRequests heading="Мои заявки" requests={[request]} />
}

it('cancels at once; the focus stays at the request', async () => {
  const { user } = renderUi(<Own failure="Заявка не отменена." />)
  expect(screen.getByRole('alert')).toHaveTextContent('Заявка не отменена.')
  await user.click(screen.getByRole('button', { name: 'Отменить заявку: 24, 25, 26 ноября' }))
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
  expect(screen.getByRole('listitem')).toHaveFocus()
})

const missed = (count: number) => ({
  ...requestSample.missed,
  sentence: `Встреч: ${count}`,
  moreLabel: `Показать все: ${count}`,
  fewerLabel: 'Показать меньше',
  meetings: Array.from({ length: count }, (_, at) => ({
    id: `${at}`,
    day: at < 4 ? '2026-11-24' : '2026-11-25',
    dayName: at < 4 ? 'вторник' : 'среда',
    time: '09:00–09:30',
    title: `Встреча ${at + 1}`,
    look: at % 5,
  })),
})

it('names the meetings of the chosen days, day by day', async () => {
  renderUi(page())
  const list = screen.getByRole('list', { name: 'На это время у вас назначены 3 встречи' })
  const [tuesday, thursday] = [...list.children] as HTMLElement[]
  expect(tuesday).toHaveTextContent('вторник, 24 ноября09:00–09:30Планёрка11:00–12:00Созвон с заказчиком')
  expect(thursday).toHaveTextContent('четверг, 26 ноября15:00–17:15Репетиция релиза 4.2')
})

it('shows the first of many meetings, and all of them when asked', async () => {
  const { user } = renderUi(page({ request: <RequestPart {...requestSample} missed={missed(9)} /> }))
  const names = () => screen.getAllByText(/^Встреча /).length
  expect(names()).toBe(6)
  const button = screen.getByRole('button', { name: 'Показать все: 9', expanded: false })
  await user.click(button)
  expect(names()).toBe(9)
  await user.click(screen.getByRole('button', { name: 'Показать меньше', expanded: true }))
  expect(names()).toBe(6)
})

it('hides none of a few meetings', () => {
  renderUi(page({ request: <RequestPart {...requestSample} missed={missed(8)} /> }))
  expect(screen.getAllByText(/^Встреча /)).toHaveLength(8)
  expect(screen.queryByRole('button', { name: /Показать/ })).not.toBeInTheDocument()
})

it('says when some of the meetings are not known, and asks again', async () => {
  const onRetry = jest.fn()
  const failure = { text: 'Расписание не загрузилось.', retryLabel: 'Ещё раз', onRetry, isRetrying: false }
  const { user } = renderUi(
    page({ request: <RequestPart {...requestSample} missed={{ ...missed(0), sentence: '', failure }} /> }),
  )
  expect(screen.getByText('Расписание не загрузилось.')).toHaveRole('status')
  await user.click(screen.getByRole('button', { name: 'Ещё раз' }))
  expect(onRetry).toHaveBeenCalledTimes(1)
})
