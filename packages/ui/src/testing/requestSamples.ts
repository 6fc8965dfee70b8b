import type { DayCalendarProps } from '#blocks/requests/DayCalendar.tsx'
import type { OwnRequestProps } from '#blocks/requests/OwnRequest.tsx'
import type { RequestPartProps } from '#blocks/requests/RequestPart.tsx'
import type { TimePartProps } from '#blocks/requests/TimePart.tsx'

const nothing = () => undefined

const names = ['понедельник', 'вторник', 'среда', 'четверг', 'пятница', 'суббота', 'воскресенье']
const short = ['Пн', 'Вт', 'Ср', 'Чт', 'Пт', 'Сб', 'Вс']

/** The page in Russian, for stories and tests. */
export const calendarSample: DayCalendarProps = {
  title: 'ноябрь 2026 г.',
  todayLabel: 'Сегодня',
  previousLabel: 'Предыдущий месяц',
  nextLabel: 'Следующий месяц',
  month: '2026-11',
  today: '2026-11-21',
  selected: ['2026-11-24', '2026-11-25', '2026-11-26'],
  weekdays: names.map((long, at) => ({ short: short[at] ?? '', long })),
  holidays: { '2026-11-08': 'День Победы', '2026-11-09': 'День Государственного флага' },
  nameOf: (day) => day,
  granted: new Set(['2026-11-19', '2026-11-20']),
  requested: new Set(['2026-11-12', '2026-11-13']),
  hint: 'Чтобы взять сразу несколько, проведите по ним мышью или с Shift нажмите на последний.',
  legend: [
    { kind: 'free', text: 'Рабочий день' },
    { kind: 'holiday', text: '8 ноября · День Победы' },
    { kind: 'holiday', text: '9 ноября · День Государственного флага' },
    { kind: 'requested', text: '12, 13 ноября · заявка отправлена' },
    { kind: 'granted', text: '19, 20 ноября · одобрено' },
  ],
  onToggle: nothing,
  onChoose: nothing,
  onMonth: nothing,
}

export const timeSample: TimePartProps = {
  switchLabel: 'Указать время',
  offHint: 'Заявка на целые дни.',
  groupLabel: 'Время',
  startLabel: 'Начало',
  endLabel: 'Конец',
  isOn: true,
  start: '09:00',
  end: '13:00',
  onSwitch: nothing,
  onStart: nothing,
  onEnd: nothing,
}

export const chosenSample = (days: readonly string[]) =>
  days.map((day) => ({ day, name: day.split('-').reverse().join('.'), removeLabel: `Убрать: ${day}` }))

export const missedSample: NonNullable<RequestPartProps['missed']> = {
  sentence: 'На это время у вас назначены 3 встречи',
  meetings: [
    {
      id: 'a',
      day: '2026-11-24',
      dayName: 'вторник, 24 ноября',
      time: '09:00–09:30',
      title: 'Планёрка',
      look: 0,
    },
    {
      id: 'b',
      day: '2026-11-24',
      dayName: 'вторник, 24 ноября',
      time: '11:00–12:00',
      title: 'Созвон с заказчиком',
      look: 1,
    },
    {
      id: 'c',
      day: '2026-11-26',
      dayName: 'четверг, 26 ноября',
      time: '15:00–17:15',
      title: 'Репетиция релиза 4.2',
      look: 3,
    },
  ],
  moreLabel: 'Показать все: 3',
  fewerLabel: 'Показать меньше',
}

export const requestSample: RequestPartProps = {
  chips: {
    heading: 'Выбранные дни',
    emptyText: 'Дни ещё не выбраны. Нажмите на один или несколько в календаре.',
    days: chosenSample(calendarSample.selected),
    clearLabel: 'Убрать все дни',
    onRemove: nothing,
    onClear: nothing,
  },
  kind: {
    label: 'Вид отпуска',
    options: [
      { value: '1', label: 'Ежегодный отпуск' },
      { value: '3', label: 'Больничный' },
    ],
    value: '1',
    hint: 'Остаток за 2026: 14 из 21 дня, решения ждут 2',
    onChoose: nothing,
  },
  summary: '3 рабочих дня · 24, 25, 26 ноября',
  missed: missedSample,
  messageLabel: 'Сообщение',
  message: 'Семейный праздник в Гяндже. Выпуск ведёт Турал.',
  onMessage: nothing,
  sendLabel: 'Отправить',
  sendingLabel: 'Отправляем...',
  isSending: false,
}

export const ownSample: OwnRequestProps = {
  state: 'Отправлена',
  isOver: false,
  sent: 'Отправлена 21 ноября 2026 г.',
  days: '24, 25, 26 ноября · 09:00–13:00',
  message: 'Семейный праздник в Гяндже.\nВыпуск ведёт Турал.',
  cancel: { text: 'Отменить', label: 'Отменить заявку: 24, 25, 26 ноября' },
  isCancelling: false,
  onCancel: nothing,
}
