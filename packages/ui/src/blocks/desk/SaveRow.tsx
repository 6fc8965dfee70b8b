import { chakra } from '@chakra-ui/react'
import { type ReactNode, use } from 'react'
import { useTranslation } from 'react-i18next'
import { FormFailure, type FormFailureProps } from '#forms/FormFailure.tsx'
import { FormUnsaved } from '#forms/FormUnsaved.ts'
import { styles } from '#forms/field.styles.ts'
import { SubmitButton } from '#forms/SubmitButton.tsx'
import { Button } from '#primitives/Button.tsx'
import { Message } from '#primitives/Message.tsx'
import { Row } from '#primitives/Stack.tsx'
import { Text } from '#primitives/Text.tsx'

interface SaveRowProps {
  label: string
  busyLabel: string
  /** The label of a field, where a newer version names the fields that were changed. */
  labelOf?: (name: string) => string
  /** Why the last save failed. */
  failure?: FormFailureProps | undefined
  /** Further buttons. */
  children?: ReactNode
}

/** The foot of a form whose draft is kept: saves, discards, and asks which version stays when somebody else has saved first. */
export function SaveRow({ label, busyLabel, labelOf, failure, children }: SaveRowProps) {
  const { t } = useTranslation('staff')
  const { onDiscard, newer } = use(FormUnsaved) ?? {}
  const fields = newer?.changed.flatMap((name) => labelOf?.(name) ?? []).join(', ')
  return (
    <Row gap="3" css={styles.saveRow} data-changed={onDiscard ? '' : undefined}>
      {failure && (
        <chakra.div flexBasis="full">
          <FormFailure {...failure} />
        </chakra.div>
      )}
      {newer && (
        <chakra.div flexBasis="full">
          <Message
            variant="banner"
            tone="warning"
            heading={t('draft.newer')}
            text={fields ? t('draft.changed', { fields }) : t('draft.kept')}
            action={
              <Row gap="3">
                <Button variant="outline" size="sm" onClick={onDiscard}>
                  {t('draft.load')}
                </Button>
                <Button variant="outline" size="sm" onClick={newer.onKeep}>
                  {t('draft.keep')}
                </Button>
              </Row>
            }
          />
        </chakra.div>
      )}
      <SubmitButton isFull={false} label={label} busyLabel={busyLabel} />
      {children}
      {/* The question about a newer version has a button that does the same. */}
      {onDiscard && !newer && (
        <>
          <Button variant="outline" onClick={onDiscard}>
            {t('draft.discard')}
          </Button>
          <Text size="small" tone="muted" role="status">
            {t('draft.unsaved')}
          </Text>
        </>
      )}
    </Row>
  )
}
