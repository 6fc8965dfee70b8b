import { holidaysSample } from '@atrium/contract/holidays/samples'
import type { LeaveType, OffDayRequest } from '@atrium/contract/leave'
import { leaveTypeSample } from '@atrium/contract/leave/samples'
import type { ComponentProps } from 'react'
import type { DayCalendar } from '#blocks/requests/DayCalendar.tsx'
import type { OwnRequests } from '#blocks/requests/OwnRequests.tsx'
import type { RequestPart } from '#blocks/requests/RequestPart.tsx'
import type { TimePart } from '#blocks/requests/TimePart.tsx'

const nothing = () => undefined

const today = '2026-11-21'

const days = ['2026-11-24', '2026-11-25', '2026-11-26']

export const calendarSample: ComponentProps<typeof DayCalendar> = {
  month: '2026-11',
  today,
  selected: days,
  holidays: holidaysSample(2026, 'EN'),
  granted: new Set(['2026-11-19', '2026-11-20']),
  requested: new Set(['2026-11-12', '2026-11-13']),
  onToggle: nothing,
  onChoose: nothing,
  onMonth: nothing,
}

export const timeSample: ComponentProps<typeof TimePart> = {
  isOn: true,
  start: '09:00',
  end: '13:00',
  onSwitch: nothing,
  onStart: nothing,
  onEnd: nothing,
}

const meeting = { look: 0, note: '' }

export const missedSample = {
  meetings: [
    { ...meeting, id: 'a', day: '2026-11-24', start: '09:00', end: '09:30', title: 'Планёрка' },
    { ...meeting, id: 'b', day: '2026-11-24', start: '11:00', end: '12:00', title: 'Созвон', look: 1 },
    { ...meeting, id: 'c', day: '2026-11-26', start: '15:00', end: '17:15', title: 'Релиз 4.2', look: 3 },
  ],
} satisfies ComponentProps<typeof RequestPart>['missed']

export const typeSamples = leaveTypeSample('EN')

/** Days of which none is free. */
export const countedSample = (working: string[]) => ({ working, weekend: [], holidays: new Map() })

export const requestSample: ComponentProps<typeof RequestPart> = {
  chosen: { days, isTimeAdded: false, start: '09:00', end: '18:00' },
  counted: countedSample(days),
  requested: new Set(),
  today,
  onRemove: nothing,
  onClear: nothing,
  kind: {
    types: typeSamples,
    chosen: typeSamples[0] as LeaveType,
    balance: {
      year: 2026,
      entitlement: 10_080,
      carriedOver: 0,
      adjustments: 0,
      taken: 3360,
      pending: 960,
      left: 6720,
    },
    onChoose: nothing,
  },
  missed: missedSample,
  message: 'Семейный праздник в Гяндже. Выпуск ведёт Турал.',
  onMessage: nothing,
  isSending: false,
}

export const ownRequest: OffDayRequest = {
  id: 1,
  days,
  startTime: '09:00',
  endTime: '13:00',
  message: 'Семейный праздник в Гяндже.\nВыпуск ведёт Турал.',
  typeId: 1,
  worksElsewhere: false,
  steps: [{ action: 'send', by: 'Ирина Соколова', words: '', at: '2026-11-21T08:00:00.000Z' }],
  state: 'sent',
  createdAt: '2026-11-21T08:00:00.000Z',
}

export const ownSample: ComponentProps<typeof OwnRequests> = {
  requests: [ownRequest],
  types: typeSamples,
  today,
  onCancel: nothing,
  answerTo: nothing,
}
