import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog, DialogTitle } from '#primitives/Dialog.tsx'
import { IconButton } from '#primitives/IconButton.tsx'
import { CloseIcon } from '#primitives/icons.tsx'
import { styles } from './MeetingDialog.styles.ts'

interface MeetingDialogProps {
  /** Names the dialog, in its head. */
  heading: string
  /** The person wants to close it: its button, Escape or a press outside. */
  onClose: () => void
  /**
   * Whether the focus begins in the first field. Otherwise no keyboard comes up on the screen before the meeting is read.
   * @default false
   */
  isForWriting?: boolean | undefined
  children: ReactNode
}

/** The sheet that a meeting is written or read on, over the page (spec 2, Meeting creation form). */
export function MeetingDialog(props: MeetingDialogProps) {
  const { t } = useTranslation('meeting')
  const { heading, onClose, isForWriting = false, children } = props
  return (
    <Dialog
      placement="end"
      onClose={onClose}
      initialFocus={isForWriting ? 'field' : 'dialog'}
      css={styles.root}
    >
      <chakra.div css={styles.head}>
        <DialogTitle css={styles.title}>{heading}</DialogTitle>
        <IconButton label={t('close')} css={styles.close} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </chakra.div>
      <chakra.div css={styles.body}>{children}</chakra.div>
    </Dialog>
  )
}
