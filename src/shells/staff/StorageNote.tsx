import { PageNote } from '@atrium/ui/staff'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useIsOutdated, useStorageTrouble } from '#features/offline/useStorageTrouble.ts'
import { useToasts } from '#hooks/useToasts.ts'

/**
 * Says over the page that the browser keeps nothing, or that this tab is the old version, before somebody relies on it.
 * The moment in which keeping begins to fail is also told by a toast: the note may be out of sight, or under a dialog.
 */
export function StorageNote() {
  const { t } = useTranslation(['staff', 'common'])
  const isFailing = useStorageTrouble()
  const isOutdated = useIsOutdated()
  const showToast = useToasts()
  const wasFailing = useRef(isFailing)
  useEffect(() => {
    if (isFailing && !wasFailing.current) showToast({ kind: 'error', text: t('storage.title') })
    wasFailing.current = isFailing
  }, [isFailing, showToast, t])
  if (isOutdated) {
    const heading = t('common:updated.title')
    // No button for what the text asks not to do yet.
    if (isFailing) return <PageNote texts={{ heading, text: t('storage.updatedFull') }} />
    const reload = { label: t('common:updated.reload'), onAct: () => window.location.reload() }
    return <PageNote isNews texts={{ heading, text: t('common:updated.text') }} action={reload} />
  }
  return <PageNote texts={isFailing ? { heading: t('storage.title'), text: t('storage.text') } : undefined} />
}
