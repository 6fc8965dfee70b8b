import { PageNote } from '@atrium/ui/staff'
import { useTranslation } from 'react-i18next'
import { useStorageTrouble } from '#hooks/useStorageTrouble.ts'

/** Says over the page that the browser keeps nothing, before somebody relies on it. */
export function StorageNote() {
  const { t } = useTranslation('staff')
  const isFailing = useStorageTrouble()
  return <PageNote words={isFailing ? { heading: t('storage.title'), text: t('storage.text') } : undefined} />
}
