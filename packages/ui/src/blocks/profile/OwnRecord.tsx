import type { Profile } from '@atrium/contract/accounts'
import { type OwnRecordRequest, recordFields } from '@atrium/contract/people'
import { chakra } from '@chakra-ui/react'
import { type Ref, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Changes } from '#blocks/desk/Changes.tsx'
import { useDateOf } from '#i18n/useDateOf.ts'
import { Button } from '#primitives/Button.tsx'
import { Heading } from '#primitives/Heading.tsx'
import { Message, type MessageTexts } from '#primitives/Message.tsx'
import { type ActionOutcome, OutcomeNote } from '#primitives/OutcomeNote.tsx'
import { Row } from '#primitives/Stack.tsx'
import { Tag } from '#primitives/Tag.tsx'
import { Text } from '#primitives/Text.tsx'
import { styles } from './Profile.styles.ts'

interface LastRequestProps {
  profile: Profile
  /** @default false */
  isWithdrawing?: boolean | undefined
  onWithdraw: (id: number) => void
}

interface OwnRecordProps extends LastRequestProps {
  /** Lets the caller focus the part. */
  partRef?: Ref<HTMLElement> | undefined
  /** The last request of the person. */
  last: OwnRecordRequest | undefined
  /** Opens the form, unless a request waits. */
  onRequestChange: () => void
  /** The outcome of the last change. */
  outcome?: ActionOutcome | undefined
  /** The reason of a failed call. */
  failure?: MessageTexts | undefined
}

/** What HR keeps in a record: the way to ask for a change, and what became of the last request. */
export function OwnRecord({ partRef, last, onRequestChange, outcome, failure, ...request }: OwnRecordProps) {
  const { t } = useTranslation('profile')
  const headingId = useId()
  return (
    <chakra.section ref={partRef} tabIndex={-1} aria-labelledby={headingId} css={styles.own}>
      <chakra.div css={styles.ownHead}>
        <div>
          <Heading level={3} size="h4" id={headingId}>
            {t('record.heading')}
          </Heading>
          <Text size="small" tone="muted">
            {t('record.text')}
          </Text>
        </div>
        {last?.state !== 'sent' && (
          <Button variant="outline" size="sm" css={styles.press} onClick={onRequestChange}>
            {t('record.ask')}
          </Button>
        )}
      </chakra.div>
      <OutcomeNote outcome={outcome} />
      {failure && <Message variant="banner" tone="danger" {...failure} />}
      {last && last.state !== 'withdrawn' && <LastRequest last={last} {...request} />}
    </chakra.section>
  )
}

function LastRequest(props: LastRequestProps & { last: OwnRecordRequest }) {
  const { profile, last, isWithdrawing = false, onWithdraw } = props
  const { t } = useTranslation('profile')
  const dateOf = useDateOf()
  const isWaiting = last.state === 'sent'
  const asked = dateOf(last.createdAt)
  return (
    <chakra.div css={styles.last}>
      <Row columnGap="3" rowGap="1">
        <chakra.p fontWeight="medium">{t('record.last')}</chakra.p>
        <Tag tone={isWaiting ? 'accent' : 'over'}>{t(`record.states.${last.state}`)}</Tag>
      </Row>
      <Text size="small" tone="muted">
        {last.decidedAt
          ? t('record.decided', { asked, decided: dateOf(last.decidedAt) })
          : t('record.asked', { day: asked })}
      </Text>
      <Changes
        nothing={t('personal.missing')}
        changes={recordFields.flatMap((field) => {
          const after = last.changes[field]
          if (after === undefined) return []
          return [{ field: t(`personal.${field}`), before: isWaiting ? profile[field] : undefined, after }]
        })}
      />
      {last.answer && (
        <chakra.p css={styles.answer}>
          <span>{t('record.answer')}</span>
          <q>{last.answer}</q>
        </chakra.p>
      )}
      {isWaiting && (
        <chakra.div marginTop="2">
          <Button
            variant="outline"
            size="sm"
            css={styles.press}
            isLoading={isWithdrawing}
            loadingLabel={t('record.withdrawing')}
            onClick={() => onWithdraw(last.id)}
          >
            {t('record.withdraw')}
          </Button>
        </chakra.div>
      )}
    </chakra.div>
  )
}
