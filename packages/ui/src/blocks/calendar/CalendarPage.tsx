import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { PageHead } from '#primitives/PageHead.tsx'

interface CalendarPageProps {
  heading: string
  /** Under the heading. */
  lead?: string | undefined
  /** Above the heading, as wide as the page. */
  note?: ReactNode
  /** Beside the heading: a `ViewToggle` or a link. */
  toggle?: ReactNode
  /** A `YearPart` or a `SchedulePart`: its navigation stands at the end of the heading's row. */
  children: ReactNode
}

/**
 * The frame of the calendar area. The heading and the toggle stay where they are while the view under them changes,
 * and the focus with them.
 */
export const CalendarPage = ({ heading, lead, note, toggle, children }: CalendarPageProps) => (
  <chakra.div css={styles.page}>
    {note}
    <chakra.div css={styles.head}>
      <PageHead heading={heading} lead={lead}>
        {toggle}
      </PageHead>
    </chakra.div>
    {children}
  </chakra.div>
)

const styles = {
  page: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: { base: '3', md: '6' },
    rowGap: { base: '3', md: '6' },
    minWidth: '0',
    _print: { rowGap: '2.5mm', '& h1': { fontSize: '15pt' } },
  },
  head: { flex: { base: '1 0 100%', md: '999 1 auto' }, minWidth: '0' },
} as const
