import { Button, Message } from '@atrium/ui'
import { useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { saveFile } from '#hooks/saveFile.ts'
import { useFocusAfterRetry } from '#hooks/useFocusAfterRetry.ts'
import { meetingsSliceConfig } from '#slices/meetingsSlice.ts'
import { useAppStore } from '#store/hooks.ts'

const { key: slice } = meetingsSliceConfig.persistence

/** The number of stored meetings that cannot be read, and a download of the stored text. */
export function UnreadableMeetings() {
  const { t } = useTranslation('calendar')
  const { storageStatus, discardUnreadable } = useAppStore()
  const [hasFailed, setFailed] = useState(false)
  const records = useSyncExternalStore(
    storageStatus.subscribe,
    () => storageStatus.unreadable(slice),
    () => undefined,
  )
  // Counters are no meetings.
  const meetings = [...(records ?? [])].filter(([key]) => !key.startsWith('#'))
  useFocusAfterRetry(meetings.length > 0)
  if (meetings.length === 0) return null

  const download = () => {
    const text = JSON.stringify(Object.fromEntries(meetings), undefined, 2)
    saveFile(new Blob([text], { type: 'application/json' }), 'meetings-unreadable.json')
  }
  const discard = () => {
    setFailed(false)
    discardUnreadable(slice).catch(() => setFailed(true))
  }
  return (
    <Message
      variant="banner"
      tone="warning"
      heading={t('unreadable.heading', { count: meetings.length })}
      text={t(hasFailed ? 'unreadable.notDiscarded' : 'unreadable.text')}
      action={
        <>
          <Button variant="outline" size="sm" onClick={download}>
            {t('unreadable.download')}
          </Button>
          <Button variant="quiet" size="sm" onClick={discard}>
            {t('unreadable.discard')}
          </Button>
        </>
      }
    />
  )
}
