import { chakra } from '@chakra-ui/react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { YearNav, type YearNavProps } from './YearNav.tsx'

export interface YearPartProps extends YearNavProps {
  /**
   * Asked once: whether a phone, which shows the months one below the other, begins at the present one. The focus stays
   * where it is.
   */
  opensAtToday?: (() => boolean) | undefined
  /** A `YearGrid` and what belongs to it. */
  children: ReactNode
}

/** The Corporate Calendar in its page: the choice of the year, the year. On paper it lies on its side. */
export function YearPart({ children, onToday, opensAtToday, ...nav }: YearPartProps) {
  const root = useRef<HTMLDivElement>(null)
  const [isLooking, setLooking] = useState(false)
  const opensAt = useRef(opensAtToday)
  useEffect(() => {
    const isWanted = opensAt.current?.()
    opensAt.current = undefined
    if (!isWanted) return
    const card = root.current?.querySelector('[aria-current=date]')?.closest('table')?.parentElement
    if (card && isColumn(card.parentElement)) card.scrollIntoView({ block: 'start', behavior: 'instant' })
  }, [])
  useEffect(() => {
    if (!isLooking) return
    root.current?.querySelector('[aria-current=date]')?.scrollIntoView({ block: 'nearest' })
    setLooking(false)
  }, [isLooking])
  return (
    <>
      <style>{'@page { size: A4 landscape; margin: 9mm; }'}</style>
      <YearNav
        {...nav}
        onToday={() => {
          onToday()
          // Once the year stands there.
          setLooking(true)
        }}
      />
      <chakra.div ref={root} css={styles}>
        {children}
      </chakra.div>
    </>
  )
}

/** Whether the elements in it stand one below the other. */
function isColumn(parent: Element | null): boolean {
  const [one, other] = [...(parent?.children ?? [])].map((child) => child.getBoundingClientRect())
  return one !== undefined && other !== undefined && one.bottom < other.top
}

const styles = {
  display: 'grid',
  gap: { base: '5', md: '6' },
  width: 'full',
  minWidth: '0',
  _print: { gap: '2.5mm' },
} as const
