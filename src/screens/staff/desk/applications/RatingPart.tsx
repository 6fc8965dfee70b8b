import type { Application, Verdict } from '@atrium/contract/hiring'
import { ratingChangesSchema } from '@atrium/contract/hiring/applications/schema'
import { CardBody, CardSection, RatingForm, Ratings } from '@atrium/ui/hiring'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useRateApplicationMutation } from '#api/hiringApi.ts'
import { useFormSubmit } from '#hooks/useFormSubmit.ts'
import { staffKey } from '#hooks/useTabState.ts'

/** A rating that is not chosen is missing. */
const valuesOf = (typed: object) => {
  const { verdict, words = '' } = typed as { verdict?: string; words?: string }
  return { verdict: verdict || undefined, words }
}

interface RatingPartProps {
  application: Application
  ownPersonId: number | undefined
}

/** The ratings, and the form for the own one. */
export function RatingPart({ application, ownPersonId }: RatingPartProps) {
  const { t } = useTranslation('applications')
  const [rate] = useRateApplicationMutation()
  const { id, ownVerdict, ratings, reviewers } = application
  const ownWords = ratings.find(({ personId }) => personId === ownPersonId)?.words ?? ''
  const start = useMemo(() => ({ verdict: ownVerdict ?? '', words: ownWords }), [ownVerdict, ownWords])
  const { form, draft, onDraft } = useFormSubmit<{ verdict: Verdict; words: string }, Application>({
    schema: ratingChangesSchema,
    failureScopes: ['applications:failure'],
    valuesOf,
    send: (rating) => rate({ id, ...rating }).unwrap(),
    savedText: t('ratings.given'),
    draftKey: `${staffKey}applicationRating.${id}`,
    initialValues: start,
  })
  return (
    <CardSection heading={t('ratings.heading')}>
      <CardBody>
        <Ratings {...application} reviewers={reviewers.filter((one) => one.id !== ownPersonId)} />
        <RatingForm
          {...form}
          draft={{ ...start, ...draft }}
          onDraft={onDraft}
          isChange={ownVerdict !== null}
        />
      </CardBody>
    </CardSection>
  )
}
