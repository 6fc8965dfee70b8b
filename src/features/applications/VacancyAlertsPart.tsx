import { Suspense } from 'react'
import { whenHydrated } from '#hooks/alive.ts'
import { LazyPart } from '#hooks/LazyPart.tsx'
import { loadInTheEnd } from '#hooks/waits.ts'
import type { VacancyAlertsFormProps } from './VacancyAlertsForm.tsx'

const loadForm = async () => {
  await whenHydrated
  const { VacancyAlertsForm } = await loadInTheEnd(() => import('./VacancyAlertsForm.tsx'))
  return VacancyAlertsForm
}

/** The form in a chunk of its own, as it is below the first view; until it is loaded, the form of the server works without it. */
export const VacancyAlertsPart = (props: VacancyAlertsFormProps) => (
  <Suspense>
    <LazyPart load={loadForm} {...props} />
  </Suspense>
)
