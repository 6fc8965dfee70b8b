import { formatDay } from '@atrium/contract/core'
import type { Application, Interview, Verdict } from '@atrium/contract/hiring'
import { ratingChangesSchema } from '@atrium/contract/hiring/applications/schema'
import { FeedbackForm } from '@atrium/ui/hiring'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useGiveFeedbackMutation } from '#api/candidatesApi.ts'
import { useFormSubmit } from '#hooks/useFormSubmit.ts'
import { useLanguage } from '#hooks/useLanguage.ts'
import { staffKey } from '#hooks/useTabState.ts'

interface FeedbackPartProps {
  applicationId: number
  interview: Interview
}

/** The form for the own feedback after an interview. */
export function FeedbackPart({ applicationId, interview }: FeedbackPartProps) {
  const { t } = useTranslation('candidate')
  const { language } = useLanguage()
  const [give] = useGiveFeedbackMutation()
  const { meetingId, day, ownFeedback } = interview
  const start = useMemo(
    () => ({ verdict: ownFeedback?.verdict ?? '', words: ownFeedback?.words ?? '' }),
    [ownFeedback?.verdict, ownFeedback?.words],
  )
  const { form, draft, onDraft } = useFormSubmit<{ verdict: Verdict; words: string }, Application>({
    schema: ratingChangesSchema,
    failureScopes: ['applications:failure'],
    valuesOf: (typed) => ({ words: '', ...typed }),
    send: (feedback) => give({ id: applicationId, meetingId, ...feedback }).unwrap(),
    savedText: t('interviews.given'),
    draftKey: `${staffKey}interviewFeedback.${meetingId}`,
    initialValues: start,
  })
  return (
    <FeedbackForm
      {...form}
      draft={{ ...start, ...draft }}
      onDraft={onDraft}
      day={formatDay(day, language)}
      meetingId={meetingId}
      isChange={ownFeedback !== null}
    />
  )
}
