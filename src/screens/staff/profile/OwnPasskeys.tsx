import { passkeyNameSchema } from '@atrium/contract/accounts/passkeys/schema'
import { Passkeys, RecoveryCodes } from '@atrium/ui/profile'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { now } from '#config/clock.ts'
import { QueryError } from '#hooks/QueryError.tsx'
import { useFailureTexts } from '#hooks/useFailureTexts.ts'
import { useFormSubmit } from '#hooks/useFormSubmit.ts'
import { type PasskeyOutcome, usePasskeys } from './usePasskeys.ts'
import type { RunSensitive } from './useReauthentication.ts'

/** The passkeys of the signed-in person: to add, to look at, to remove. */
export function OwnPasskeys({ run }: { run: RunSensitive }) {
  const { t } = useTranslation('profile')
  const removeFailure = useFailureTexts('profile:passkeys.removeFailure', 'profile:failure')
  const { passkeys, failure, codes, outcome, removing, add, remove, closeCodes } = usePasskeys(run)
  const { form } = useFormSubmit({
    schema: passkeyNameSchema,
    failureScopes: ['profile:passkeys.addFailure', 'login:passkey.failure', 'profile:failure'],
    fieldErrorsOf: ({ errors }) => errors?.name && { name: errors.name },
    failedToast: null,
    send: add,
  })
  const headingRef = useRef<HTMLHeadingElement>(null)

  // The button that was pressed is gone: the next key belongs to this part of the page.
  useEffect(() => {
    if (outcome && !codes && document.activeElement === document.body) headingRef.current?.focus()
  }, [outcome, codes])

  const outcomeOf = (done: PasskeyOutcome) =>
    done.kind === 'failed'
      ? {
          kind: 'failed' as const,
          heading: removeFailure.titleOf(done.failure),
          text: removeFailure.textOf(done.failure),
        }
      : { kind: 'done' as const, heading: t(`passkeys.${done.kind}Outcome`, { name: done.name }) }
  return (
    <Passkeys
      headingRef={headingRef}
      passkeys={passkeys}
      now={now()}
      removing={removing}
      onRemove={remove}
      outcome={outcome && outcomeOf(outcome)}
      error={failure && <QueryError variant="banner" heading={t('passkeys.failedTitle')} failure={failure} />}
      {...form}
    >
      {codes && <RecoveryCodes codes={codes} onDone={closeCodes} />}
    </Passkeys>
  )
}
