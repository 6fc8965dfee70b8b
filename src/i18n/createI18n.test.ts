import { readTexts } from '#testing/readTexts.ts'
import { createI18n, hasShellTexts } from './createI18n.ts'

const quickly = { maxRetries: 5, retryDelayMs: 1, maxParallelReads: 10 }

it.each([
  ['ru', 1, 'Показана 1 вакансия'],
  ['ru', 3, 'Показаны 3 вакансии'],
  ['ru', 11, 'Показано 11 вакансий'],
  ['ru', 21, 'Показана 21 вакансия'],
  ['az', 1, '1 vakansiya göstərilir'],
  ['az', 12, '12 vakansiya göstərilir'],
  ['en', 1, '1 vacancy shown'],
  ['en', 0, '0 vacancies shown'],
] as const)('uses the plural form in %s: %i', async (language, count, sentence) => {
  const i18n = await createI18n({ language, load: async (lng, ns) => readTexts(lng, ns) })
  await i18n.loadNamespaces('careers')
  expect(i18n.t('careers:vacancies.found', { count })).toBe(sentence)
})

it('retries five times when a text does not load, and then gives up', async () => {
  const load = jest.fn(async () => Promise.reject(new Error('offline')))
  const i18n = await createI18n({ language: 'en', load, loading: quickly })
  expect(load).toHaveBeenCalledTimes(6)
  expect(hasShellTexts(i18n)).toBe(false)
})

it('shows texts once the connection is back before the last retry', async () => {
  let failures = 3
  const i18n = await createI18n({
    language: 'en',
    loading: quickly,
    load: async (lng, ns) => {
      if (failures-- > 0) throw new Error('offline')
      return readTexts(lng, ns)
    },
  })
  expect(i18n.t('nav.careers')).toBe('Career')
})

it('loads again after a discarded answer', async () => {
  let isDropped = true
  const i18n = await createI18n({
    language: 'en',
    loading: quickly,
    load: async (lng, ns) => {
      if (!isDropped) return readTexts(lng, ns)
      isDropped = false
      return undefined
    },
  })
  expect(i18n.t('nav.careers')).toBe('Career')
})

it('falls back to English for a language whose texts do not load', async () => {
  const i18n = await createI18n({
    language: 'az',
    loading: quickly,
    load: async (lng, ns) => (lng === 'az' ? Promise.reject(new Error('lost')) : readTexts(lng, ns)),
  })
  expect(i18n.t('nav.careers')).toBe('Career')
})

it('retries after 350 ms, and doubles the pause each time', async () => {
  jest.useFakeTimers()
  try {
    const load = jest.fn(async () => Promise.reject(new Error('offline')))
    const created = createI18n({ language: 'en', load })
    await jest.advanceTimersByTimeAsync(0)
    expect(load).toHaveBeenCalledTimes(1)
    for (const [tries, pause] of [350, 700, 1400, 2800, 5600].entries()) {
      await jest.advanceTimersByTimeAsync(pause - 1)
      expect(load).toHaveBeenCalledTimes(tries + 1)
      await jest.advanceTimersByTimeAsync(1)
      expect(load).toHaveBeenCalledTimes(tries + 2)
    }
    await created
  } finally {
    jest.useRealTimers()
  }
})
