import { chakra } from '@chakra-ui/react'
import { createContext, type ReactNode, type RefObject, useContext, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog, DialogTitle } from '#primitives/Dialog.tsx'
import { IconButton } from '#primitives/IconButton.tsx'
import { CloseIcon } from '#primitives/icons.tsx'
import { styles } from './MeetingDialog.styles.ts'

/** What the sheet calls when the person wants to close it. */
const SheetContext = createContext<RefObject<(() => void) | undefined> | undefined>(undefined)

interface MeetingSheetProps {
  /** Whether the focus begins in the first field. @default false */
  isForWriting?: boolean | undefined
  children: ReactNode
}

/**
 * Around a meeting that is read and then edited: both are the content of one dialog. A second dialog would be closed by the
 * focus that the first one gives back.
 */
export function MeetingSheet({ isForWriting = false, children }: MeetingSheetProps) {
  const close = useRef<() => void>(undefined)
  return (
    <SheetContext value={close}>
      <Dialog
        placement="end"
        onClose={() => close.current?.()}
        initialFocus={isForWriting ? 'field' : 'dialog'}
        css={styles.root}
      >
        {children}
      </Dialog>
    </SheetContext>
  )
}

interface MeetingDialogProps {
  /** Names the dialog, in its head. */
  heading: string
  /** The person wants to close it: its button, Escape or a press outside. */
  onClose: () => void
  /**
   * A form: the focus begins in its first field, and two columns have room in a wide window. Otherwise no keyboard comes
   * up on the screen.
   * @default false
   */
  isForWriting?: boolean | undefined
  /** Below the heading. */
  actions?: ReactNode
  children: ReactNode
}

/** The sheet that a meeting is written or read on, over the page (spec 2, Meeting creation form). */
export function MeetingDialog(props: MeetingDialogProps) {
  const { t } = useTranslation('meeting')
  const { heading, onClose, isForWriting, actions, children } = props
  const sheet = useContext(SheetContext)
  const bodyRef = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (sheet) sheet.current = onClose
  })
  useLayoutEffect(() => {
    if (isForWriting) bodyRef.current?.querySelector('input')?.focus({ preventScroll: true })
  }, [isForWriting])
  if (!sheet)
    return (
      <MeetingSheet isForWriting={isForWriting}>
        <MeetingDialog {...props} />
      </MeetingSheet>
    )
  return (
    <>
      <chakra.div css={styles.head}>
        <DialogTitle css={styles.title}>{heading}</DialogTitle>
        <IconButton label={t('close')} css={styles.close} onClick={onClose}>
          <CloseIcon />
        </IconButton>
        {actions}
      </chakra.div>
      <chakra.div ref={bodyRef} css={styles.body} data-writing={isForWriting || undefined}>
        {children}
      </chakra.div>
    </>
  )
}
