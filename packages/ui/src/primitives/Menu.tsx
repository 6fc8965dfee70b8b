import { Menu as ChakraMenu, chakra, Portal, useSlotRecipe } from '@chakra-ui/react'
import type { ReactElement, ReactNode } from 'react'
import { StyledAnchor } from './Anchor.tsx'
import { CheckIcon } from './icons.tsx'
import { menuRecipe } from './Menu.recipe.ts'

interface MenuProps {
  /** The button that opens it. */
  trigger: ReactElement
  /** It stays open while several items are ticked. @default true */
  closesOnChoice?: boolean | undefined
  /** `MenuItem`, `MenuCheck`. */
  children: ReactNode
}

/** A menu below a button, on Chakra's Menu: arrows, the first letters, Escape. It comes with lazy chunks. */
export function Menu({ trigger, closesOnChoice = true, children }: MenuProps) {
  const styles = useSlotRecipe({ recipe: menuRecipe })()
  return (
    <ChakraMenu.Root
      unstyled
      lazyMount
      unmountOnExit
      closeOnSelect={closesOnChoice}
      positioning={{ placement: 'bottom-end' }}
    >
      <ChakraMenu.Trigger asChild>{trigger}</ChakraMenu.Trigger>
      <Portal>
        <ChakraMenu.Positioner>
          <ChakraMenu.Content data-tone="light" css={styles.content}>
            {children}
          </ChakraMenu.Content>
        </ChakraMenu.Positioner>
      </Portal>
    </ChakraMenu.Root>
  )
}

interface MenuItemProps {
  label: string
  /** A link, if given. */
  href?: string | undefined
  onChoose?: (() => void) | undefined
}

export function MenuItem({ label, href, onChoose }: MenuItemProps) {
  const styles = useSlotRecipe({ recipe: menuRecipe })()
  if (href === undefined)
    return (
      <ChakraMenu.Item value={label} css={styles.item} onClick={onChoose}>
        {label}
      </ChakraMenu.Item>
    )
  return (
    <ChakraMenu.Item value={label} asChild css={styles.item}>
      <StyledAnchor href={href}>{label}</StyledAnchor>
    </ChakraMenu.Item>
  )
}

interface MenuCheckProps {
  label: string
  isChecked: boolean
  onChange: (isChecked: boolean) => void
}

/** An item that is ticked or not. */
export function MenuCheck({ label, isChecked, onChange }: MenuCheckProps) {
  const styles = useSlotRecipe({ recipe: menuRecipe })()
  return (
    <ChakraMenu.CheckboxItem value={label} checked={isChecked} css={styles.item} onCheckedChange={onChange}>
      <chakra.span css={styles.mark}>{isChecked && <CheckIcon />}</chakra.span>
      {label}
    </ChakraMenu.CheckboxItem>
  )
}
