import type { SecondFactor as Factor, Passkey } from '@atrium/contract/accounts'
import { chakra } from '@chakra-ui/react'
import type { ReactNode, Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { SkeletonRegion } from '#blocks/states/SkeletonRegion.tsx'
import { useDateOf } from '#i18n/useDateOf.ts'
import { Button } from '#primitives/Button.tsx'
import { CardSection } from '#primitives/CardSection.tsx'
import { Message, type Outcome, OutcomeMessage } from '#primitives/Message.tsx'
import { Row } from '#primitives/Stack.tsx'
import { Text } from '#primitives/Text.tsx'
import { styles as profileStyles } from './Profile.styles.ts'

/** The keys of the texts of each change. */
const changes = {
  setUp: { label: 'secondFactor.setUp', busyLabel: 'secondFactor.settingUp' },
  renew: { label: 'secondFactor.newCodes', busyLabel: 'secondFactor.makingCodes' },
  turnOff: { label: 'secondFactor.turnOff', busyLabel: 'secondFactor.turningOff' },
} as const

type Change = keyof typeof changes

interface ContentProps {
  /** `undefined` while it loads. */
  factor: Factor | undefined
  /** `undefined` while they are not known. */
  passkeys: readonly Passkey[] | undefined
  /** `setUp` begins with an app, `renew` makes new recovery codes. */
  actions: Record<Change, { isBusy: boolean; onPress: () => void }>
  outcome?: Outcome | undefined
}

interface SecondFactorProps extends ContentProps {
  headingRef?: Ref<HTMLHeadingElement> | undefined
  /** Replaces state and actions: the error of the query. */
  error?: ReactNode
  /** Replaces state and actions: the set-up, or the recovery codes. */
  children?: ReactNode
}

/** The second factor on the page "Security": whether it is on, and how to change that. */
export function SecondFactor({ headingRef, error, children, ...content }: SecondFactorProps) {
  const { t } = useTranslation('profile')
  const { factor, passkeys } = content
  const isOn = (factor !== undefined && factor.since !== null) || hasAny(passkeys)
  return (
    <CardSection
      heading={t('secondFactor.heading')}
      state={factor && { isOn, label: t(isOn ? 'secondFactor.isOn' : 'secondFactor.isOff') }}
      lead={t('secondFactor.lead')}
      headingRef={headingRef}
    >
      <chakra.div display="grid" gap="5" marginTop="5">
        {factor?.isRequired && factor.since === null && passkeys?.length === 0 && (
          <Message
            variant="banner"
            tone="warning"
            heading={t('secondFactor.demandedTitle')}
            text={t('secondFactor.demandedText')}
          />
        )}
        {children || error || <Content {...content} />}
      </chakra.div>
    </CardSection>
  )
}

function Content({ factor, passkeys, actions, outcome }: ContentProps) {
  const { t } = useTranslation('profile')
  const dateOf = useDateOf()
  if (!factor) return <SkeletonRegion label={t('secondFactor.loading')} />
  const { since, recoveryCodesLeft } = factor
  const hasPasskeys = hasAny(passkeys)
  return (
    <>
      <Row justifyContent="space-between">
        {(since !== null || hasPasskeys) && (
          <div>
            <Text>
              {since === null
                ? t('secondFactor.passkeyInstead')
                : t('secondFactor.on', { day: dateOf(since) })}
            </Text>
            <Text>{t('secondFactor.left', { count: recoveryCodesLeft })}</Text>
          </div>
        )}
        <Row gap="2" css={profileStyles.actions}>
          {changesOf(factor, hasPasskeys).map((change, at) => (
            <Button
              key={change}
              variant={at === 0 ? 'outline' : 'quiet'}
              isLoading={actions[change].isBusy}
              loadingLabel={t(changes[change].busyLabel)}
              onClick={actions[change].onPress}
            >
              {t(changes[change].label)}
            </Button>
          ))}
        </Row>
      </Row>
      <OutcomeMessage outcome={outcome} />
    </>
  )
}

const hasAny = (passkeys: readonly Passkey[] | undefined) => passkeys !== undefined && passkeys.length > 0

/** The changes that are possible; the first is the main one. */
function changesOf({ since, isRequired }: Factor, hasPasskeys: boolean): readonly Change[] {
  if (since === null) return hasPasskeys ? ['setUp', 'renew'] : ['setUp']
  return isRequired && !hasPasskeys ? ['renew'] : ['renew', 'turnOff']
}
