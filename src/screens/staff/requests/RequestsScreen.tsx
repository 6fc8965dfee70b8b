import { DayCalendar, FreeDaysDialog, OffDayPage, RequestPart, TimePart } from '@atrium/ui/requests'
import { useTranslation } from 'react-i18next'
import { usePageTitle } from '#hooks/usePageTitle.ts'
import { OwnRequestsPart } from './OwnRequestsPart.tsx'
import { useOffDayForm } from './useOffDayForm.ts'

/** `/staff/requests` (spec 2): Off Day Request, and the person's own requests. */
export function RequestsScreen() {
  const { t } = useTranslation(['requests', 'leave', 'days'])
  usePageTitle(t('title'))
  const { calendar, time, request, submit, confirmation } = useOffDayForm()
  return (
    <>
      <OffDayPage
        calendar={<DayCalendar {...calendar} />}
        time={<TimePart {...time} />}
        request={<RequestPart {...request} />}
        onSubmit={submit}
        own={<OwnRequestsPart />}
      />
      {confirmation && <FreeDaysDialog {...confirmation} />}
    </>
  )
}
