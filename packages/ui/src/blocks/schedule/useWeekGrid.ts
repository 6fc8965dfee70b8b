import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { DragPreview } from './dragPreview.ts'
import { GridContext } from './gridContext.ts'
import { GridCursor } from './gridCursor.ts'
import { GridKeys } from './gridKeys.ts'
import { GridPointer } from './gridPointer.ts'
import type { WeekGridProps } from './scheduleTypes.ts'

const createControls = (props: WeekGridProps) => {
  const desk = new GridContext(props)
  const cursor = new GridCursor(desk)
  const change = new DragPreview(desk)
  const keys = new GridKeys(desk, cursor, change)
  const pointer = new GridPointer(desk, cursor, change)
  const handlers = {
    onKeyDown: (event: KeyboardEvent) => keys.handle(event),
    onBlur: ({ relatedTarget }: FocusEvent) => {
      if (!desk.scene?.contains(relatedTarget)) keys.leave()
    },
    onPointerDown: (event: PointerEvent) => pointer.down(event),
    onPointerMove: (event: PointerEvent) => pointer.move(event),
    onPointerUp: () => pointer.up(),
    onPointerCancel: () => pointer.cancel(),
    // The focus stays in the grid: a press gives it to a cell when it is over.
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
    onClick: (event: MouseEvent) => pointer.click(event),
  }
  return { desk, cursor, change, keys, pointer, handlers }
}

/** The cursor, the keys and the mouse of the grid. They listen at its root and write to its elements. */
export function useWeekGrid(props: WeekGridProps) {
  const sceneRef = useRef<HTMLDivElement>(null)
  const [{ desk, cursor, change, keys, pointer, handlers }] = useState(() => createControls(props))
  const { days, texts, hours } = props
  useLayoutEffect(() => {
    desk.scene = sceneRef.current
    desk.props = props
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: they are what the cell's name is made of.
  useLayoutEffect(() => {
    change.sync()
    cursor.arrive()
  }, [days, texts, hours])
  const first = days[0]?.day
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was taken belongs to the days that were shown.
  useLayoutEffect(() => keys.drop(), [first])
  useLayoutEffect(() => () => pointer.cancel(), [pointer])
  return { sceneRef, handlers }
}
