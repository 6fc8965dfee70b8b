import { LinkButton } from '@atrium/ui'
import { useTranslation } from 'react-i18next'
import { href } from '#config/site.ts'

/** The link to the form for a new person. */
export function AddPerson() {
  const { t } = useTranslation('people')
  return (
    <LinkButton size="sm" href={href('newPerson')}>
      {t('add')}
    </LinkButton>
  )
}
