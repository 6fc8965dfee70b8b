import 'i18next'
import type careers from '#locales/en/careers.json'
import type common from '#locales/en/common.json'
import type validation from '#locales/en/validation.json'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    enableSelector: false
    resources: {
      common: typeof common
      careers: typeof careers
      validation: typeof validation
    }
  }
}
