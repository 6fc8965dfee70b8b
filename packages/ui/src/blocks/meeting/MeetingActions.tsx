import { chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { Button } from '#primitives/Button.tsx'
import { styles } from './MeetingDialog.styles.ts'

/** What can be done with a meeting that exists; what cannot is left out. */
export interface MeetingActionsProps {
  onEdit?: (() => void) | undefined
  onDuplicate: () => void
  /** As a calendar file. */
  onDownload?: (() => void) | undefined
  onDelete?: (() => void) | undefined
}

/** In the head of a meeting: edit, duplicate, download, delete. */
export function MeetingActions({ onEdit, onDuplicate, onDownload, onDelete }: MeetingActionsProps) {
  const { t } = useTranslation('meeting')
  return (
    <chakra.div css={styles.actions}>
      {onEdit && (
        <Button size="sm" onClick={onEdit}>
          {t('edit')}
        </Button>
      )}
      <Button variant="outline" size="sm" onClick={onDuplicate}>
        {t('duplicate')}
      </Button>
      {onDownload && (
        <Button variant="outline" size="sm" onClick={onDownload}>
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
