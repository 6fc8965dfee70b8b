import { chakra } from '@chakra-ui/react'
import type { ReactNode, Ref } from 'react'
import { WeekNav, type WeekNavProps } from './WeekNav.tsx'

export interface SchedulePartProps extends WeekNavProps {
  /** The element around the week and its lists: for keyboard shortcuts. */
  contentRef?: Ref<HTMLDivElement>
  /** A `ScheduleWeek` and what belongs to it. */
  children: ReactNode
}

/** My Schedule (spec 2): the choice of a week, and the week. Printed in landscape. */
export const SchedulePart = ({ contentRef, children, ...nav }: SchedulePartProps) => (
  <>
    <style>{'@page { size: A4 landscape; margin: 9mm; }'}</style>
    <WeekNav {...nav} />
    <chakra.div ref={contentRef} css={styles}>
      {children}
    </chakra.div>
  </>
)

const styles = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: { base: '4', md: '5' },
  width: 'full',
  minWidth: '0',
} as const
