import { formatDay, formField } from '@atrium/contract/core'
import type { IsoDay } from '@atrium/contract/days'
import { chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { useReaderLanguage } from '#i18n/useReaderLanguage.ts'
import { Button } from '#primitives/Button.tsx'
import { Message, type MessageTexts } from '#primitives/Message.tsx'
import { PlainForm } from '#primitives/PlainForm.tsx'
import { Row } from '#primitives/Stack.tsx'
import { Text } from '#primitives/Text.tsx'
import { defineSlotStyles } from '#theme/defineStyles.ts'

const styles = defineSlotStyles({
  root: {
    display: 'grid',
    rowGap: '3',
    gridTemplateColumns: 'minmax(0, 1fr)',
    padding: { base: '4', md: '5' },
    borderRadius: 'card',
    backgroundColor: 'bg.active',
  },
  heading: { fontWeight: 'medium' },
})

interface KeepQuestionProps {
  /** The last day on which the application is kept without a permission. */
  keptUntil: IsoDay
  isSending: boolean
  /** The reason of the last failed press. */
  failure?: MessageTexts | undefined
  onAnswer: (isAllowed: boolean) => void
}

/** Asks the applicant whether the company may keep the application longer. */
export function KeepQuestion({ keptUntil, isSending, failure, onAnswer }: KeepQuestionProps) {
  const { t } = useTranslation('application')
  const language = useReaderLanguage()
  return (
    <chakra.section id="keeping" css={styles.root} aria-labelledby="keep">
      <chakra.h2 id="keep" css={styles.heading}>
        {t('keep.title')}
      </chakra.h2>
      <Text>{t('keep.text', { day: formatDay(keptUntil, language) })}</Text>
      {failure && <Message variant="banner" tone="danger" {...failure} />}
      <Row gap="3">
        {[true, false].map((isAllowed) => (
          <PlainForm
            key={String(isAllowed)}
            fields={{ [formField]: 'keeping', isAllowed: String(isAllowed) }}
            action="#keeping"
            onSubmit={() => onAnswer(isAllowed)}
          >
            <Button
              type="submit"
              variant={isAllowed ? 'primary' : 'outline'}
              isLoading={isSending}
              loadingLabel={t('keep.sending')}
            >
              {t(isAllowed ? 'keep.yes' : 'keep.no')}
            </Button>
          </PlainForm>
        ))}
      </Row>
    </chakra.section>
  )
}
