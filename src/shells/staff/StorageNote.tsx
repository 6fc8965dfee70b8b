import { PageNote } from '@atrium/ui/staff'
import { useTranslation } from 'react-i18next'
import { useIsOutdated, useStorageTrouble } from '#hooks/useStorageTrouble.ts'

/** Says over the page that the browser keeps nothing, or that this tab is the old version, before somebody relies on it. */
export function StorageNote() {
  const { t } = useTranslation(['staff', 'common'])
  const isFailing = useStorageTrouble()
  const isOutdated = useIsOutdated()
  if (isOutdated) {
    const heading = t('common:updated.title')
    // No button for what the text asks not to do yet.
    if (isFailing) return <PageNote words={{ heading, text: t('storage.updatedFull') }} />
    const reload = { label: t('common:updated.reload'), onAct: () => window.location.reload() }
    return <PageNote words={{ heading, text: t('common:updated.text') }} action={reload} />
  }
  return <PageNote words={isFailing ? { heading: t('storage.title'), text: t('storage.text') } : undefined} />
}
