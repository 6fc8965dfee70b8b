import { limits, type MessageKey } from '@atrium/contract/core'
import type { MeetingFields } from '@atrium/contract/meetings'
import { chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { useDayNames } from '#i18n/useDayNames.ts'
import { Button } from '#primitives/Button.tsx'
import { ArrowDownIcon } from '#primitives/icons.tsx'
import { Text } from '#primitives/Text.tsx'

interface ScheduleFootProps {
  /** The button "Download week (.ics)". Left out where no week is shown. */
  download?: { isLoading: boolean; hasFailed: boolean; onPress: () => void } | undefined
  /** Opens the dialog with the private address. */
  onSubscribe: () => void
  /** Left out while it is not known. */
  sync?: SyncNoteProps | undefined
}

/** Under the week: the download, the subscription, and the state of the synchronisation. */
export function ScheduleFoot({ download, onSubscribe, sync }: ScheduleFootProps) {
  // The texts of `SyncNote` load at once too: it appears later.
  const { t } = useTranslation(['schedule', 'validation'])
  return (
    <chakra.div css={styles}>
      {download && (
        <Button
          variant="outline"
          size="sm"
          minHeight="target"
          isLoading={download.isLoading}
          loadingLabel={t('download')}
          onClick={download.onPress}
        >
          <ArrowDownIcon />
          {t('download')}
        </Button>
      )}
      <Button
        variant="quiet"
        size="sm"
        minHeight="target"
        // Alone in the row it stands in line with what is over it.
        marginInlineStart={download ? undefined : '-4'}
        aria-haspopup="dialog"
        onClick={onSubscribe}
      >
        {t('feed.open')}
      </Button>
      <Text role="alert" size="small" tone="danger" css={{ '&:empty': { display: 'none' } }}>
        {download?.hasFailed && t('downloadFailed')}
      </Text>
      {sync && <SyncNote {...sync} />}
    </chakra.div>
  )
}

export interface SyncNoteProps {
  /** `unkept`: neither this browser nor the server has the last changes. */
  status: 'synced' | 'pending' | 'offline' | 'unsupported' | 'failed' | 'unkept'
  /** The first meeting that the server rejects, why, and how many others it rejects. */
  refusal?:
    | (Pick<MeetingFields, 'title' | 'day'> & { reason?: MessageKey | undefined; others: number })
    | undefined
}

/** Whether the server has the person's changes. */
function SyncNote({ status, refusal }: SyncNoteProps) {
  const { t } = useTranslation(['schedule', 'validation'])
  const { dateOf } = useDayNames()
  return (
    <Text size="small" tone="hint">
      {refusal
        ? t(refusal.others > 0 ? 'sync.refusedMore' : 'sync.refused', {
            title: refusal.title,
            day: dateOf(refusal.day),
            count: refusal.others,
            reason: refusal.reason ? t(`validation:${refusal.reason}`, limits) : t('sync.noReason'),
          })
        : t(`sync.${status}`)}
    </Text>
  )
}

const styles = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '5',
  rowGap: '3',
  _print: { '& button': { display: 'none' } },
} as const
