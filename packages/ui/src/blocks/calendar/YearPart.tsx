import { chakra } from '@chakra-ui/react'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { YearNav, type YearNavProps } from './YearNav.tsx'

export interface YearPartProps extends YearNavProps {
  /** A `YearGrid` and what belongs to it. */
  children: ReactNode
}

/** The Corporate Calendar in its page: the choice of the year, the year. On paper it lies on its side. */
export function YearPart({ children, onToday, ...nav }: YearPartProps) {
  const root = useRef<HTMLDivElement>(null)
  const [isLooking, setLooking] = useState(false)
  useLayoutEffect(() => {
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
          // Scroll after the year is rendered.
          setLooking(true)
        }}
      />
      <chakra.div ref={root} css={styles}>
        {children}
      </chakra.div>
    </>
  )
}

const styles = {
  display: 'grid',
  gap: { base: '5', md: '6' },
  width: 'full',
  minWidth: '0',
  _print: { gap: '2.5mm' },
} as const
