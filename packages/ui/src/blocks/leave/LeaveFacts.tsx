import type { IsoDay } from '@atrium/contract/days'
import type { LeaveRequest, LeaveType } from '@atrium/contract/leave'
import { chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { useLeaveFormats } from '#i18n/useLeaveFormats.ts'
import { styles } from './Leave.styles.ts'

interface LeaveFactsProps {
  request: LeaveRequest
  /** The kinds of leave; empty while they load. */
  types: readonly LeaveType[]
  today: IsoDay
}

/** What a decision needs to know of a request. */
export function LeaveFacts({ request, types, today }: LeaveFactsProps) {
  const { t } = useTranslation('leave')
  const { amount, count, formatDays, formatLeave } = useLeaveFormats()
  const { typeId, state, workingMinutes, countedMinutes, balances, overlaps, alsoAway, meetings } = request
  const typeOf = (typeId: number) => types.find(({ id }) => id === typeId)
  const kindOf = (typeId: number) => typeOf(typeId)?.name ?? ''
  const isOpen = ['sent', 'askedBack', 'cancelRequested'].includes(state)
  const balanceText = !isOpen ? 'left' : state === 'cancelRequested' ? 'afterCancel' : 'after'
  const others = [
    { term: t('facts.away'), people: alsoAway.filter(({ isPending }) => !isPending), tone: 'warning' },
    { term: t('facts.asked'), people: alsoAway.filter(({ isPending }) => isPending), tone: undefined },
  ] as const
  return (
    <chakra.dl css={styles.facts}>
      <Fact term={t('facts.kind')} value={kindOf(typeId)} />
      <Fact term={t('facts.days')} value={formatLeave(request, today)} />
      <Fact
        term={t('facts.counted')}
        // Only a balance counts calendar days.
        value={
          balances.length === 0
            ? t('working', count(workingMinutes))
            : t('facts.both', {
                working: t('working', count(workingMinutes)),
                calendar: t('calendar', count(countedMinutes)),
              })
        }
      />
      {balances.map(({ year, left, after }) => (
        <Fact
          key={year}
          term={t('facts.balance', { year })}
          value={t(`facts.${balanceText}`, {
            before: amount(left),
            after: amount(after),
            left: amount(left),
          })}
          tone={after < 0 ? 'danger' : undefined}
        />
      ))}
      {overlaps.length > 0 && (
        <Fact
          term={t('facts.overlaps')}
          value={overlaps
            .map(({ typeId, state, days }) =>
              t('facts.overlap', {
                kind: kindOf(typeId),
                days: formatDays(days, today),
                state: t(`states.${state}`),
              }),
            )
            .join('; ')}
          tone="danger"
        />
      )}
      {/* Neither colleagues who are away nor meetings matter while the person works elsewhere. */}
      {typeOf(typeId)?.worksElsewhere ? (
        <Fact term={t('facts.presence')} value={t('facts.elsewhere')} />
      ) : (
        <>
          {others
            .filter(({ people }) => people.length > 0)
            .map(({ term, people, tone }) => (
              <Fact
                key={term}
                term={term}
                value={people
                  .map(({ name, days }) => t('facts.awayOne', { name, days: formatDays(days, today) }))
                  .join(', ')}
                tone={tone}
              />
            ))}
          {meetings > 0 && <Fact term={t('facts.meetings')} value={String(meetings)} />}
        </>
      )}
    </chakra.dl>
  )
}

interface FactProps {
  term: string
  value: string
  tone?: 'danger' | 'warning' | undefined
}

const Fact = ({ term, value, tone }: FactProps) => (
  <div>
    <dt>{term}</dt>
    <dd data-tone={tone}>
      <span>{value}</span>
    </dd>
  </div>
)
