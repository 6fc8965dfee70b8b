/**
 * Runs in the page before its code: replaces Playwright's way to fill a field in Firefox. React ignores an assigned
 * value; this one is typed by the browser, like in Chromium.
 */
export function insertText(): void {
  Object.defineProperty(window, '__pw_bidiInsertText', {
    get: () => (text: string) => void document.execCommand('insertText', false, text),
    set: () => {},
  })
}
