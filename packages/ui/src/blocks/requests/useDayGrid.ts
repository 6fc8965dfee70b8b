import { daysBetween, monthOf, type WeekStart } from '@atrium/contract/days'
import { type KeyboardEvent, type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { dayMoves } from '#forms/dayMoves.ts'

export interface DayGridActions {
  /** `YYYY-MM`. */
  month: string
  today: string
  selected: readonly string[]
  /** @default false */
  isDisabled?: boolean | undefined
  onToggle: (day: string) => void
  /** All chosen days at once: a range was taken. */
  onChoose: (days: string[]) => void
  onMonth: (month: string) => void
}

/** The day that an event happened on. */
const dayAt = (event: { target: EventTarget }): string | undefined =>
  (event.target as HTMLElement).closest<HTMLElement>('[data-day]')?.dataset.day

/**
 * Choosing days by mouse, finger and keyboard: a press toggles; Shift with a press, dragging, and Shift with the keys
 * take everything between, and give it back when they return.
 */
export function useDayGrid(props: DayGridActions, weekStart: WeekStart) {
  const { month, today, selected, isDisabled = false, onToggle, onChoose, onMonth } = props
  const gridRef = useRef<HTMLTableElement>(null)
  const [focused, setFocused] = useState('')
  const isFocusWanted = useRef(false)
  /** Where a range begins, and what was chosen before it. */
  const range = useRef<{ from: string; before: readonly string[] }>(undefined)
  const isDragging = useRef(false)
  const lastPressed = useRef<string>(undefined)

  const tabStop =
    [focused, selected.find((day) => monthOf(day) === month), today].find(
      (day) => day && monthOf(day) === month,
    ) ?? `${month}-01`

  useEffect(() => {
    if (!isFocusWanted.current) return
    isFocusWanted.current = false
    gridRef.current?.querySelector<HTMLElement>(`[data-day="${tabStop}"]`)?.focus()
  })
  useEffect(() => {
    const stop = () => {
      isDragging.current = false
    }
    window.addEventListener('pointerup', stop)
    return () => window.removeEventListener('pointerup', stop)
  }, [])

  const selectUpTo = (day: string) => {
    if (!range.current || isDisabled) return
    onChoose([...range.current.before, ...daysBetween(range.current.from, day)])
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const day = dayAt(event)
    if (!day || event.altKey || event.ctrlKey || event.metaKey) return
    const move = dayMoves[event.key]
    if (event.key === ' ' || event.key === 'Enter') {
      event.preventDefault()
      lastPressed.current = day
      if (!isDisabled) onToggle(day)
    } else if (move) {
      event.preventDefault()
      const target = move(day, weekStart)
      if (!event.shiftKey) range.current = undefined
      else range.current ??= { from: day, before: selected }
      selectUpTo(target)
      isFocusWanted.current = true
      setFocused(target)
      if (monthOf(target) !== month) onMonth(monthOf(target))
    }
  }

  return {
    tabStop,
    handlers: {
      ref: gridRef,
      onKeyDown,
      onKeyUp: (event: KeyboardEvent) => {
        if (event.key === 'Shift') range.current = undefined
      },
      onFocus: (event: { target: EventTarget }) => setFocused(dayAt(event) ?? focused),
      onPointerDown: (event: PointerEvent) => {
        const day = dayAt(event)
        // A finger that moves over the days scrolls the page.
        if (!day || event.pointerType === 'touch' || event.button !== 0 || event.shiftKey) return
        isDragging.current = true
        range.current = { from: day, before: selected }
      },
      onPointerOver: (event: PointerEvent) => {
        const day = dayAt(event)
        // The button may have been released outside the window.
        if (event.buttons !== 1) isDragging.current = false
        if (!isDragging.current || !day || !range.current) return
        if (day !== range.current.from) selectUpTo(day)
        else if (!isDisabled) onChoose([...range.current.before])
      },
      // After a drag from one day to another the press belongs to neither.
      onClick: (event: MouseEvent) => {
        const day = dayAt(event)
        range.current = undefined
        if (!day || isDisabled) return
        if (event.shiftKey) onChoose([...selected, ...daysBetween(lastPressed.current ?? tabStop, day)])
        else onToggle(day)
        lastPressed.current = day
      },
    },
  }
}
