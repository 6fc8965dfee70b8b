import type { IsoDay } from '@atrium/contract/days'
import { chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { FieldFrame } from '#forms/FieldFrame.tsx'
import { styles as field } from '#forms/field.styles.ts'
import { useFocusFirstError } from '#forms/useFocusFirstError.ts'
import { useLeaveFormats } from '#i18n/useLeaveFormats.ts'
import { Button } from '#primitives/Button.tsx'
import { Text } from '#primitives/Text.tsx'

interface AnswerFormProps {
  /** The days of the request. */
  days: readonly IsoDay[]
  today: IsoDay
  value: string
  error?: string | undefined
  /** The reason of the last failed sending. */
  failure?: string | undefined
  isSending: boolean
  onChange: (text: string) => void
  onSend: () => void
}

/** The answer to a question about a request. */
export function AnswerForm(props: AnswerFormProps) {
  const { days, today, value, error, failure, isSending, onChange, onSend } = props
  const { t } = useTranslation('requests')
  const { formatDays } = useLeaveFormats()
  const { formRef, afterSubmit } = useFocusFirstError()
  return (
    <chakra.form
      ref={formRef}
      noValidate
      display="grid"
      gap="3"
      marginTop="3"
      onSubmit={(event) => {
        event.preventDefault()
        if (isSending) return
        onSend()
        afterSubmit()
      }}
    >
      <FieldFrame label={t('own.answer')} error={error}>
        {(control) => (
          <chakra.textarea
            {...control}
            rows={3}
            value={value}
            aria-required
            css={field.control}
            onChange={(event) => onChange(event.target.value)}
          />
        )}
      </FieldFrame>
      {failure && (
        <Text role="alert" size="small" tone="danger">
          {failure}
        </Text>
      )}
      <Button
        type="submit"
        size="sm"
        justifySelf="start"
        aria-label={t('own.sendAnswerLabel', { days: formatDays(days, today) })}
        isLoading={isSending}
      >
        {t('own.sendAnswer')}
      </Button>
    </chakra.form>
  )
}
