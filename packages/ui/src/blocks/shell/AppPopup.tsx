import { company } from '@atrium/contract/core'
import { chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
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
  /** It closes by itself after this many ms; the pointer on it, or keys pressed in it, keep it open. */
  closeAfterMs: number
  /** The person wants to close it (its button, its link, Escape, a press outside), or its time is over. */
  onClose: () => void
}

/** The popup about the mobile application (spec 2). It is open as long as it is rendered. */
export function AppPopup({ closeAfterMs, onClose }: AppPopupProps) {
  const { t } = useTranslation()
  const watch = useSelfClosing(closeAfterMs, onClose)
  return (
    <Dialog onClose={onClose} initialFocus="dialog" css={styles.root} {...watch}>
      <chakra.div css={styles.panel}>
        <chakra.div css={styles.picture} data-tone="dark">
          <ScenePicture name="phone" css={{ objectPosition: 'top' }} />
        </chakra.div>
        <chakra.div css={styles.body}>
          <DialogTitle>{t('app.title', { company: company.name })}</DialogTitle>
          <DialogText css={styles.text}>{t('app.text')}</DialogText>
          <LinkButton href={company.appStore} target="_blank" rel="noreferrer" onClick={onClose}>
            {t('app.open')}
            <VisuallyHidden>{` (${t('app.newTab')})`}</VisuallyHidden>
          </LinkButton>
        </chakra.div>
        <chakra.div data-tone="dark" css={styles.close} borderRadius="control">
          <IconButton label={t('app.close')} variant="outlineOnDark" onClick={onClose}>
            <CloseIcon />
          </IconButton>
        </chakra.div>
      </chakra.div>
    </Dialog>
  )
}
