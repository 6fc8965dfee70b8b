import { chakra } from '@chakra-ui/react'
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { FieldError } from '#forms/FieldError.tsx'
import { styles as field } from '#forms/field.styles.ts'
import { Button } from '#primitives/Button.tsx'
import { Icon } from '#primitives/Icon.tsx'
import { IconButton } from '#primitives/IconButton.tsx'
import { type Outcome, OutcomeMessage } from '#primitives/Message.tsx'
import { Row } from '#primitives/Stack.tsx'
import { styles } from './Profile.styles.ts'

const pencil =
  'M4.5 19.5v-4L15.8 4.2a1.5 1.5 0 0 1 2.1 0l1.9 1.9a1.5 1.5 0 0 1 0 2.1L8.5 19.5h-4ZM13.5 6.5l4 4'

export interface PhoneValueProps {
  phone: string
  /** The `id` of the label of the value and of the text box. */
  labelId: string
  /** The text in the text box; `undefined` while the number is only displayed. */
  draft: string | undefined
  /** @default false */
  isSaving?: boolean | undefined
  /** The validation error. */
  error?: string | undefined
  /** The outcome of the last save. */
  outcome?: Outcome | undefined
  onEdit: () => void
  onChange: (text: string) => void
  onSave: () => void
  onCancel: () => void
}

/**
 * The phone number, edited in place (spec 4, Phone edit). The focus moves into the text box, back to the edit icon
 * afterwards, and into the text box again after a validation error.
 */
export function PhoneValue(props: PhoneValueProps) {
  const { phone, labelId, draft, isSaving = false, error, outcome } = props
  const { t } = useTranslation('profile')
  const inputRef = useRef<HTMLInputElement>(null)
  const editRef = useRef<HTMLButtonElement>(null)
  const inputId = useId()
  const errorId = useId()
  const isEditing = draft !== undefined
  const wasEditing = useRef(isEditing)

  useEffect(() => {
    if (isEditing === wasEditing.current) return
    wasEditing.current = isEditing
    if (isEditing) inputRef.current?.select()
    const target = isEditing ? inputRef.current : editRef.current
    target?.focus()
  }, [isEditing])

  useEffect(() => {
    if (error) inputRef.current?.focus()
  }, [error])

  const save = (event: FormEvent) => {
    event.preventDefault()
    if (!isSaving) props.onSave()
  }
  const cancelOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || isSaving) return
    event.stopPropagation()
    props.onCancel()
  }

  return (
    <chakra.div css={styles.editable}>
      {isEditing ? (
        <chakra.form noValidate css={styles.form} onSubmit={save} onKeyDown={cancelOnEscape}>
          <Row rowGap="4" columnGap="3">
            <chakra.input
              ref={inputRef}
              id={inputId}
              type="tel"
              autoComplete="tel"
              aria-labelledby={labelId}
              aria-invalid={error ? true : undefined}
              aria-describedby={error && errorId}
              aria-disabled={isSaving || undefined}
              readOnly={isSaving}
              value={draft}
              css={[field.control, styles.input]}
              onChange={(event) => props.onChange(event.currentTarget.value)}
            />
            <Row gap="1">
              <Button
                type="submit"
                size="sm"
                css={styles.press}
                isLoading={isSaving}
                loadingLabel={t('phone.saving')}
              >
                {t('phone.save')}
              </Button>
              <Button
                variant="quiet"
                size="sm"
                css={styles.press}
                disabled={isSaving}
                onClick={props.onCancel}
              >
                {t('phone.cancel')}
              </Button>
            </Row>
          </Row>
          {error && (
            <FieldError id={errorId} controlId={inputId}>
              {error}
            </FieldError>
          )}
        </chakra.form>
      ) : (
        <chakra.div css={styles.shown}>
          <chakra.span css={styles.text}>{phone || t('personal.missing')}</chakra.span>
          <IconButton
            ref={editRef}
            label={t('phone.edit')}
            variant="outline"
            css={styles.edit}
            onClick={props.onEdit}
          >
            <Icon d={pencil} />
          </IconButton>
        </chakra.div>
      )}
      <chakra.div marginBlock={outcome ? '2' : '0'}>
        <OutcomeMessage outcome={outcome} />
      </chakra.div>
    </chakra.div>
  )
}
