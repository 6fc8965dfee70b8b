import type { Passkey } from '@atrium/contract/accounts'
import { chakra } from '@chakra-ui/react'
import type { ReactNode, Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { SkeletonRegion } from '#blocks/states/SkeletonRegion.tsx'
import { FormFailure, type FormFailureProps } from '#forms/FormFailure.tsx'
import { type FormProps, FormShell } from '#forms/FormShell.tsx'
import { SubmitButton } from '#forms/SubmitButton.tsx'
import { TextField } from '#forms/TextField.tsx'
import { useReaderLanguage } from '#i18n/useReaderLanguage.ts'
import { Button } from '#primitives/Button.tsx'
import { CardSection } from '#primitives/CardSection.tsx'
import { Icon } from '#primitives/Icon.tsx'
import { type Outcome, OutcomeMessage } from '#primitives/Message.tsx'
import { styles } from './Profile.styles.ts'
import { formatTime } from './sessionTimes.ts'

const keyIcon = 'M12 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0ZM12 12h8.5v4M17 12v3'

interface ListProps {
  passkeys: readonly Passkey[]
  /** The current time. */
  now: Date
  /** The id of the passkey that is being removed. */
  removing?: number | undefined
  onRemove: (passkey: Passkey) => void
}

interface PasskeysProps extends FormProps, Omit<ListProps, 'passkeys'> {
  /** The oldest first; `undefined` while they load. */
  passkeys: readonly Passkey[] | undefined
  headingRef?: Ref<HTMLHeadingElement> | undefined
  /** The outcome of the last change. */
  outcome?: Outcome | undefined
  /** Why the last passkey was not added. */
  failure?: FormFailureProps | undefined
  /** Replaces list and form: the error of the query. */
  error?: ReactNode
  /** Replaces list and form: the recovery codes. */
  children?: ReactNode
}

/** The passkeys on the page "Security": each with a button to remove it, and a form for another one. */
export function Passkeys(props: PasskeysProps) {
  const { passkeys, now, removing, onRemove, headingRef, outcome, failure, error, children, ...form } = props
  const { t } = useTranslation('profile')
  const isOn = passkeys !== undefined && passkeys.length > 0
  return (
    <CardSection
      heading={t('passkeys.heading')}
      state={passkeys && { isOn, label: t(isOn ? 'passkeys.isOn' : 'passkeys.isOff') }}
      lead={t('passkeys.lead')}
      headingRef={headingRef}
    >
      <chakra.div display="grid" gap="5" marginTop="5">
        {children ||
          error ||
          (passkeys ? (
            <>
              {isOn && <List passkeys={passkeys} now={now} removing={removing} onRemove={onRemove} />}
              <OutcomeMessage outcome={outcome} />
              <chakra.div maxWidth="36rem">
                <FormShell label={t('passkeys.form')} isClearedWhenSent {...form}>
                  <TextField
                    name="name"
                    label={t('passkeys.name')}
                    hint={t('passkeys.nameHint')}
                    isRequired
                    autoComplete="off"
                  />
                  <SubmitButton
                    isFull={false}
                    variant="outline"
                    label={t('passkeys.add')}
                    busyLabel={t('passkeys.adding')}
                  />
                  {failure && <FormFailure {...failure} />}
                </FormShell>
              </chakra.div>
            </>
          ) : (
            <SkeletonRegion label={t('passkeys.loading')} />
          ))}
      </chakra.div>
    </CardSection>
  )
}

function List({ passkeys, now, removing, onRemove }: ListProps) {
  const { t } = useTranslation('profile')
  const language = useReaderLanguage()
  const timeOf = (kind: 'added' | 'used', instant: string) => {
    const { key, day, time } = formatTime(instant, now, language)
    return t(`passkeys.${kind}.${key}`, { day, time })
  }
  return (
    <chakra.ul aria-label={t('passkeys.list')} borderBottomWidth="hairline" borderColor="border.hairline">
      {passkeys.map((passkey) => (
        <chakra.li key={passkey.id} css={styles.session}>
          <chakra.span css={styles.device}>
            <Icon d={keyIcon} />
          </chakra.span>
          <chakra.div css={styles.sessionTexts}>
            <chakra.p fontWeight="medium" overflowWrap="anywhere">
              {passkey.name}
            </chakra.p>
            <chakra.p css={styles.seen}>
              {passkey.lastUsedAt ? timeOf('used', passkey.lastUsedAt) : t('passkeys.unused')}
              <chakra.span css={styles.dot}>{' · '}</chakra.span>
              <chakra.span css={styles.since}>{timeOf('added', passkey.createdAt)}</chakra.span>
            </chakra.p>
          </chakra.div>
          <Button
            variant="outline"
            size="sm"
            aria-label={
              passkey.id === removing
                ? t('passkeys.removing')
                : t('passkeys.removeName', { name: passkey.name })
            }
            isLoading={passkey.id === removing}
            onClick={() => onRemove(passkey)}
          >
            {t('passkeys.remove')}
          </Button>
        </chakra.li>
      ))}
    </chakra.ul>
  )
}
