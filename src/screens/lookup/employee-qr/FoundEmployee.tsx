import { company } from '@atrium/contract/core'
import { type Employee, fullNameOf } from '@atrium/contract/people'
import { LinkButton } from '@atrium/ui'
import { EmployeeRecord, FoundBadge } from '@atrium/ui/lookup'
import { useTranslation } from 'react-i18next'
import { contacts, href } from '#config/site.ts'
import { useIsColleague } from '#features/lookup/useIsColleague.ts'
import { employeeFacts, employeeInfo, hidesDetails } from './employeeFacts.ts'

/** An employee, and the actions of the reader: a colleague prints the badge, a stranger returns it. */
export function FoundEmployee({ employee }: { employee: Employee }) {
  const { t } = useTranslation('lookup')
  const isColleague = useIsColleague()
  const { idnumber, job, computerinfo } = employee
  const here = new URLSearchParams({ next: href('employee', { idnumber }) })
  return (
    <EmployeeRecord
      heading={fullNameOf(employee) || idnumber}
      job={job}
      facts={employeeFacts(employee, t)}
      info={employeeInfo(employee, t)}
      computers={
        computerinfo && {
          heading: t('employee.computers'),
          computers: computerinfo,
          serialLabel: t('employee.serial'),
          emptyText: t('room.noComputers'),
        }
      }
      notice={
        hidesDetails(employee)
          ? {
              text: t('employee.hidden'),
              linkLabel: t('employee.signIn'),
              href: `${href('staffLogin')}?${here}`,
            }
          : undefined
      }
    >
      {isColleague ? (
        <div>
          <LinkButton variant="outline" href={`${href('labels')}?kind=badge&of=${idnumber}`}>
            {t('employee.printBadge')}
          </LinkButton>
        </div>
      ) : (
        <FoundBadge
          heading={t('employee.foundHeading')}
          text={t('employee.foundText')}
          phone={{ value: company.phone, href: contacts.phoneHref }}
          email={{ value: company.email, href: contacts.emailHref }}
        />
      )}
    </EmployeeRecord>
  )
}
