import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import type { DayNames } from '#i18n/useDayNames.ts'
import { CellNames } from './cellNames.ts'
import { DragPreview } from './dragPreview.ts'
import { GridContext } from './gridContext.ts'
import { GridCursor } from './gridCursor.ts'
import { GridKeys } from './gridKeys.ts'
import { GridPointer } from './gridPointer.ts'
import type { WeekGridProps } from './scheduleTypes.ts'

const createControls = (context: GridContext) => {
  const names = new CellNames(context)
  const cursor = new GridCursor(context)
  const preview = new DragPreview(context)
  const keys = new GridKeys(context, cursor, preview)
  const pointer = new GridPointer(context, cursor, preview)
  const handlers = {
    onKeyDown: (event: KeyboardEvent) => keys.handle(event),
    onBlur: ({ relatedTarget }: FocusEvent) => {
      if (!context.scene?.contains(relatedTarget)) keys.leave()
    },
    onPointerDown: (event: PointerEvent) => pointer.down(event),
    onPointerMove: (event: PointerEvent) => pointer.move(event),
    onPointerUp: () => pointer.up(),
    onPointerCancel: () => pointer.cancel(),
    // The focus stays in the grid: a press focuses a cell when the press ends.
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
    onContextMenu: (event: MouseEvent) => pointer.contextMenu(event),
    onClick: (event: MouseEvent) => pointer.click(event),
  }
  return { names, cursor, preview, keys, pointer, handlers }
}

/** The cursor, the keys and the mouse of the grid: listeners at its root, which write to its elements. */
export function useWeekGrid(props: WeekGridProps, t: GridContext['t'], dayNames: DayNames) {
  const sceneRef = useRef<HTMLDivElement>(null)
  const [context] = useState(() => new GridContext({ props, t, names: dayNames }))
  const [{ names, cursor, preview, keys, pointer, handlers }] = useState(() => createControls(context))
  const { days, clock, hours } = props
  useLayoutEffect(() => {
    Object.assign(context, { scene: sceneRef.current, props, t, names: dayNames })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the names of the cells are made of them.
  useLayoutEffect(() => {
    names.write()
    preview.sync()
    cursor.arrive()
    keys.sync()
  }, [days, clock, hours, dayNames])
  useLayoutEffect(() => {
    const scene = sceneRef.current
    scene?.addEventListener('touchmove', pointer.touchMove, { passive: false })
    return () => {
      scene?.removeEventListener('touchmove', pointer.touchMove)
      pointer.cancel()
    }
  }, [pointer])
  return { sceneRef, handlers }
}
