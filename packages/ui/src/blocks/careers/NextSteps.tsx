import { useTranslation } from 'react-i18next'
import { Heading } from '#primitives/Heading.tsx'
import { PlanList } from '#primitives/PlanList.tsx'

const steps = ['apply', 'reply', 'talk', 'decision'] as const

interface NextStepsProps {
  /** Rank of the heading. */
  level: 2 | 3 | 4
  /** The step that the applicant has reached: the list begins with it. */
  from: (typeof steps)[number]
}

/** The steps from an application to the company's decision, with the time of each. */
export function NextSteps({ level, from }: NextStepsProps) {
  const { t } = useTranslation('careers')
  return (
    <section>
      <Heading level={level} size={level === 3 ? 'h4' : 'h3'}>
        {t('next.heading')}
      </Heading>
      <PlanList
        as="ol"
        items={steps.slice(steps.indexOf(from)).map((step) => t(`next.${step}`))}
        marginTop={level === 3 ? '3' : '5'}
        color="fg.muted"
      />
    </section>
  )
}
