import { detectLanguage, type LanguageSigns } from './detectLanguage.ts'

const storage = (texts: Record<string, string> = {}) => ({ getItem: (key: string) => texts[key] ?? null })

/** Every source has another language; each test removes the strongest one. */
const signs: LanguageSigns = {
  search: '?lng=az',
  local: storage({ language: 'RU', i18nextLng: 'en' }),
  session: storage({ i18nextLng: 'ru' }),
  cookie: 'theme=dark; i18next=az',
  browser: ['de-DE', 'ru-RU'],
  page: 'az',
}

it.each([
  ['the address', {}, 'AZ'],
  ['the earlier choice', { search: '' }, 'RU'],
  ['the cookie', { search: '', local: storage({ i18nextLng: 'en' }) }, 'AZ'],
  ['the cache', { search: '', cookie: '', local: storage({ i18nextLng: 'en' }) }, 'EN'],
  ['the session', { search: '', cookie: '', local: storage() }, 'RU'],
  ['the browser', { search: '', cookie: '', local: storage(), session: storage() }, 'RU'],
  ['the page', { search: '', cookie: '', local: storage(), session: storage(), browser: ['de'] }, 'AZ'],
  ['nothing', { search: '', cookie: '', local: storage(), session: storage(), browser: [], page: '' }, 'EN'],
] as const)('takes the language of %s', (_sign, missing, language) => {
  expect(detectLanguage({ ...signs, ...missing })).toBe(language)
})

it('skips sources without one of our languages', () => {
  expect(detectLanguage({ ...signs, search: '?lng=fr', local: storage({ language: 'XX' }) })).toBe('AZ')
})
