import { limits } from '@atrium/contract/core'
import { useTranslation } from 'react-i18next'
import { FormFailure, type FormFailureProps } from '#forms/FormFailure.tsx'
import { type FormProps, FormShell } from '#forms/FormShell.tsx'
import { SubmitButton } from '#forms/SubmitButton.tsx'
import { TextAreaField } from '#forms/TextAreaField.tsx'

interface CommentFormProps extends FormProps<{ text: string }> {
  failure?: FormFailureProps | undefined
}

/** Writes a comment below a news item. */
export function CommentForm({ failure, ...form }: CommentFormProps) {
  const { t } = useTranslation('newsResponses')
  return (
    <FormShell<{ text: string }> label={t('comment')} isClearedWhenSent {...form}>
      <TextAreaField
        name="text"
        label={t('comment')}
        rows={2}
        isGrowing
        maxLength={limits.newsComment}
        counterLabel={(count) => t('left', { count })}
      />
      {failure && <FormFailure {...failure} />}
      <SubmitButton isFull={false} variant="outline" label={t('send')} busyLabel={t('sending')} />
    </FormShell>
  )
}
