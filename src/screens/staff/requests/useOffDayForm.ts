import { useState } from 'react'
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
import { useCost } from './useCost.ts'
import { useKind } from './useKind.tsx'
import { useMissedMeetings } from './useMissedMeetings.ts'
import { useSending } from './useSending.ts'

/** The form of a request (spec 2, Off Day Request): the props of its parts, derived from the state. */
export function useOffDayForm() {
  const dispatch = useAppDispatch()
  const { leaveType, worksElsewhere, hasBalance, kind, kindError } = useKind()
  const { draft, isSending, submit, translate, isSent, failure, errors } = useSending(leaveType)
  const { calendar, workCalendar, asked, elsewhere } = useCalendar()
  const { today } = calendar
  const counted = countDays(draft.days, workCalendar)
  const [isConfirming, setConfirming] = useState(false)
  const cost = useCost(kind, workCalendar)
  const isOnlyFree = hasBalance && counted.working.length === 0
  const missed = useMissedMeetings(draft, worksElsewhere)
  const texts = (message?: string) => message && translate(message)
  return {
    calendar: { ...calendar, isDisabled: isSending, error: texts(errors.days) },
    time: {
      isOn: draft.isTimeAdded,
      start: draft.start,
      end: draft.end,
      errors: { start: texts(errors.start), end: texts(errors.end) },
      isDisabled: isSending,
      onSwitch: (isOn: boolean) => dispatch(timeSwitched(isOn)),
      onStart: (text: string) => dispatch(startTyped(text)),
      onEnd: (text: string) => dispatch(endTyped(text)),
    },
    request: {
      chosen: draft,
      counted,
      ...cost,
      requested: worksElsewhere ? elsewhere : asked,
      today,
      onRemove: (day: string) => dispatch(dayToggled(day)),
      onClear: () => dispatch(daysChosen([])),
      kindError,
      kind: kind && { ...kind, error: texts(errors.kind) },
      missed,
      message: draft.message,
      messageError: texts(errors.message),
      onMessage: (text: string) => dispatch(messageTyped(text)),
      isSending,
      isSent,
      failure,
    },
    submit: () => submit(isOnlyFree ? () => setConfirming(true) : undefined),
    confirmation: isConfirming && {
      days: draft.days,
      today,
      onSubmit: async () => {
        setConfirming(false)
        await submit()
        return undefined
      },
      onCancel: () => setConfirming(false),
    },
  }
}
