import { mkdtemp, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { staffSamples } from '@atrium/contract/accounts/samples'
import { SuggestionsPage } from '#pages/SuggestionsPage.ts'
import { adminAtSocket as admin } from '#support/admin.ts'
import { expectAccessible } from '#support/axe.ts'
import { pastedText } from '#support/clipboard.ts'
import { started } from '#support/started.ts'
import { expect, test } from '#support/test.ts'

/** The short id of a text in the operator’s list. */
async function idOf(text: string): Promise<string> {
  const row = (await admin('suggestions', 'list')).split('\n').find((line) => line.includes(text))
  const id = /[0-9a-f]{8}/.exec(row ?? '')?.[0]
  if (!id) throw new Error(`The list has no “${text}”.`)
  return id
}

async function answer(id: string, text: string): Promise<void> {
  const file = path.join(await mkdtemp(path.join(os.tmpdir(), 'atrium-answer-')), 'answer.txt')
  await writeFile(file, text)
  await admin('suggestions', 'answer', id, file)
}

test('an anonymous suggestion has no data of its sender, and its code shows the answer', async ({
  page,
  texts,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const suggestions = new SuggestionsPage(page, texts)
  const text = `A second screen ${Date.now()}`
  await suggestions.open()
  await expect(suggestions.anonymous).toBeChecked()
  await suggestions.text.fill(text)
  await page.reload()
  await started(page)
  await expect(suggestions.text).toHaveValue(text)
  await suggestions.send.click()

  await expect(suggestions.sent).toContainText(texts('suggestions:sent.once'))
  const code = await suggestions.code()
  expect(code).toMatch(/^([0-9A-Z]{4}-){6}[0-9A-Z]{4}$/)
  await suggestions.copy.click()
  await expect(suggestions.sent.getByRole('status')).toHaveText(texts('suggestions:sent.copied'))
  expect(await pastedText(page)).toBe(code)
  await expectAccessible(page, { hasFoot: false })
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
  expect(kept).not.toContain(code)
  expect(kept).not.toContain(text)

  const id = await idOf(text)
  const shown = await admin('suggestions', 'show', id)
  expect(shown).toContain('(anonymous)')
  for (const trace of [staffSamples[0]?.email, staffSamples[0]?.lastName, '127.0.0.1'])
    expect(shown).not.toContain(trace)
  expect(shown).not.toMatch(/\d{4}-\d{2}-\d{2}/)

  await suggestions.ask(code)
  await expect(suggestions.question).toContainText(texts('suggestions:states.received'))
  await expect(suggestions.own).not.toContainText(text)

  await answer(id, 'Twelve screens are ordered.')
  // In another visit, typed by hand.
  await page.reload()
  await started(page)
  await expect(suggestions.text).toHaveValue('')
  await suggestions.ask(code.toLowerCase().replaceAll('-', ''))
  await expect(suggestions.question).toContainText(texts('suggestions:states.answered'))
  await expect(suggestions.question).toContainText('Twelve screens are ordered.')
  await expect(suggestions.question).toContainText(text)

  await suggestions.ask('AAAA-AAAA-AAAA')
  await expect(suggestions.question).toContainText(texts('validation:codeUnknown'))
})

test('a signed suggestion is in the own list, with its answer', async ({ page, texts }) => {
  const suggestions = new SuggestionsPage(page, texts)
  const text = `A lamp ${Date.now()} <img src=x onerror=alert(1)>`
  await suggestions.open()
  await suggestions.anonymous.click()
  await expect(suggestions.anonymous).toHaveAccessibleDescription(texts('suggestions:form.keptNamed'))
  await suggestions.text.fill(text)
  await suggestions.send.click()
  await expect(suggestions.sent).toContainText(texts('suggestions:sent.named'))
  await expect(suggestions.own).toContainText(text)
  await suggestions.another.click()
  await expect(suggestions.text).toBeFocused()
  await expect(suggestions.text).toHaveValue('')
  await expect(suggestions.anonymous).toBeChecked()

  const id = await idOf(text.slice(0, 20))
  expect(await admin('suggestions', 'show', id)).toContain(staffSamples[0]?.email)
  await answer(id, 'It stands on your desk.')
  await page.reload()
  const row = suggestions.own.getByRole('listitem').filter({ hasText: text })
  await expect(row).toContainText('It stands on your desk.')
  await expect(row).toContainText(texts('suggestions:states.answered'))
})
