import { chakra } from '@chakra-ui/react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Heading } from '#primitives/Heading.tsx'
import { YearNav, type YearNavProps } from './YearNav.tsx'

export interface CalendarPageProps extends YearNavProps {
  heading: string
  /** A `YearGrid` and what belongs to it. */
  children: ReactNode
}

/** The frame of the Corporate Calendar: heading, the choice of the year, the year. On paper it lies on its side. */
export function CalendarPage({ heading, children, onToday, ...nav }: CalendarPageProps) {
  const root = useRef<HTMLDivElement>(null)
  const [isLooking, setLooking] = useState(false)
  useEffect(() => {
    if (!isLooking) return
    root.current?.querySelector('[aria-current=date]')?.scrollIntoView({ block: 'nearest' })
    setLooking(false)
  }, [isLooking])
  return (
    <chakra.div ref={root} css={styles.page}>
      <style>{'@page { size: A4 landscape; margin: 9mm; }'}</style>
      <chakra.div css={styles.head}>
        <Heading level={1} size="h2" minWidth="0">
          {heading}
        </Heading>
        <YearNav
          {...nav}
          onToday={() => {
            onToday()
            // Once the year stands there.
            setLooking(true)
          }}
        />
      </chakra.div>
      {children}
    </chakra.div>
  )
}

const styles = {
  page: {
    display: 'grid',
    gap: { base: '5', md: '6' },
    minWidth: '0',
    _print: { gap: '2.5mm', '& h1': { fontSize: '15pt' } },
  },
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '6',
    rowGap: '3',
  },
} as const
