import { useSyncExternalStore } from 'react'

/** In rem: the least height of a day of the month, its number with the padding, a line, and what stands around the weeks. */
const size = { day: 7.25, number: 2.25, line: 1.375, around: 21 }

/** The height of a day by CSS: six weeks fit in the window, if the lines have room then. `--weeks` is their number. */
export const dayHeight = `max(${size.day}rem, (100dvh - ${size.around}rem) / var(--weeks))`

const linesIn = (height: number) => Math.floor((height - size.number) / size.line)

const subscribe = (onChange: () => void) => {
  window.addEventListener('resize', onChange)
  return () => window.removeEventListener('resize', onChange)
}

/** How many lines of notes and meetings a day of the month has room for. */
export function useMonthLines(weeks: number): number {
  return useSyncExternalStore(
    subscribe,
    () => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16
      return linesIn(Math.max(size.day, (window.innerHeight / rem - size.around) / weeks))
    },
    () => linesIn(size.day),
  )
}
