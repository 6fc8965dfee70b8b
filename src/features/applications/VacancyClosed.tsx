import { Section } from '@atrium/ui'
import { ClosedVacancy } from '@atrium/ui/careers'
import { useListJobsQuery } from '#api/careersApi.ts'
import { href } from '#config/site.ts'
import { pickTranslation } from '#hooks/pickTranslation.ts'
import { useLanguage } from '#hooks/useLanguage.ts'
import { VacancyAlertsPart } from './VacancyAlertsPart.tsx'

interface VacancyClosedProps {
  position: string
  categoryId: number
}

/** `/career/{id}` and `/app/{id}` of a closed vacancy. */
export function VacancyClosed({ position, categoryId }: VacancyClosedProps) {
  const { language } = useLanguage()
  const { data: jobs = [] } = useListJobsQuery()
  const similar = jobs
    .filter(({ facts }) => facts?.categoryId === categoryId)
    .flatMap((job) => {
      const found = pickTranslation(job, language)
      return found ? [{ id: job.id, facts: job.facts, ...found }] : []
    })
  return (
    <>
      <Section belowNavbar>
        <ClosedVacancy position={position} similar={similar} vacancyHref={(id) => href('vacancy', { id })} />
      </Section>
      <VacancyAlertsPart categoryId={categoryId} />
    </>
  )
}
