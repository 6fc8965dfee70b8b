import { useTranslation } from 'react-i18next'
import { usePageTitle } from '#hooks/usePageTitle.ts'
import type { VacancyState } from './useVacancy.ts'

/** Sets the title of a page about one vacancy by its state, or by `titleOf` of the position. */
export function useVacancyTitle(vacancy: VacancyState, titleOf: (position: string) => string): void {
  const { t } = useTranslation('careers')
  const titles = {
    unknown: () => t('vacancy.unknownTitle'),
    failed: () => t('vacancy.problemTitle'),
    loading: () => t('vacancy.loading'),
    closed: () => (vacancy.kind === 'closed' ? t('closed.title', { position: vacancy.position }) : ''),
    ready: () => (vacancy.kind === 'ready' ? titleOf(vacancy.text.Position) : ''),
  }
  usePageTitle(titles[vacancy.kind]())
}
