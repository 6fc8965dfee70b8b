import { chakra } from '@chakra-ui/react'
import { Dialog, DialogText, DialogTitle } from '#primitives/Dialog.tsx'
import { IconButton } from '#primitives/IconButton.tsx'
import { CloseIcon } from '#primitives/icons.tsx'
import { LinkButton } from '#primitives/LinkButton.tsx'
import { ScenePicture } from '#primitives/ScenePicture.tsx'
import { VisuallyHidden } from '#primitives/VisuallyHidden.tsx'
import { defineSlotStyles } from '#theme/defineStyles.ts'
import { useSelfClosing } from './useSelfClosing.ts'

const styles = defineSlotStyles({
  root: { width: 'min(26rem, calc(100vw - 2.5rem))' },
  panel: { position: 'relative', display: 'grid' },
  picture: { width: 'full', height: '9rem', backgroundColor: 'bg.darkest' },
  body: { display: 'grid', justifyItems: 'start', padding: { base: '6', md: '8' }, paddingTop: '6' },
  text: { marginBottom: '6' },
  close: {
    position: 'absolute',
    top: '3',
    insetInlineEnd: '3',
    backgroundColor: 'bg.darkest',
  },
})

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
  /** The person wants to close it (its button, its link, Escape, a press outside), or its time is over. */
  onClose: () => void
}

/** The popup about the mobile application (spec 2). It is open as long as it is rendered. */
export function AppPopup(props: AppPopupProps) {
  const { title, text, linkLabel, href, newTabLabel, closeLabel, closeAfterMs, onClose } = props
  const watch = useSelfClosing(closeAfterMs, onClose)
  return (
    <Dialog onClose={onClose} initialFocus="dialog" css={styles.root} {...watch}>
      <chakra.div css={styles.panel}>
        <chakra.div css={styles.picture} data-tone="dark">
          <ScenePicture name="phone" css={{ objectPosition: 'top' }} />
        </chakra.div>
        <chakra.div css={styles.body}>
          <DialogTitle>{title}</DialogTitle>
          <DialogText css={styles.text}>{text}</DialogText>
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
    </Dialog>
  )
}
