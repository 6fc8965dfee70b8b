/** What a shortcut of the staff area opens. */
export type Shortcut = 'palette' | 'shortcuts'

type Press = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>

/** Whether a press is Ctrl+K or Cmd+K, on a keyboard without Latin letters by the place of the key. */
export const isPaletteKey = ({ key, code, ctrlKey, metaKey, altKey, shiftKey }: Press): boolean =>
  ctrlKey !== metaKey &&
  !altKey &&
  !shiftKey &&
  (key.toLowerCase() === 'k' || (code === 'KeyK' && !/^[a-z]$/i.test(key)))

/** What a press outside text fields opens, while no dialog is open. A single key does so only where `hasKeyShortcuts`. */
export function shortcutOf(event: KeyboardEvent, hasKeyShortcuts: boolean): Shortcut | undefined {
  const { key, ctrlKey, metaKey, altKey, target, isComposing, repeat } = event
  if (event.defaultPrevented || isComposing || repeat || isTyping(target)) return undefined
  if (document.querySelector('[aria-modal=true]')) return undefined
  if (isPaletteKey(event)) return 'palette'
  return hasKeyShortcuts && key === '?' && !ctrlKey && !metaKey && !altKey ? 'shortcuts' : undefined
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input:not([type=checkbox], [type=radio]), textarea, select'))
