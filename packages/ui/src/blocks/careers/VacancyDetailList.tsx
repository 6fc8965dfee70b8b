import { Heading } from '#primitives/Heading.tsx'
import { PlanList } from '#primitives/PlanList.tsx'

interface VacancyDetailListProps {
  heading: string
  items: readonly string[]
}

/** A headed list of a vacancy; nothing at all when the list is empty. */
export function VacancyDetailList({ heading, items }: VacancyDetailListProps) {
  if (items.length === 0) return null
  return (
    <section>
      <Heading level={2} size="h3">
        {heading}
      </Heading>
      <PlanList items={items} marginTop="5" color="fg.muted" />
    </section>
  )
}
