import type { Profile } from '@atrium/contract/accounts'
import { OwnRecord } from '@atrium/ui/profile'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useListOwnRecordRequestsQuery } from '#api/peopleApi.ts'
import { QueryError } from '#hooks/QueryError.tsx'
import { useLiveList } from '#hooks/useLiveList.ts'
import { useOutcome } from '#hooks/useOutcome.ts'
import { useQueryError } from '#hooks/useQueryError.ts'
import { AskForChange } from './AskForChange.tsx'
import { useWithdrawal } from './useWithdrawal.ts'

/** What HR owns in the own record: the way to ask for a change, and the state of the last request. */
export function OwnRecordPart({ profile }: { profile: Profile }) {
  const { t } = useTranslation('profile')
  const query = useListOwnRecordRequestsQuery(undefined, useLiveList())
  const failure = useQueryError(!query.data, query)
  const [isAsking, setAsking] = useState(false)
  const [last] = query.data ?? []
  const isWaiting = last?.state === 'sent'
  const partRef = useRef<HTMLElement>(null)
  /** `isWaiting` when the person pressed a button. */
  const before = useRef<boolean>(undefined)
  const onDone = () => {
    before.current = isWaiting
  }
  const withdrawal = useWithdrawal(onDone)
  const { outcome, showOutcome } = useOutcome()
  // The pressed button is gone when the list is fetched again.
  useEffect(() => {
    if (before.current !== undefined && before.current !== isWaiting) partRef.current?.focus()
    before.current = undefined
  }, [isWaiting])

  return (
    <>
      <OwnRecord
        profile={profile}
        partRef={partRef}
        last={last}
        onRequestChange={() => setAsking(true)}
        isWithdrawing={withdrawal.isBusy}
        onWithdraw={(id) => {
          showOutcome(undefined)
          void withdrawal.withdraw(id)
        }}
        outcome={outcome ?? withdrawal.outcome}
        failure={withdrawal.failure}
      />
      {failure && <QueryError variant="banner" heading={t('record.failed')} failure={failure} />}
      {isAsking && (
        <AskForChange
          profile={profile}
          onClose={() => setAsking(false)}
          onSent={(sent) => {
            onDone()
            showOutcome(sent)
          }}
        />
      )}
    </>
  )
}
