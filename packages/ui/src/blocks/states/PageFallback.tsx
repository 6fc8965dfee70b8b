import { chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { Spinner } from '#primitives/Spinner.tsx'
import { VisuallyHidden } from '#primitives/VisuallyHidden.tsx'
import { defineSlotStyles } from '#theme/defineStyles.ts'

const styles = defineSlotStyles({
  root: {
    display: 'grid',
    placeItems: 'center',
    // A frame with a bar sets the height that remains.
    minHeight: 'var(--page-room, 100dvh)',
    color: 'fg.link',
    fontSize: '1.5rem',
  },
  spinner: { opacity: 0, animation: 'atrium-late 200ms 400ms forwards' },
})

/** Replaces a page while its code is loading. It is as high as a page, so that the footer does not jump. */
export function PageFallback() {
  const { t } = useTranslation()
  return (
    <chakra.div role="status" css={styles.root}>
      <chakra.span css={styles.spinner}>
        <Spinner />
      </chakra.span>
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
    </chakra.div>
  )
}
