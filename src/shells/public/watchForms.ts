/** How long after its last change a form counts as in use, in ms. */
const restMs = 5000

const fields = 'input, textarea, select, [contenteditable=true]'

const isField = (target: EventTarget | null) => target instanceof Element && target.matches(fields)

/**
 * Watches whether a form is in use: a field has the focus, a field was changed a moment ago, or the file dialog of the
 * browser is open. Returns the check and a function that stops watching.
 */
export function watchForms(): { isSomeoneWriting: () => boolean; stop: () => void } {
  let lastChange = Number.NEGATIVE_INFINITY
  let isChoosingFile = false
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
  const listeners = [
    ['input', onChange],
    ['change', onChange],
    ['click', onClick],
    ['cancel', onChoiceOver],
  ] as const
  for (const [name, listener] of listeners) document.addEventListener(name, listener, true)
  return {
    isSomeoneWriting: () =>
      isField(document.activeElement) || isChoosingFile || Date.now() - lastChange < restMs,
    stop: () => {
      for (const [name, listener] of listeners) document.removeEventListener(name, listener, true)
    },
  }
}
