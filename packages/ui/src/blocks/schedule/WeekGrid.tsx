import { memo } from 'react'
import { GridFrame } from './GridFrame.tsx'
import { GridScene } from './GridScene.tsx'
import type { WeekGridProps } from './scheduleTypes.ts'

/**
 * The week with its meetings (spec 2, My Schedule): an ARIA grid with one tab stop, and the meetings over the grid by their
 * days. Everything works with mouse, touch and keyboard.
 */
export const WeekGrid = memo(function WeekGrid(props: WeekGridProps) {
  return (
    <GridFrame days={props.days.length}>
      <GridScene {...props} />
    </GridFrame>
  )
})
