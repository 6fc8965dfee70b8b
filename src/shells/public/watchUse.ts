/** How long after its last change a form counts as in use, in ms. */
const restMs = 5000

const fields = 'input, textarea, select, [contenteditable=true]'

const isField = (target: EventTarget | null) => target instanceof Element && target.matches(fields)

/**
 * Watches whether the page is in use: a field has the focus, a field was changed a moment ago, the file dialog of the
 * browser is open, or the visitor goes from control to control with Tab. Returns the check and a function that stops
 * watching.
 */
export function watchUse(): { isInUse: () => boolean; stop: () => void } {
  let lastChange = Number.NEGATIVE_INFINITY
  let isChoosingFile = false
  let isTabbing = false
  const onChange = () => {
    lastChange = Date.now()
    isChoosingFile = false
  }
  const onClick = ({ target }: Event) => {
    if (target instanceof HTMLInputElement && target.type === 'file') isChoosingFile = true
  }
  const onChoiceOver = () => {
    isChoosingFile = false
  }
  const onKey = (event: Event) => {
    if (event instanceof KeyboardEvent && event.key === 'Tab') isTabbing = true
  }
  const onPointer = () => {
    isTabbing = false
  }
  const listeners = [
    ['input', onChange],
    ['change', onChange],
    ['click', onClick],
    ['cancel', onChoiceOver],
    ['keydown', onKey],
    ['pointerdown', onPointer],
  ] as const
  for (const [name, listener] of listeners) document.addEventListener(name, listener, true)
  return {
    isInUse: () =>
      isTabbing || isField(document.activeElement) || isChoosingFile || Date.now() - lastChange < restMs,
    stop: () => {
      for (const [name, listener] of listeners) document.removeEventListener(name, listener, true)
    },
  }
}
