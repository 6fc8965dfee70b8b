import { readTexts } from '#testing/readTexts.ts'
import { failureOf } from './applicationFailure.ts'

/** What an English reader is told. */
function told(error: unknown): string[] {
  const { titleKey, textKey, message } = failureOf(error)
  const { form } = readTexts('en', 'careers') as { form: Record<string, string> }
  return [titleKey, textKey].map((key) => form[key.replace('form.', '')] ?? '').concat(message ?? [])
}

it('says that an application may have arrived when its answer did not come in time', () => {
  const [title, text] = told({ status: 'TIMEOUT_ERROR', error: '' })
  expect(title).toBe('We do not know whether your application arrived')
  expect(text).toMatch(/send again now. If it has arrived already, it counts once/)
})

it('says that it was not sent when it was not', () => {
  for (const [status, reason] of [
    ['FETCH_ERROR', /could not reach/],
    [503, /could not take it/],
  ] as const) {
    const [title, text] = told({ status, data: {} })
    expect(title).toBe('Your application was not sent')
    expect(text).toMatch(reason)
  }
})
