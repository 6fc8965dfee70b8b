import i18next, { type i18n, type Resource } from 'i18next'
import { initReactI18next } from 'react-i18next'

/** An i18next instance with all texts of the application, without a loader, for stories and tests. */
export function createTexts(resources: Resource, lng: string): i18n {
  const instance = i18next.createInstance()
  void instance.use(initReactI18next).init({
    lng,
    resources,
    fallbackLng: false,
    defaultNS: 'common',
    interpolation: { escapeValue: false },
    returnEmptyString: false,
    initAsync: false,
  })
  return instance
}
