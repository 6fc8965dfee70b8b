import { readTexts } from '#testing/readTexts.ts'
import { createI18n } from './createI18n.ts'
import { fetchTexts, LostTextsError } from './translationErrors.ts'

/** English and Russian texts; those of one namespace load only after the connection is repaired. */
async function withLost(isLost: (lng: string, ns: string) => boolean) {
  const line = { isBroken: true }
  const i18n = await createI18n({
    language: 'ru',
    loading: { maxRetries: 0, retryDelayMs: 1, maxParallelReads: 10 },
    load: async (lng, ns) =>
      line.isBroken && isLost(lng, ns) ? Promise.reject(new Error('lost')) : readTexts(lng, ns),
  })
  return { i18n, line }
}

it('loads texts again that failed before', async () => {
  const { i18n, line } = await withLost((_lng, ns) => ns === 'meeting')
  await expect(fetchTexts(i18n, ['meeting', 'days'])).rejects.toThrow(LostTextsError)
  line.isBroken = false
  await fetchTexts(i18n, ['meeting', 'days'])
  expect(i18n.t('meeting:fields.title')).toBe('Название')
})

it('accepts texts in one language only', async () => {
  const { i18n } = await withLost((lng, ns) => lng === 'ru' && ns === 'meeting')
  await fetchTexts(i18n, ['meeting'])
  expect(i18n.t('meeting:fields.title')).toBe('Title')
})
