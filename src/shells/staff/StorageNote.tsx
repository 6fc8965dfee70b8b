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
  if (isOutdated && !isFailing) {
    const reload = { label: t('common:updated.reload'), onRetry: () => window.location.reload() }
    return <PageNote heading={t('common:updated.title')} text={t('common:updated.text')} retry={reload} />
  }
  // No button here: the text asks the user not to reload yet.
  const outdated = { heading: t('common:updated.title'), text: t('storage.updatedFull') }
  const failing = { heading: t('storage.title'), text: t('storage.text') }
  return <PageNote tone="warning" {...(isFailing && (isOutdated ? outdated : failing))} />
}
