import { Menu as ChakraMenu, chakra, Portal } from '@chakra-ui/react'
import { type ReactElement, type ReactNode, useId } from 'react'
import { defineSlotStyles } from '#theme/defineStyles.ts'
import { StyledAnchor } from './Anchor.tsx'
import { CheckIcon } from './icons.tsx'

const styles = defineSlotStyles({
  content: {
    zIndex: 'dialog',
    minWidth: '12rem',
    maxWidth: 'min(22rem, calc(100vw - 2rem))',
    maxHeight: 'min(24rem, var(--available-height))',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    padding: '1.5',
    borderWidth: 'hairline',
    borderColor: 'border.hairline',
    borderRadius: 'control',
    backgroundColor: 'bg.raised',
    color: 'fg',
    boxShadow: 'floating',
    '&:focus-visible': { outline: 'none' },
    _print: { display: 'none' },
  },
  item: {
    display: 'flex',
    alignItems: 'center',
    gap: '2.5',
    minHeight: 'target',
    paddingInline: '3',
    paddingBlock: '2',
    borderRadius: 'xs',
    color: 'fg',
    textStyle: 'control',
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    '&[data-highlighted]': {
      backgroundColor: 'bg.active',
      outline: 'none',
      _highContrast: { outline: '2px solid Highlight', outlineOffset: '-2px' },
    },
    _disabled: { cursor: 'not-allowed', color: 'fg.hint' },
  },
  /** The place of the tick is there without the tick, too. */
  mark: { display: 'inline-flex', flexShrink: '0', width: '5', color: 'fg.link' },
})

interface MenuProps {
  /** The button that opens it. */
  trigger: ReactElement
  /** The id of the button; the menu finds its place by it. */
  triggerId?: string | undefined
  /** It stays open while several items are ticked. @default true */
  closesOnChoice?: boolean | undefined
  /** `MenuItem`, `MenuCheck`. */
  children: ReactNode
}

/** A menu below a button, on Chakra's Menu: arrows, the first letters, Escape. It comes with lazy chunks. */
export function Menu({ trigger, triggerId, closesOnChoice = true, children }: MenuProps) {
  const ownId = useId()
  const id = triggerId ?? ownId
  return (
    <ChakraMenu.Root
      unstyled
      ids={{ trigger: id }}
      lazyMount
      unmountOnExit
      closeOnSelect={closesOnChoice}
      onExitComplete={() => isFocusLost(id) && document.getElementById(id)?.focus({ preventScroll: true })}
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
  if (href === undefined)
    return (
      <ChakraMenu.Item
        value={label}
        css={styles.item}
        onClick={({ currentTarget }) => {
          focusTrigger(currentTarget)
          onChoose?.()
        }}
      >
        {label}
      </ChakraMenu.Item>
    )
  return (
    <ChakraMenu.Item value={label} asChild css={styles.item}>
      <StyledAnchor href={href}>{label}</StyledAnchor>
    </ChakraMenu.Item>
  )
}

/** Whether the menu had the focus that goes with it: the library focuses it a frame late, perhaps after the choice. */
const isFocusLost = (triggerId: string) =>
  document.activeElement === document.body ||
  document.activeElement?.closest('[role=menu]')?.getAttribute('aria-labelledby') === triggerId

/** The menu goes: a dialog that the item opens returns the focus to the button of the menu. */
function focusTrigger(item: HTMLElement) {
  const trigger = item.closest('[role=menu]')?.getAttribute('aria-labelledby')
  if (trigger) document.getElementById(trigger)?.focus({ preventScroll: true })
}

interface MenuCheckProps {
  label: string
  isChecked: boolean
  onChange: (isChecked: boolean) => void
}

/** An item that is ticked or not. */
export function MenuCheck({ label, isChecked, onChange }: MenuCheckProps) {
  return (
    <ChakraMenu.CheckboxItem value={label} checked={isChecked} css={styles.item} onCheckedChange={onChange}>
      <chakra.span css={styles.mark}>{isChecked && <CheckIcon />}</chakra.span>
      {label}
    </ChakraMenu.CheckboxItem>
  )
}
