import { PageNote } from '@atrium/ui/staff'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useIsOutdated, useStorageTrouble } from '#features/offline/useStorageTrouble.ts'
import { useToasts } from '#hooks/useToasts.ts'

/**
 * Says over the page that the browser stores nothing, or that this tab runs the old version. A toast says when storing
 * begins to fail: the note may be out of sight, or under a dialog.
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
    const reload = { label: t('common:updated.reload'), onRetry: () => window.location.reload() }
    return <PageNote heading={t('common:updated.title')} text={t('storage.updated')} retry={reload} />
  }
  const failing = { heading: t('storage.title'), text: t('storage.text') }
  return <PageNote tone="warning" {...(isFailing && failing)} />
}
