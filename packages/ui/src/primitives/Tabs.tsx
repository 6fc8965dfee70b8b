import { chakra } from '@chakra-ui/react'
import { type KeyboardEvent, type MouseEvent, type ReactNode, useId, useRef, useState } from 'react'
import { defineSlotStyles } from '#theme/defineStyles.ts'
import { WarningIcon } from './icons.tsx'
import { chosenSegment, segment, segmentRow } from './segments.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'

const styles = defineSlotStyles({
  list: segmentRow,
  tab: {
    ...segment,
    // A tab may be a link, whose text is not in the middle by itself.
    display: 'grid',
    placeItems: 'center',
    flex: '1 1 0',
    minWidth: '0',
    minHeight: 'target',
    paddingInline: '3',
    paddingBlock: '2',
    textAlign: 'center',
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    '&[aria-selected=true]': chosenSegment,
  },
  detail: { textStyle: 'small', fontWeight: 'normal' },
  error: { display: 'inline-flex', gap: '1', alignItems: 'center', '& > svg': { color: 'fg.danger' } },
})

interface TabItem<Value extends string> {
  value: Value
  label: string
  /** Below the label, in small letters: the state of what the tab shows. */
  detail?: string | undefined
  /** What is wrong in the tab: a mark beside the label, in words for screen readers. */
  error?: string | undefined
  /** Shows the tab where no JavaScript runs. @default the tab needs JavaScript */
  href?: string | undefined
  /**
   * What the tab shows. It mounts when the tab is first selected, and stays mounted, so that what was typed in it survives
   * a look at another.
   */
  panel: ReactNode
}

interface TabsProps<Value extends string> {
  /** Names the row of tabs. */
  label: string
  items: readonly TabItem<Value>[]
  selected: Value
  onSelect: (value: Value) => void
}

/** Where each key leads from a place among `count` tabs; the ends meet. */
const moves: Record<string, (place: number, count: number) => number> = {
  ArrowRight: (place, count) => (place + 1) % count,
  ArrowLeft: (place, count) => (place - 1 + count) % count,
  Home: () => 0,
  End: (_place, count) => count - 1,
}

/** The tabs pattern of the ARIA practices: arrows, Home and End select at once, Tab moves into the panel. */
export function Tabs<Value extends string>({ label, items, selected, onSelect }: TabsProps<Value>) {
  const id = useId()
  const listRef = useRef<HTMLDivElement>(null)
  const [mounted, setMounted] = useState<readonly Value[]>([selected])
  if (!mounted.includes(selected)) setMounted([...mounted, selected])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
    const place = items.findIndex(({ value }) => value === selected)
    const next = moves[event.key]?.(place, items.length)
    const item = next === undefined ? undefined : items[next]
    if (!item) return
    event.preventDefault()
    onSelect(item.value)
    listRef.current?.querySelectorAll<HTMLElement>('[role=tab]')[next as number]?.focus()
  }

  return (
    <>
      <chakra.div ref={listRef} role="tablist" aria-label={label} css={styles.list}>
        {items.map((item) => (
          <chakra.button
            key={item.value}
            {...(item.href === undefined ? { type: 'button' as const } : { as: 'a', href: item.href })}
            role="tab"
            id={`${id}-${item.value}-tab`}
            aria-controls={`${id}-${item.value}`}
            aria-selected={item.value === selected}
            tabIndex={item.value === selected ? 0 : -1}
            css={styles.tab}
            onClick={(event: MouseEvent) => {
              event.preventDefault()
              onSelect(item.value)
            }}
            onKeyDown={onKeyDown}
          >
            {item.error ? (
              <chakra.span css={styles.error}>
                {item.label}
                <WarningIcon />
                <VisuallyHidden>{item.error}</VisuallyHidden>
              </chakra.span>
            ) : (
              item.label
            )}
            {item.detail && <chakra.span css={styles.detail}>{item.detail}</chakra.span>}
          </chakra.button>
        ))}
      </chakra.div>
      {items.map((item) => (
        <chakra.div
          key={item.value}
          role="tabpanel"
          id={`${id}-${item.value}`}
          aria-labelledby={`${id}-${item.value}-tab`}
          hidden={item.value !== selected}
          marginTop="6"
        >
          {mounted.includes(item.value) && item.panel}
        </chakra.div>
      ))}
    </>
  )
}
