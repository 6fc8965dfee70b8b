import { browserStorage } from '#store/persistence/textStorage.ts'

/** What the browser remembers of the popup (spec 2). */
const popupFlag = 'popupShown'

export const wasPopupShown = (): boolean => browserStorage(window).getItem(popupFlag) === 'true'

export function rememberPopup(): void {
  try {
    browserStorage(window).setItem(popupFlag, 'true')
  } catch {
    // A full storage: it comes once more at the next visit.
  }
}
