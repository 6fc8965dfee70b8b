import { type KeyboardEvent, useRef, useState } from 'react'

/** Where a key leads in the list of the holidays. */
const moves: Record<string, (at: number, last: number) => number> = {
  ArrowLeft: (at) => at - 1,
  ArrowUp: (at) => at - 1,
  ArrowRight: (at) => at + 1,
  ArrowDown: (at) => at + 1,
  Home: () => 0,
  End: (_at, last) => last,
}

const dayAt = ({ target }: { target: EventTarget }) =>
  (target as HTMLElement).closest<HTMLElement>('[data-day]')?.dataset.day

/** The holidays of a year as one tab stop: the next one, or the one that had the focus last. The arrow keys lead on. */
export function useHolidayKeys(days: readonly string[], today: string) {
  const ref = useRef<HTMLDivElement>(null)
  const [focused, setFocused] = useState<string>()
  const tabStop = days.find((day) => day === focused) ?? days.find((day) => day >= today) ?? days[0]

  const onKeyDown = (event: KeyboardEvent) => {
    const move = moves[event.key]
    const day = dayAt(event)
    if (!move || !day || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    const next = days[move(days.indexOf(day), days.length - 1)]
    const button = ref.current?.querySelector<HTMLElement>(`[data-day="${next}"] button`)
    if (!button) return // One tooltip closes before the next opens: in one step the library would close both.
    ;(event.target as HTMLElement).blur()
    setTimeout(() => button.focus())
  }
  return {
    tabStop,
    handlers: { ref, onKeyDown, onFocus: (event: { target: EventTarget }) => setFocused(dayAt(event)) },
  }
}
