/** For tests of the grid: what is heard, where the focus is, what is shown before it is done. */
export const said = () => document.querySelector('[aria-live]')?.textContent

export const preview = () => document.querySelector<HTMLElement>('[data-part=ghost]:not([hidden])')

/** The name of the cell or the meeting that has the focus; to search two hundred cells for it takes long. */
export const cursor = () =>
  document.activeElement?.closest('[role=gridcell], [data-id]')?.getAttribute('aria-label')

/** Presses `Shift+ArrowDown` and the like, one after another. */
export const pressing =
  (keyboard: (keys: string) => Promise<void>) =>
  async (...keys: string[]) => {
    for (const key of keys) {
      const parts = key.split('+')
      const last = parts.pop()
      const held = parts.map((one) => `{${one}>}`).join('')
      const freed = parts.map((one) => `{/${one}}`).join('')
      await keyboard(`${held}{${last}}${freed}`)
    }
  }
