import { yearOf } from '@atrium/contract/days'
import { daysOfMinutes, openStates } from '@atrium/contract/leave'
import { fullNameOf, type Person } from '@atrium/contract/people'
import { LinkButton, SkeletonRegion, Text } from '@atrium/ui'
import { PersonPart } from '@atrium/ui/people'
import { useTranslation } from 'react-i18next'
import { useListBalancesQuery, useListLeaveRequestsQuery } from '#api/leaveApi.ts'
import { href } from '#config/site.ts'
import { useLeaveTexts } from '#features/leave/useLeaveTexts.ts'
import { QueryError } from '#hooks/QueryError.tsx'
import { useLiveList } from '#hooks/useLiveList.ts'
import { useQueryError } from '#hooks/useQueryError.ts'

/** The balances of a person in this year and the coming leave, with the ways to both at the desk. */
export function LeavePart({ person, isOwn }: { person: Person; isOwn: boolean }) {
  const { t } = useTranslation(['people', 'leave'])
  const { language, today, kindOf, formatLeave, number } = useLeaveTexts()
  const question = { year: yearOf(today), person: person.id, language }
  const live = useLiveList()
  const balances = useListBalancesQuery(question, live)
  const requests = useListLeaveRequestsQuery(question, live)
  const balancesFailure = useQueryError(!balances.currentData, balances)
  const requestsFailure = useQueryError(!requests.currentData, requests)
  const failure = balancesFailure ?? requestsFailure
  const heading = t('people:leave.heading')
  if (failure)
    return (
      <PersonPart heading={heading}>
        <QueryError variant="banner" heading={t('people:leave.failed')} failure={failure} />
      </PersonPart>
    )
  if (!balances.currentData || !requests.currentData)
    return (
      <PersonPart heading={heading}>
        <SkeletonRegion label={t('people:leave.loading')} shape="rows" />
      </PersonPart>
    )
  const coming = requests.currentData
    .filter(({ days, state }) => (days.at(-1) ?? '') >= today && openStates.includes(state))
    .toSorted((one, other) => ((one.days[0] ?? '') < (other.days[0] ?? '') ? -1 : 1))
  const days = (minutes: number) => number(daysOfMinutes(minutes))
  const search = `?${new URLSearchParams({ q: fullNameOf(person) })}`
  return (
    <PersonPart
      heading={heading}
      facts={[
        ...balances.currentData
          .map(({ entitlement, carriedOver, adjustments, ...balance }) => ({
            ...balance,
            total: entitlement + carriedOver + adjustments,
          }))
          .filter(({ total, taken, pending }) => total !== 0 || taken !== 0 || pending !== 0)
          .map(({ typeId, total, taken, pending, left }) => ({
            label: t('people:leave.balance', { kind: kindOf(typeId), year: question.year }),
            value: (
              <>
                {t('people:leave.left', { left: days(left), total: days(total) })}
                <Text size="small" tone="muted">
                  {t('people:leave.used', {
                    year: question.year,
                    taken: days(taken),
                    pending: days(pending),
                  })}
                </Text>
              </>
            ),
          })),
        // HR does not read their own requests here.
        ...(isOwn
          ? []
          : coming.length === 0
            ? [{ label: t('people:leave.coming'), value: t('people:leave.nothing') }]
            : coming.map((request) => ({
                key: String(request.id),
                label: `${kindOf(request.typeId)} · ${t(`leave:states.${request.state}`)}`,
                value: formatLeave(request),
              }))),
      ]}
      actions={
        <>
          <LinkButton variant="outline" size="sm" href={`${href('leave')}${search}`}>
            {t('people:leave.requests')}
          </LinkButton>
          <LinkButton variant="outline" size="sm" href={`${href('balances')}${search}`}>
            {t('people:leave.balances')}
          </LinkButton>
        </>
      }
    />
  )
}
