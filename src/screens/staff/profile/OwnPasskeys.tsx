import type { Passkey } from '@atrium/contract/accounts'
import { passkeyNameSchema } from '@atrium/contract/accounts/passkeys/schema'
import { SkeletonRegion } from '@atrium/ui'
import { Passkeys, type PasskeysProps } from '@atrium/ui/profile'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { now } from '#config/clock.ts'
import { QueryError } from '#hooks/QueryError.tsx'
import { useFailureTexts } from '#hooks/useFailureTexts.ts'
import { useFormSubmit } from '#hooks/useFormSubmit.ts'
import { useLanguage } from '#hooks/useLanguage.ts'
import { NewRecoveryCodes } from './NewRecoveryCodes.tsx'
import { formatTime } from './sessionTimes.ts'
import { type PasskeyOutcome, usePasskeys } from './usePasskeys.ts'
import type { RunSensitive } from './useReauthentication.ts'

/** The passkeys of the signed-in person: to add, to look at, to remove. */
export function OwnPasskeys({ run }: { run: RunSensitive }) {
  const { t } = useTranslation('profile')
  const { language } = useLanguage()
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

  const timeOf = (kind: 'added' | 'used', instant: string) => {
    const { key, day, time } = formatTime(instant, now(), language)
    return t(`passkeys.${kind}.${key}`, { day, time })
  }
  const itemOf = ({ id, name, createdAt, lastUsedAt }: Passkey) => ({
    id,
    name,
    added: timeOf('added', createdAt),
    used: lastUsedAt ? timeOf('used', lastUsedAt) : t('passkeys.unused'),
    removeName: t('passkeys.removeName', { name }),
    isRemoving: id === removing,
  })
  const outcomeOf = (done: PasskeyOutcome): PasskeysProps['outcome'] =>
    done.kind === 'failed'
      ? {
          kind: 'failed',
          heading: removeFailure.titleOf(done.failure),
          text: removeFailure.textOf(done.failure),
        }
      : { kind: 'done', heading: t(`passkeys.${done.kind}Outcome`, { name: done.name }) }
  const content = () => {
    if (codes) return <NewRecoveryCodes codes={codes} onDone={closeCodes} />
    if (failure) return <QueryError variant="banner" heading={t('passkeys.failedTitle')} failure={failure} />
    return passkeys ? undefined : <SkeletonRegion label={t('passkeys.loading')} />
  }
  return (
    <Passkeys
      texts={{
        heading: t('passkeys.heading'),
        lead: t('passkeys.lead'),
        list: t('passkeys.list'),
        remove: t('passkeys.remove'),
        removing: t('passkeys.removing'),
        form: t('passkeys.form'),
        name: t('passkeys.name'),
        nameHint: t('passkeys.nameHint'),
        add: t('passkeys.add'),
        adding: t('passkeys.adding'),
      }}
      tag={
        passkeys && {
          isOn: passkeys.length > 0,
          label: t(passkeys.length > 0 ? 'passkeys.isOn' : 'passkeys.isOff'),
        }
      }
      headingRef={headingRef}
      passkeys={passkeys?.map(itemOf) ?? []}
      onRemove={(id) => {
        const passkey = passkeys?.find((each) => each.id === id)
        if (passkey) remove(passkey)
      }}
      outcome={outcome && outcomeOf(outcome)}
      {...form}
    >
      {content()}
    </Passkeys>
  )
}
