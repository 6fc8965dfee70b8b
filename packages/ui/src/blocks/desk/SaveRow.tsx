import { chakra } from '@chakra-ui/react'
import { type ReactNode, use } from 'react'
import { useTranslation } from 'react-i18next'
import { FormFailure, type FormFailureProps } from '#forms/FormFailure.tsx'
import { FormUnsaved } from '#forms/FormUnsaved.ts'
import { styles } from '#forms/field.styles.ts'
import { SubmitButton } from '#forms/SubmitButton.tsx'
import { Button } from '#primitives/Button.tsx'
import { Fold } from '#primitives/Fold.tsx'
import { Message } from '#primitives/Message.tsx'
import { Row } from '#primitives/Stack.tsx'
import { Text } from '#primitives/Text.tsx'

interface SaveRowProps {
  label: string
  busyLabel: string
  /** The label of a field, where a newer version names the fields that were changed. */
  labelOf?: (name: string) => string
  /** A value of a field as the person reads it. @default as it is */
  formatValue?: (value: string) => string
  /** Why the last save failed. */
  failure?: FormFailureProps | undefined
  /** Further buttons. */
  children?: ReactNode
}

const asTyped = (value: string) => value

/** The foot of a form whose draft is kept: saves, discards, and asks which version stays when somebody else has saved first. */
export function SaveRow({
  label,
  busyLabel,
  labelOf,
  formatValue = asTyped,
  failure,
  children,
}: SaveRowProps) {
  const { t } = useTranslation('staff')
  const { onDiscard, newer } = use(FormUnsaved) ?? {}
  const conflicts = (newer?.conflicts ?? []).flatMap(({ name, saved, typed }) => {
    const field = labelOf?.(name)
    return field ? [{ field, saved: formatValue(saved), typed: formatValue(typed) }] : []
  })
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
                {conflicts.length > 0 && (
                  <Fold open summary={t('draft.compare')} flexBasis="full">
                    <Conflicts conflicts={conflicts} />
                  </Fold>
                )}
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

interface ConflictsProps {
  conflicts: readonly { field: string; saved: string; typed: string }[]
}

/** Both versions of each field, side by side where there is room. */
function Conflicts({ conflicts }: ConflictsProps) {
  const { t } = useTranslation('staff')
  return conflicts.map(({ field, saved, typed }) => (
    <chakra.dl
      key={field}
      aria-label={field}
      display="grid"
      gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }}
      gap="3"
      marginTop="3"
    >
      {[
        [t('draft.theirs'), saved],
        [t('draft.mine'), typed],
      ].map(([version, text]) => (
        <chakra.div key={version} minWidth="0" overflowWrap="anywhere">
          <chakra.dt color="fg.muted">{`${field}: ${version}`}</chakra.dt>
          <chakra.dd whiteSpace="pre-line">{text || t('draft.empty')}</chakra.dd>
        </chakra.div>
      ))}
    </chakra.dl>
  ))
}
