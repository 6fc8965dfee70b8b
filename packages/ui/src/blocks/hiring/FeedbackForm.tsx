import { useTranslation } from 'react-i18next'
import { FormFailure, type FormFailureProps } from '#forms/FormFailure.tsx'
import { type FormProps, FormShell } from '#forms/FormShell.tsx'
import { SubmitButton } from '#forms/SubmitButton.tsx'
import { TextAreaField } from '#forms/TextAreaField.tsx'
import { VerdictField } from './RatingForm.tsx'

interface FeedbackFormProps extends FormProps<{ verdict: string; words: string }> {
  /** The day of the interview in words. */
  day: string
  meetingId: string
  /** Whether the person has given feedback before. */
  isChange: boolean
  failure?: FormFailureProps | undefined
}

/** The own feedback after an interview. */
export function FeedbackForm({ day, meetingId, isChange, failure, ...form }: FeedbackFormProps) {
  const { t } = useTranslation(['candidate', 'applications'])
  return (
    <FormShell label={t('interviews.own', { day })} {...form}>
      <VerdictField group={`verdict-${meetingId}`} />
      <TextAreaField name="words" label={t('applications:ratings.words')} rows={3} />
      {failure && <FormFailure {...failure} />}
      <SubmitButton
        isFull={false}
        label={t(isChange ? 'interviews.change' : 'interviews.give')}
        busyLabel={t('applications:saving')}
      />
    </FormShell>
  )
}
