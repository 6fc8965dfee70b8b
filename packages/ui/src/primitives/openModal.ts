import { eventTime, ignoreLeftoverInput, type KeyPress } from './leftoverInput.ts'

/**
 * Opens a native dialog over the page; the result closes it, which gives the focus back to where it was. What was begun
 * before is not meant for the dialog, and what was begun in it not for the page: Enter pressed twice in a form saves
 * it, and presses nothing under it.
 */
export function openModal(dialog: HTMLDialogElement): () => void {
  let pressed: string | undefined
  const onKeyDown = ({ key }: KeyboardEvent) => {
    pressed = key
  }
  const onPointerDown = () => {
    pressed = undefined
  }
  window.addEventListener('keydown', onKeyDown, true)
  window.addEventListener('pointerdown', onPointerDown, true)
  dialog.showModal()
  ignoreLeftoverInput()
  return () => {
    window.removeEventListener('keydown', onKeyDown, true)
    window.removeEventListener('pointerdown', onPointerDown, true)
    dialog.close()
    const press: KeyPress | undefined =
      pressed === undefined ? undefined : { key: pressed, timeStamp: eventTime() }
    ignoreLeftoverInput(press)
  }
}
