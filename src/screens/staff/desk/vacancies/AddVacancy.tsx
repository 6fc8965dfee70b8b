import { LinkButton } from '@atrium/ui'
import { useTranslation } from 'react-i18next'
import { href } from '#config/site.ts'

/** The link to the form for a new vacancy. */
export function AddVacancy() {
  const { t } = useTranslation('vacancies')
  return (
    <LinkButton size="sm" href={href('newVacancy')}>
      {t('add')}
    </LinkButton>
  )
}
