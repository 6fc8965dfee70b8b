import { browserStorage } from '#store/persistence/textStorage.ts'

/** Whether the browser has shown the popup (spec 2). */
const popupFlag = 'popupShown'

export const wasPopupShown = (): boolean => browserStorage(window).getItem(popupFlag) === 'true'

export function rememberPopup(): void {
  try {
    browserStorage(window).setItem(popupFlag, 'true')
  } catch {
    // The storage is full: the popup appears once more at the next visit.
  }
}
