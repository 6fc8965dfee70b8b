import { chakra } from '@chakra-ui/react'
import { FieldFrame } from '#forms/FieldFrame.tsx'
import { styles as field } from '#forms/field.styles.ts'
import { useFocusFirstError } from '#forms/useFocusFirstError.ts'
import { Button } from '#primitives/Button.tsx'
import { Text } from '#primitives/Text.tsx'

interface AnswerFormProps {
  label: string
  value: string
  error?: string | undefined
  /** That the answer was not sent, and why. */
  failure?: string | undefined
  /** What is seen of the button, and what is said of it, with the days. */
  send: { text: string; label: string }
  isSending: boolean
  onChange: (text: string) => void
  onSend: () => void
}

/** The answer to a question about a request. */
export function AnswerForm(props: AnswerFormProps) {
  const { label, value, error, failure, send, isSending, onChange, onSend } = props
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
      <FieldFrame label={label} error={error}>
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
      <Button type="submit" size="sm" justifySelf="start" aria-label={send.label} isLoading={isSending}>
        {send.text}
      </Button>
    </chakra.form>
  )
}
