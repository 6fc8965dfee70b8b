import type { Application } from '@atrium/contract/hiring'
import { CardBody, CardSection, Ratings } from '@atrium/ui/hiring'
import { useTranslation } from 'react-i18next'
import { useRateApplicationMutation } from '#api/hiringApi.ts'
import { staffKey } from '#hooks/useTabState.ts'
import { VerdictPart } from './VerdictPart.tsx'

interface RatingPartProps {
  application: Application
  ownPersonId: number | undefined
}

/** The ratings, and the form for the own one. */
export function RatingPart({ application, ownPersonId }: RatingPartProps) {
  const { t } = useTranslation('applications')
  const [rate] = useRateApplicationMutation()
  const { id, ownVerdict, ratings, reviewers } = application
  return (
    <CardSection heading={t('ratings.heading')}>
      <CardBody>
        <Ratings {...application} reviewers={reviewers.filter((one) => one.id !== ownPersonId)} />
        <VerdictPart
          label={t('ratings.own')}
          submitLabel={t(ownVerdict ? 'ratings.change' : 'ratings.give')}
          savedText={t('ratings.given')}
          draftKey={`${staffKey}applicationRating.${id}`}
          verdict={ownVerdict ?? undefined}
          words={ratings.find(({ personId }) => personId === ownPersonId)?.words}
          send={(rating) => rate({ id, ...rating }).unwrap()}
        />
      </CardBody>
    </CardSection>
  )
}
