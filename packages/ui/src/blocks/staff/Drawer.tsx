import { chakra, useSlotRecipe } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { IconButton } from '#primitives/IconButton.tsx'
import { CloseIcon } from '#primitives/icons.tsx'
import { Logo } from '#primitives/Logo.tsx'
import { drawerRecipe } from './Drawer.recipe.ts'
import { useModal } from './useModal.ts'

interface DrawerProps {
  isOpen: boolean
  /** Asked to go: by its button, a press on the overlay or Escape. */
  onClose: () => void
  /** Names it. */
  label: string
  closeLabel: string
  /** The company's name, in its head. */
  brand: string
  children: ReactNode
}

/** The side navigation of narrow windows: it slides over the page from the left. */
export function Drawer({ isOpen, onClose, label, closeLabel, brand, children }: DrawerProps) {
  const styles = useSlotRecipe({ recipe: drawerRecipe })()
  const modal = useModal(isOpen, onClose)
  return (
    <chakra.dialog aria-label={label} data-tone="light" css={styles.root} {...modal}>
      <chakra.div css={styles.panel}>
        <chakra.div css={styles.head} data-tone="dark">
          <IconButton label={closeLabel} variant="onDark" onClick={onClose}>
            <CloseIcon />
          </IconButton>
          <Logo brand={brand} />
        </chakra.div>
        <chakra.div css={styles.body}>{children}</chakra.div>
      </chakra.div>
    </chakra.dialog>
  )
}
