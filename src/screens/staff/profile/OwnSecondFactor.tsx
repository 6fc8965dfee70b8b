import { RecoveryCodes, SecondFactor } from '@atrium/ui/profile'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useListPasskeysQuery } from '#api/accountsApi.ts'
import { QueryError } from '#hooks/QueryError.tsx'
import { useFailureTexts } from '#hooks/useFailureTexts.ts'
import { SecondFactorConfirmation } from './SecondFactorConfirmation.tsx'
import type { RunSensitive } from './useReauthentication.ts'
import { type SecondFactorOutcome, useSecondFactor } from './useSecondFactor.ts'

/** The second factor of the signed-in person: its state, its set-up and its recovery codes. */
export function OwnSecondFactor({ run }: { run: RunSensitive }) {
  const { t } = useTranslation('profile')
  const { titleOf, textOf } = useFailureTexts('profile:secondFactor.failure', 'profile:failure')
  const factor = useSecondFactor(run)
  const { failure, secret, codes, outcome } = factor
  const { data: passkeys } = useListPasskeysQuery()
  const headingRef = useRef<HTMLHeadingElement>(null)

  // The button that was pressed, or the form, is gone: the next key belongs to this part of the page.
  const stage = codes ? 'codes' : secret ? 'setup' : outcome?.kind
  useEffect(() => {
    if (stage && stage !== 'codes' && document.activeElement === document.body) headingRef.current?.focus()
  }, [stage])

  const outcomeOf = (done: SecondFactorOutcome) =>
    done.kind === 'failed'
      ? { kind: 'failed' as const, heading: titleOf(done.failure), text: textOf(done.failure) }
      : { kind: 'done' as const, heading: t(`secondFactor.${done.kind}`) }
  return (
    <SecondFactor
      headingRef={headingRef}
      factor={factor.state}
      passkeys={passkeys}
      actions={factor.actions}
      outcome={outcome && outcomeOf(outcome)}
      error={
        failure && <QueryError variant="banner" heading={t('secondFactor.failedTitle')} failure={failure} />
      }
    >
      {codes ? (
        <RecoveryCodes codes={codes} onDone={factor.closeCodes} />
      ) : (
        secret && (
          <SecondFactorConfirmation
            secret={secret}
            run={run}
            onConfirmed={factor.onConfirmed}
            onCancel={factor.cancel}
          />
        )
      )}
    </SecondFactor>
  )
}
