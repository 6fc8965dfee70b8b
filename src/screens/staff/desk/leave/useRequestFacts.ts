import type { LeaveRequest } from '@atrium/contract/leave'
import type { LeaveCardProps } from '@atrium/ui/leave'
import { useTranslation } from 'react-i18next'
import { useLeaveTexts } from '#features/leave/useLeaveTexts.ts'

type Fact = LeaveCardProps['facts'][number]

/** What a decision needs to know of a request, in words. */
export function useRequestFacts(): (request: LeaveRequest) => Fact[] {
  const { t } = useTranslation('leave')
  const { types, kindOf, amount, count, formatDays, formatLeave } = useLeaveTexts()

  const balancesOf = ({ balances, state }: LeaveRequest): Fact[] =>
    balances.map(({ year, left, after }) => {
      const isOpen = ['sent', 'askedBack', 'cancelRequested'].includes(state)
      const values = { before: amount(left), after: amount(after), left: amount(left) }
      const text = !isOpen ? 'left' : state === 'cancelRequested' ? 'afterCancel' : 'after'
      return {
        term: t('facts.balance', { year }),
        value: t(`facts.${text}`, values),
        tone: after < 0 ? 'danger' : undefined,
      }
    })

  const overlapsOf = ({ overlaps }: LeaveRequest): Fact[] =>
    overlaps.length === 0
      ? []
      : [
          {
            term: t('facts.overlaps'),
            value: overlaps
              .map(({ typeId, state, days }) =>
                t('facts.overlap', {
                  kind: kindOf(typeId),
                  days: formatDays(days),
                  state: t(`states.${state}`),
                }),
              )
              .join('; '),
            tone: 'danger',
          },
        ]

  const worksElsewhere = ({ typeId }: LeaveRequest) => types?.find(({ id }) => id === typeId)?.worksElsewhere
  /** Who else is away, and what the person would miss: nothing of both matters while the person works elsewhere. */
  const absenceOf = ({ alsoAway, meetings }: LeaveRequest): Fact[] => [
    {
      term: t('facts.away'),
      value:
        alsoAway.map(({ name, days }) => t('facts.awayOne', { name, days: formatDays(days) })).join(', ') ||
        t('facts.nobody'),
      tone: alsoAway.length > 0 ? 'warning' : undefined,
    },
    { term: t('facts.meetings'), value: String(meetings) },
  ]

  return (request) => [
    { term: t('facts.kind'), value: kindOf(request.typeId) },
    { term: t('facts.days'), value: formatLeave(request) },
    {
      term: t('facts.counted'),
      // Only a balance counts calendar days.
      value:
        request.balances.length === 0
          ? t('working', count(request.workingMinutes))
          : t('facts.both', {
              working: t('working', count(request.workingMinutes)),
              calendar: t('calendar', count(request.countedMinutes)),
            }),
    },
    ...balancesOf(request),
    ...overlapsOf(request),
    ...(worksElsewhere(request)
      ? [{ term: t('facts.presence'), value: t('facts.elsewhere') }]
      : absenceOf(request)),
  ]
}
