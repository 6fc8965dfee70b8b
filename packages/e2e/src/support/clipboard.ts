import type { Page } from '@playwright/test'

/** The text that a person would paste: the pages themselves may not read the clipboard (`Permissions-Policy`). */
export async function pastedText(page: Page): Promise<string> {
  const field = await page.evaluateHandle(() => {
    const made = document.createElement('textarea')
    document.body.append(made)
    made.focus()
    return made
  })
  await page.keyboard.press('ControlOrMeta+V')
  return field.evaluate((made) => {
    made.remove()
    return made.value
  })
}
