import { company, dayAndTime, formatDay } from '@atrium/contract/core'
import { SkeletonRegion } from '@atrium/ui'
import { SecondFactor, type SecondFactorProps } from '@atrium/ui/profile'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useListPasskeysQuery } from '#api/passkeysApi.ts'
import { QueryError } from '#hooks/QueryError.tsx'
import { useFailureTexts } from '#hooks/useFailureTexts.ts'
import { useLanguage } from '#hooks/useLanguage.ts'
import { NewRecoveryCodes } from './NewRecoveryCodes.tsx'
import { SecondFactorConfirmation } from './SecondFactorConfirmation.tsx'
import type { RunSensitive } from './useReauthentication.ts'
import { type SecondFactorOutcome, useSecondFactor } from './useSecondFactor.ts'

/** The second factor of the signed-in person: its state, its set-up and its recovery codes. */
export function OwnSecondFactor({ run }: { run: RunSensitive }) {
  const { t } = useTranslation('profile')
  const { language } = useLanguage()
  const { titleOf, textOf } = useFailureTexts('profile:secondFactor.failure', 'profile:failure')
  const factor = useSecondFactor(run)
  const { state, failure, secret, codes, outcome } = factor
  const { data: passkeys } = useListPasskeysQuery()
  const hasPasskeys = passkeys !== undefined && passkeys.length > 0
  const headingRef = useRef<HTMLHeadingElement>(null)

  // The button that was pressed, or the form, is gone: the next key belongs to this part of the page.
  const stage = codes ? 'codes' : secret ? 'setup' : outcome?.kind
  useEffect(() => {
    if (stage && stage !== 'codes' && document.activeElement === document.body) headingRef.current?.focus()
  }, [stage])

  const dayOf = (instant: string) => formatDay(dayAndTime(new Date(instant), company.timeZone).day, language)
  const outcomeOf = (done: SecondFactorOutcome): SecondFactorProps['outcome'] =>
    done.kind === 'failed'
      ? { kind: 'failed', heading: titleOf(done.failure), text: textOf(done.failure) }
      : { kind: 'done', heading: t(`secondFactor.${done.kind}`) }
  const setUp = {
    label: t('secondFactor.setUp'),
    busyLabel: t('secondFactor.settingUp'),
    isBusy: factor.isCreating,
    onPress: factor.create,
  }
  const renew = {
    label: t('secondFactor.newCodes'),
    busyLabel: t('secondFactor.makingCodes'),
    isBusy: factor.isReplacing,
    onPress: factor.replace,
  }
  const turnOff = {
    label: t('secondFactor.turnOff'),
    busyLabel: t('secondFactor.turningOff'),
    isBusy: factor.isDeleting,
    onPress: factor.remove,
  }
  const shown = (): Partial<SecondFactorProps> => {
    if (!state) return {}
    const { since, isRequired, recoveryCodesLeft } = state
    const left = t('secondFactor.left', { count: recoveryCodesLeft })
    const isOn = since !== null || hasPasskeys
    const tag = { isOn, label: t(isOn ? 'secondFactor.isOn' : 'secondFactor.isOff') }
    if (since !== null)
      return {
        tag,
        state: [t('secondFactor.on', { day: dayOf(since) }), left],
        actions: isRequired && !hasPasskeys ? [renew] : [renew, turnOff],
      }
    return hasPasskeys
      ? { tag, state: [t('secondFactor.passkeyInstead'), left], actions: [setUp, renew] }
      : { tag, actions: [setUp] }
  }
  const content = () => {
    if (codes) return <NewRecoveryCodes codes={codes} onDone={factor.closeCodes} />
    if (secret)
      return (
        <SecondFactorConfirmation
          secret={secret}
          run={run}
          onConfirmed={factor.onConfirmed}
          onCancel={factor.cancel}
        />
      )
    if (failure)
      return <QueryError variant="banner" heading={t('secondFactor.failedTitle')} failure={failure} />
    return state ? undefined : <SkeletonRegion label={t('secondFactor.loading')} />
  }
  return (
    <SecondFactor
      heading={t('secondFactor.heading')}
      lead={t('secondFactor.lead')}
      headingRef={headingRef}
      demand={
        state?.isRequired && state.since === null && passkeys?.length === 0
          ? { heading: t('secondFactor.demandedTitle'), text: t('secondFactor.demandedText') }
          : undefined
      }
      outcome={outcome && outcomeOf(outcome)}
      {...shown()}
    >
      {content()}
    </SecondFactor>
  )
}
