import type { Badge } from '@atrium/contract/people'
import { LinkButton } from '@atrium/ui'
import { BadgeRecord, FoundBadge } from '@atrium/ui/lookup'
import { useTranslation } from 'react-i18next'
import { href } from '#config/site.ts'
import { useIsColleague } from '#features/lookup/useIsColleague.ts'

/** An employee, and the actions of the reader: a colleague prints the badge, a stranger returns it. */
export function FoundEmployee({ employee }: { employee: Badge }) {
  const { t } = useTranslation('lookup')
  const isColleague = useIsColleague()
  const { idnumber } = employee
  const here = new URLSearchParams({ next: href('employee', { idnumber }) })
  return (
    <BadgeRecord
      employee={employee}
      hrefs={{
        room: (roomname) => href('room', { roomname }),
        signIn: `${href('staffLogin')}?${here}`,
      }}
    >
      {isColleague ? (
        <div>
          <LinkButton variant="outline" href={`${href('labels')}?kind=badge&of=${idnumber}`}>
            {t('employee.printBadge')}
          </LinkButton>
        </div>
      ) : (
        <FoundBadge />
      )}
    </BadgeRecord>
  )
}
