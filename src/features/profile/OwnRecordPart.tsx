import type { Profile } from '@atrium/contract/accounts'
import { type OwnRecordRequest, recordFields } from '@atrium/contract/people'
import { useDateOf } from '@atrium/ui/i18n'
import { OwnRecord } from '@atrium/ui/profile'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useListOwnRecordRequestsQuery } from '#api/recordRequestsApi.ts'
import { QueryError } from '#hooks/QueryError.tsx'
import { useLiveList } from '#hooks/useLiveList.ts'
import { useQueryError } from '#hooks/useQueryError.ts'
import { AskForChange } from './AskForChange.tsx'
import { useWithdrawal } from './useWithdrawal.ts'

/** What HR owns in the own record: the way to ask for a change, and the state of the last request. */
export function OwnRecordPart({ profile }: { profile: Profile }) {
  const { t } = useTranslation('profile')
  const dateOf = useDateOf()
  const query = useListOwnRecordRequestsQuery(undefined, useLiveList())
  const failure = useQueryError(!query.data, query)
  const [isAsking, setAsking] = useState(false)
  const [last] = query.data ?? []
  const isWaiting = last?.state === 'sent'
  const partRef = useRef<HTMLElement>(null)
  const hasActed = useRef(false)
  const withdrawal = useWithdrawal(() => {
    hasActed.current = true
  })
  // The pressed button is gone when the list is known anew.
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each change of the state
  useEffect(() => {
    if (hasActed.current) partRef.current?.focus()
    hasActed.current = false
  }, [isWaiting])

  const whenOf = ({ createdAt, decidedAt }: OwnRecordRequest) =>
    decidedAt
      ? t('record.decided', { asked: dateOf(createdAt), decided: dateOf(decidedAt) })
      : t('record.asked', { day: dateOf(createdAt) })
  return (
    <>
      <OwnRecord
        heading={t('record.heading')}
        text={t('record.text')}
        partRef={partRef}
        ask={isWaiting ? undefined : { label: t('record.ask'), onPress: () => setAsking(true) }}
        failure={withdrawal.failure}
        last={
          last && last.state !== 'withdrawn'
            ? {
                title: t('record.last'),
                state: t(`record.states.${last.state}`),
                isWaiting,
                when: whenOf(last),
                nothing: t('personal.missing'),
                changes: recordFields.flatMap((field) => {
                  const after = last.changes[field]
                  if (after === undefined) return []
                  const before = isWaiting ? profile[field] : undefined
                  return [{ field: t(`personal.${field}`), before, after }]
                }),
                answer: last.answer ? { label: t('record.answer'), words: last.answer } : undefined,
                withdraw: isWaiting
                  ? {
                      label: t('record.withdraw'),
                      busyLabel: t('record.withdrawing'),
                      isBusy: withdrawal.isBusy,
                      onPress: () => void withdrawal.withdraw(last.id),
                    }
                  : undefined,
              }
            : undefined
        }
      />
      {failure && <QueryError variant="banner" heading={t('record.failed')} failure={failure} />}
      {isAsking && (
        <AskForChange
          profile={profile}
          onClose={() => setAsking(false)}
          onSent={() => {
            hasActed.current = true
          }}
        />
      )}
    </>
  )
}
