import { chakra, useSlotRecipe } from '@chakra-ui/react'
import { type MouseEvent, useId, useLayoutEffect, useRef } from 'react'
import { Heading } from '#primitives/Heading.tsx'
import { IconButton } from '#primitives/IconButton.tsx'
import { CloseIcon } from '#primitives/icons.tsx'
import { LinkButton } from '#primitives/LinkButton.tsx'
import { openModal } from '#primitives/openModal.ts'
import { PlanMotif } from '#primitives/PlanMotif.tsx'
import { Text } from '#primitives/Text.tsx'
import { VisuallyHidden } from '#primitives/VisuallyHidden.tsx'
import { appPopupRecipe } from './AppPopup.recipe.ts'
import { useSelfClosing } from './useSelfClosing.ts'

export interface AppPopupProps {
  title: string
  text: string
  /** The link to the application's page in its store. */
  linkLabel: string
  href: string
  /** Said after `linkLabel`: that the link opens a new tab. */
  newTabLabel: string
  closeLabel: string
  /** It closes by itself after this many ms; the pointer on it, or keys pressed in it, keep it open. */
  closeAfterMs: number
  /** Asked to go: by its button, a press on the overlay, Escape, its link, or because its time is over. */
  onClose: () => void
}

/** The popup about the mobile application (spec 2). It is open as long as it is rendered. */
export function AppPopup(props: AppPopupProps) {
  const { title, text, linkLabel, href, newTabLabel, closeLabel, closeAfterMs, onClose } = props
  const styles = useSlotRecipe({ recipe: appPopupRecipe })()
  const ref = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const watch = useSelfClosing(closeAfterMs, onClose)

  // Before the dialog leaves the page: closing one that is gone gives no focus back.
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    const close = openModal(dialog)
    // On the dialog and not on its first button: what it is about is read first, and no ring calls for a press.
    dialog.focus()
    return close
  }, [])

  const onOverlay = (event: MouseEvent) => event.target === event.currentTarget && onClose()

  return (
    <chakra.dialog
      ref={ref}
      tabIndex={-1}
      data-tone="light"
      aria-labelledby={titleId}
      css={styles.root}
      // Escape closes it natively. React's strict mode closes and opens it once: that is no wish to close.
      onClose={() => !ref.current?.open && onClose()}
      onClick={onOverlay}
      {...watch}
    >
      <chakra.div css={styles.panel}>
        <chakra.div css={styles.plan} data-tone="dark">
          <PlanMotif seed={41} rows={5} columns={26} today={19} fit="slice" width="full" height="full" />
        </chakra.div>
        <chakra.div css={styles.body}>
          <Heading level={2} size="h3" id={titleId}>
            {title}
          </Heading>
          <Text css={styles.text}>{text}</Text>
          <LinkButton href={href} target="_blank" rel="noreferrer" onClick={onClose}>
            {linkLabel}
            <VisuallyHidden>{` (${newTabLabel})`}</VisuallyHidden>
          </LinkButton>
        </chakra.div>
        <chakra.div data-tone="dark" css={styles.close} borderRadius="control">
          <IconButton label={closeLabel} variant="outlineOnDark" onClick={onClose}>
            <CloseIcon />
          </IconButton>
        </chakra.div>
      </chakra.div>
    </chakra.dialog>
  )
}
