import { company } from '@atrium/contract/core'
import { chakra } from '@chakra-ui/react'
import { useEffectEvent, useId, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Heading } from '#primitives/Heading.tsx'
import { IconButton } from '#primitives/IconButton.tsx'
import { CloseIcon } from '#primitives/icons.tsx'
import { LinkButton } from '#primitives/LinkButton.tsx'
import { ScenePicture } from '#primitives/ScenePicture.tsx'
import { Text } from '#primitives/Text.tsx'
import { VisuallyHidden } from '#primitives/VisuallyHidden.tsx'
import { defineSlotStyles } from '#theme/defineStyles.ts'
import { useSelfClosing } from './useSelfClosing.ts'

const styles = defineSlotStyles({
  root: {
    position: 'fixed',
    bottom: '4',
    insetInlineEnd: '4',
    zIndex: 'navbar',
    display: 'grid',
    width: 'min(24rem, calc(100vw - 2rem))',
    maxHeight: 'calc(100dvh - 2rem)',
    overflowY: 'auto',
    borderRadius: 'card',
    backgroundColor: 'bg.raised',
    color: 'fg',
    boxShadow: 'floating',
    _print: { display: 'none' },
  },
  picture: { width: 'full', height: '7rem', backgroundColor: 'bg.darkest' },
  body: { display: 'grid', justifyItems: 'start', padding: { base: '6', md: '8' }, paddingTop: '6' },
  text: { marginTop: '2', marginBottom: '6' },
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

/**
 * The popup about the mobile application (spec 2): a card in the corner, beside which the page stays in use. It takes no
 * focus, and is open as long as it is rendered.
 */
export function AppPopup({ closeAfterMs, onClose }: AppPopupProps) {
  const { t } = useTranslation()
  const titleId = useId()
  const rootRef = useRef<HTMLDivElement>(null)
  const watch = useSelfClosing(closeAfterMs, onClose)
  const close = useEffectEvent(onClose)
  useLayoutEffect(() => {
    const { activeElement } = document
    const root = rootRef.current
    const onPointer = ({ target }: Event) => {
      if (target instanceof Node && !root?.contains(target)) close()
    }
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && close()
    document.addEventListener('pointerdown', onPointer)
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('pointerdown', onPointer)
      document.removeEventListener('keydown', onKey)
      // The pressed button goes with the card.
      if (root?.contains(document.activeElement) && activeElement instanceof HTMLElement)
        activeElement.focus({ preventScroll: true })
    }
  }, [])
  return (
    <chakra.div
      ref={rootRef}
      role="dialog"
      aria-labelledby={titleId}
      data-tone="light"
      css={styles.root}
      {...watch}
    >
      <chakra.div css={styles.picture} data-tone="dark">
        <ScenePicture name="phone" css={{ objectPosition: 'top' }} />
      </chakra.div>
      <chakra.div css={styles.body}>
        <Heading level={2} size="h3" id={titleId}>
          {t('app.title', { company: company.name })}
        </Heading>
        <Text css={styles.text}>{t('app.text')}</Text>
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
  )
}
