import { PageNote } from '@atrium/ui/staff'
import { useTranslation } from 'react-i18next'
import { useIsOutdated, useStorageTrouble } from '#hooks/useStorageTrouble.ts'

/** Says over the page that the browser keeps nothing, or that this tab is the old version, before somebody relies on it. */
export function StorageNote() {
  const { t } = useTranslation(['staff', 'common'])
  const isFailing = useStorageTrouble()
  const isOutdated = useIsOutdated()
  if (isOutdated) {
    const text = isFailing ? t('storage.updatedFull') : t('common:updated.text')
    const reload = { label: t('common:updated.reload'), onAct: () => window.location.reload() }
    return <PageNote words={{ heading: t('common:updated.title'), text }} action={reload} />
  }
  return <PageNote words={isFailing ? { heading: t('storage.title'), text: t('storage.text') } : undefined} />
}
