import { readTabValue, staffKey, writeTab } from '#hooks/useTabState.ts'

const openedKey = `${staffKey}calendarOpened`

/** Whether the calendar opens here for the first time: Back, Forward and a reload restore a place in it instead. */
export function isFirstOpening(): boolean {
  const { key = 'default' }: { key?: string } = window.history.state ?? {}
  const opened = readTabValue<string[]>(openedKey) ?? []
  if (opened.includes(key)) return false
  writeTab(openedKey, [...opened, key])
  return true
}
