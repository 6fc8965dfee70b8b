import type { RequestPartProps, TimePartProps } from '@atrium/ui/requests'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  daysChosen,
  dayToggled,
  endTyped,
  messageTyped,
  startTyped,
  timeSwitched,
} from '#slices/offDaySlice.ts'
import { useAppDispatch } from '#store/hooks.ts'
import { countDays } from './countDays.ts'
import { useCalendar } from './useCalendar.ts'
import { useDayTexts } from './useDayTexts.ts'
import { useKind } from './useKind.tsx'
import { useMissedMeetings } from './useMissedMeetings.ts'
import { useSending } from './useSending.ts'
import { useSummary } from './useSummary.ts'

/** The form of a request (spec 2, Off Day Request): the props of its parts, derived from the state. */
export function useOffDayForm() {
  const { t } = useTranslation('requests')
  const dispatch = useAppDispatch()
  const { formatDay, formatDays } = useDayTexts()
  const { leaveType, worksElsewhere, hasBalance, kind, kindFailure } = useKind()
  const { draft, isSending, submit, translate, isSent, failure, errors } = useSending(leaveType)
  const { calendar, workCalendar, asked, elsewhere } = useCalendar()
  const summary = useSummary(draft, workCalendar, worksElsewhere ? elsewhere : asked)
  const daysErrorId = useId()
  const [isConfirming, setConfirming] = useState(false)
  const isOnlyFree = hasBalance && countDays(draft.days, workCalendar).working.length === 0
  const missed = useMissedMeetings(draft, worksElsewhere)
  const texts = (message?: string) => message && translate(message)

  const time: TimePartProps = {
    switchLabel: t('time.switch'),
    offHint: t('time.off'),
    groupLabel: t('time.label'),
    startLabel: t('time.start'),
    endLabel: t('time.end'),
    isOn: draft.isTimeAdded,
    start: draft.start,
    end: draft.end,
    errors: { start: texts(errors.start), end: texts(errors.end) },
    isDisabled: isSending,
    onSwitch: (isOn) => dispatch(timeSwitched(isOn)),
    onStart: (text) => dispatch(startTyped(text)),
    onEnd: (text) => dispatch(endTyped(text)),
  }
  const request: RequestPartProps = {
    chips: {
      heading: t('form.chosen'),
      emptyText: t('form.noDays'),
      days: draft.days.map((day) => ({
        day,
        name: day.split('-').reverse().join('.'),
        removeLabel: t('form.remove', { day: formatDay(day) }),
      })),
      clearLabel: t('form.clear'),
      onRemove: (day) => dispatch(dayToggled(day)),
      onClear: () => dispatch(daysChosen([])),
    },
    ...summary,
    kindFailure,
    kind: kind && { ...kind, error: texts(errors.kind) },
    missed,
    messageLabel: t('form.message'),
    message: draft.message,
    messageError: texts(errors.message),
    onMessage: (text) => dispatch(messageTyped(text)),
    sendLabel: t('form.send'),
    sendingLabel: t('form.sending'),
    isSending,
    ...(isSent && { outcome: { kind: 'done', heading: t('sent.title'), text: t('sent.text') } }),
    ...(failure && { outcome: { kind: 'failed', heading: failure.heading, text: failure.text } }),
  }
  return {
    calendar: {
      ...calendar,
      isDisabled: isSending,
      describedBy: errors.days && daysErrorId,
      error: { id: daysErrorId, text: texts(errors.days) },
    },
    time,
    request,
    submit: () => submit(isOnlyFree ? () => setConfirming(true) : undefined),
    confirmation: isConfirming && {
      title: t('freeDays.title'),
      text: t('freeDays.text', { days: formatDays(draft.days) }),
      buttons: { save: t('freeDays.send'), saving: t('form.sending'), cancel: t('freeDays.change') },
      onSubmit: async () => {
        setConfirming(false)
        await submit()
        return undefined
      },
      onCancel: () => setConfirming(false),
    },
  }
}
