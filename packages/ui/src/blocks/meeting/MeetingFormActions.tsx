import { chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { Button } from '#primitives/Button.tsx'
import { styles } from './MeetingDialog.styles.ts'

/** What can be done with a meeting that exists; what cannot is left out. */
export interface MeetingFormActionsProps {
  onDuplicate: () => void
  /** As a calendar file. */
  onDownload?: (() => void) | undefined
  onDelete?: (() => void) | undefined
}

/** The buttons beside saving: duplicate, download, delete. */
export function MeetingFormActions({ onDuplicate, onDownload, onDelete }: MeetingFormActionsProps) {
  const { t } = useTranslation('meeting')
  return (
    <chakra.div css={styles.actions}>
      <Button variant="quiet" size="sm" onClick={onDuplicate}>
        {t('duplicate')}
      </Button>
      {onDownload && (
        <Button variant="quiet" size="sm" onClick={onDownload}>
          {t('download')}
        </Button>
      )}
      {onDelete && (
        <Button variant="quiet" size="sm" color="fg.danger" onClick={onDelete}>
          {t('delete')}
        </Button>
      )}
    </chakra.div>
  )
}
