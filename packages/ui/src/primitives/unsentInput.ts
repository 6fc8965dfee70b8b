/** Two presses of one key within this time are one deed, as the browser counts a double click. Milliseconds. */
const doublePressMs = 500

/** A press of a key, and when: on the clock of the events. */
interface KeyPress {
  key: string
  timeStamp: number
}

/** Now, on the clock of the events. */
export const eventTime = (): number => new Event('now').timeStamp

/**
 * For as long as a dialog is open: ignores the rest of the input that opened it, and, when the returned function is
 * called, the rest of the input that closed it. Enter pressed twice in a form saves the form and presses nothing under it.
 */
export function guardLayerInput(): () => void {
  let pressed: string | undefined
  const onKeyDown = ({ key }: KeyboardEvent) => {
    pressed = key
  }
  const onPointerDown = () => {
    pressed = undefined
  }
  window.addEventListener('keydown', onKeyDown, true)
  window.addEventListener('pointerdown', onPointerDown, true)
  ignoreLeftoverInput()
  return () => {
    window.removeEventListener('keydown', onKeyDown, true)
    window.removeEventListener('pointerdown', onPointerDown, true)
    ignoreLeftoverInput(pressed === undefined ? undefined : { key: pressed, timeStamp: eventTime() })
  }
}

/**
 * Input that was begun on one layer of the page is not meant for the layer that has just taken its place: the rest of a
 * double click, a key that is still held, and a second quick press of `press`, the key that brought the other layer. The
 * first input that is none of these ends it.
 */
export function ignoreLeftoverInput(press?: KeyPress): void {
  let isIgnored = false
  const stop = (event: Event) => {
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  const onClick = (event: MouseEvent) => {
    // The browser counts clicks that follow each other in one place; keys count none.
    if (event.detail > 1) stop(event)
    else window.removeEventListener('click', onClick, true)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, timeStamp } = event
    const isSecond = key === press?.key && timeStamp - press.timeStamp < doublePressMs
    isIgnored = event.repeat || isSecond
    if (!isIgnored) {
      window.removeEventListener('keydown', onKeyDown, true)
      window.removeEventListener('keyup', onKeyUp, true)
      return
    }
    stop(event)
  }
  // Where a button is pressed by the end of a key, the end belongs to its beginning.
  const onKeyUp = (event: KeyboardEvent) => {
    if (isIgnored) stop(event)
    isIgnored = false
  }
  window.addEventListener('click', onClick, true)
  window.addEventListener('keydown', onKeyDown, true)
  window.addEventListener('keyup', onKeyUp, true)
}
