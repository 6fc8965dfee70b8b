import { chakra, useSlotRecipe } from '@chakra-ui/react'
import { type ReactNode, useId } from 'react'
import { Heading } from '#primitives/Heading.tsx'
import { IconButton } from '#primitives/IconButton.tsx'
import { CloseIcon } from '#primitives/icons.tsx'
import { meetingDialogRecipe } from './MeetingDialog.recipe.ts'
import { useMeetingModal } from './useMeetingModal.ts'

interface MeetingDialogProps {
  /** Names it, in its head. */
  heading: string
  closeLabel: string
  /** Asked to go: by its button, Escape or a press on the overlay. */
  onClose: () => void
  /**
   * Whether its first field has the focus at once.
   * @default false
   */
  isForWriting?: boolean | undefined
  children: ReactNode
}

/** The sheet that a meeting is written or read on, over the page (spec 2, Meeting creation form). */
export function MeetingDialog(props: MeetingDialogProps) {
  const { heading, closeLabel, onClose, isForWriting = false, children } = props
  const styles = useSlotRecipe({ recipe: meetingDialogRecipe })()
  const modal = useMeetingModal(onClose, isForWriting)
  const id = useId()
  return (
    <chakra.dialog {...modal} tabIndex={-1} data-tone="light" aria-labelledby={id} css={styles.root}>
      <chakra.div css={styles.head}>
        <Heading level={2} size="h3" id={id} css={styles.title}>
          {heading}
        </Heading>
        <IconButton label={closeLabel} css={styles.close} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </chakra.div>
      <chakra.div css={styles.body}>{children}</chakra.div>
    </chakra.dialog>
  )
}
