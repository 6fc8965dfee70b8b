export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Controls whose input was passed: each further error of the hydration would write it over what was typed since. */
const passed = new WeakSet<Control>()

/**
 * For a hydration that failed because something has changed the document (a translator, an extension): React has rendered
 * new controls in place of the server's. What a person typed, chose and focused in the old controls is passed to the new
 * ones of the same name, as events of the person.
 *
 * @param before the controls of the container before the hydration
 * @param focused the last focused element
 */
export function passInput(container: Element, before: readonly Control[], focused: unknown): void {
  const after = [...container.querySelectorAll<Control>('input, textarea, select')]
  const namesakes = (all: readonly Control[], { name, type }: Control) =>
    all.filter((each) => each.name === name && each.type === type)
  for (const old of before) {
    const control = namesakes(after, old)[namesakes(before, old).indexOf(old)]
    if (old.isConnected || !control || passed.has(old)) continue
    passed.add(old)
    if (isChanged(old)) pass(old, control)
    if (focused === old) control.focus()
  }
}

const isToggle = (control: Control): control is HTMLInputElement =>
  control.type === 'checkbox' || control.type === 'radio'

/** Whether a control has another value than the server gave it. */
function isChanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement) {
    const given = [...control.options].findIndex(({ defaultSelected }) => defaultSelected)
    return control.selectedIndex !== Math.max(0, given)
  }
  return isToggle(control)
    ? control.checked !== control.defaultChecked
    : control.value !== control.defaultValue
}

function pass(old: Control, control: Control): void {
  if (isToggle(old) && isToggle(control)) {
    if (old.checked !== control.checked) control.click()
    return
  }
  if (old.type === 'file') Object.assign(control, { files: (old as HTMLInputElement).files })
  // Past React's own setter, which would take the event for one without a change.
  else Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, old.value)
  for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }))
}
