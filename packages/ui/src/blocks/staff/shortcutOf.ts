/** What a shortcut of the staff area opens. */
export type Shortcut = 'palette' | 'shortcuts'

type Press = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>

/** Whether a press is Ctrl+K or Cmd+K, on a keyboard without Latin letters by the place of the key. */
export const isPaletteKey = ({ key, code, ctrlKey, metaKey, altKey, shiftKey }: Press): boolean =>
  ctrlKey !== metaKey &&
  !altKey &&
  !shiftKey &&
  (key.toLowerCase() === 'k' || (code === 'KeyK' && !/^[a-z]$/i.test(key)))

/** Whether a press is outside text fields while no dialog is open. */
const isFree = ({ defaultPrevented, isComposing, repeat, target }: KeyboardEvent): boolean =>
  !defaultPrevented &&
  !isComposing &&
  !repeat &&
  !isTyping(target) &&
  document.querySelector('[aria-modal=true]') === null

/** What a press outside text fields opens, while no dialog is open. A single key does so only where `hasKeyShortcuts`. */
export function shortcutOf(event: KeyboardEvent, hasKeyShortcuts: boolean): Shortcut | undefined {
  if (!isFree(event)) return undefined
  if (isPaletteKey(event)) return 'palette'
  return hasKeyShortcuts && singleKeyOf(event) === '?' ? 'shortcuts' : undefined
}

/** The single key of a press: `j`, also on a keyboard without Latin letters, by its place; `?`, `ArrowRight`. */
function singleKeyOf({ key, code, ctrlKey, metaKey, altKey }: KeyboardEvent): string | undefined {
  if (ctrlKey || metaKey || altKey) return undefined
  const [, letter] = /^Key([A-Z])$/.exec(code) ?? []
  return letter && !/^[a-z]$/i.test(key) && key !== '?' ? letter.toLowerCase() : key
}

/** The single key of a press outside text fields, while no dialog is open. */
export const pageKeyOf = (event: KeyboardEvent): string | undefined =>
  isFree(event) && !isInWidget(event.target) ? singleKeyOf(event) : undefined

/** Tabs, menus and handles have their own meaning for arrows. */
const isInWidget = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('[role=tablist], [role=menu], [role=radiogroup], [role=listbox]') !== null

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input:not([type=checkbox], [type=radio]), textarea, select'))
