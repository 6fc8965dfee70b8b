import { pageKeyOf } from '@atrium/ui/staff'
import { useEffect, useEffectEvent } from 'react'
import { selectSettings } from '#slices/selectSettings.ts'
import { useAppSelector } from '#store/hooks.ts'

/** What single keys do on a page, outside text fields and unless the person has switched them off. */
export function usePageKeys(commands: Readonly<Record<string, (() => void) | undefined>>): void {
  const { hasKeyShortcuts } = useAppSelector(selectSettings)
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const key = pageKeyOf(event)
    const command = key === undefined ? undefined : commands[key]
    if (!command) return
    event.preventDefault()
    command()
  })
  useEffect(() => {
    if (!hasKeyShortcuts) return
    const listen = (event: KeyboardEvent) => onKey(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [hasKeyShortcuts])
}
