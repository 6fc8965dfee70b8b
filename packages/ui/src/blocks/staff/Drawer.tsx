import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { CompanyLogo } from '#blocks/shell/CompanyLogo.tsx'
import { Dialog } from '#primitives/Dialog.tsx'
import { IconButton } from '#primitives/IconButton.tsx'
import { CloseIcon } from '#primitives/icons.tsx'

interface DrawerProps {
  isOpen: boolean
  /** The person wants to close it: its button, Escape or a press outside. */
  onClose: () => void
  /** Names it. */
  label: string
  /** Of the head, in px. */
  barHeight: number
  children: ReactNode
}

/** The side navigation of narrow windows: it slides over the page from its start. */
export function Drawer({ isOpen, onClose, label, barHeight, children }: DrawerProps) {
  const { t } = useTranslation('staff')
  return (
    <Dialog isOpen={isOpen} onClose={onClose} label={label} placement="start" css={styles.root}>
      <chakra.div css={styles.head} data-tone="dark" style={{ minHeight: barHeight }}>
        <IconButton label={t('menu.close')} variant="onDark" onClick={onClose}>
          <CloseIcon />
        </IconButton>
        <CompanyLogo />
      </chakra.div>
      <chakra.div css={styles.body}>{children}</chakra.div>
    </Dialog>
  )
}

const styles = {
  root: { display: 'flex', flexDirection: 'column', overflow: 'hidden' },
  head: {
    flexShrink: 0,
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    paddingInline: '2',
    backgroundColor: 'bg.dark',
    color: 'fg.onDark',
  },
  body: {
    flex: '1',
    minHeight: '0',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    display: 'flex',
    flexDirection: 'column',
    gap: '5',
    padding: '4',
    paddingBottom: 'calc({spacing.6} + env(safe-area-inset-bottom, 0px))',
  },
} as const
