import { chakra, type HTMLChakraProps } from '@chakra-ui/react'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#primitives/Button.tsx'
import { usePrinting } from './usePrinting.ts'

interface LongListProps<Item> extends Omit<HTMLChakraProps<'ul'>, 'children'> {
  items: readonly Item[]
  /** How many items are drawn at first, and how many each press of the button adds. */
  step: number
  /** Draws an item: an `li` with its key. */
  children: (item: Item) => ReactNode
}

/** A list that draws its first items, and further ones on demand, so that 10,000 people cost as much as a hundred. */
export function LongList<Item>({ items, step, children, ...list }: LongListProps<Item>) {
  const { t } = useTranslation('table')
  const ref = useRef<HTMLUListElement>(null)
  const [count, setCount] = useState(step)
  const firstNew = useRef<number>(undefined)
  const isPrinting = usePrinting()
  const left = isPrinting ? 0 : items.length - count

  // The focus moves to the first item that the button has added.
  useLayoutEffect(() => {
    if (firstNew.current === undefined) return
    ref.current?.children[firstNew.current]?.querySelector<HTMLElement>('a, button, input')?.focus()
    firstNew.current = undefined
  })

  return (
    <chakra.ul ref={ref} {...list}>
      {(left > 0 ? items.slice(0, count) : items).map(children)}
      {left > 0 && (
        <li>
          <Button
            variant="quiet"
            size="sm"
            onClick={() => {
              firstNew.current = count
              setCount(count + step)
            }}
          >
            {t('more', { left })}
          </Button>
        </li>
      )}
    </chakra.ul>
  )
}
