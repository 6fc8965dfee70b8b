import { DayCalendar, FreeDaysDialog, OffDayForm, RequestPart, TimePart } from '@atrium/ui/requests'
import { useOffDayForm } from './useOffDayForm.ts'

/** The form of a request for days off. */
export function RequestForm() {
  const { calendar, time, request, submit, confirmation } = useOffDayForm()
  return (
    <>
      <OffDayForm
        calendar={<DayCalendar {...calendar} />}
        time={<TimePart {...time} />}
        request={<RequestPart {...request} />}
        onSubmit={submit}
      />
      {confirmation && <FreeDaysDialog {...confirmation} />}
    </>
  )
}
