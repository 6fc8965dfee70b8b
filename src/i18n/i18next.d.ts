import 'i18next'
import type about from '#locales/en/about.json'
import type careers from '#locales/en/careers.json'
import type common from '#locales/en/common.json'
import type contact from '#locales/en/contact.json'
import type home from '#locales/en/home.json'
import type newsletter from '#locales/en/newsletter.json'
import type privacy from '#locales/en/privacy.json'
import type services from '#locales/en/services.json'
import type validation from '#locales/en/validation.json'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    enableSelector: false
    resources: {
      about: typeof about
      careers: typeof careers
      common: typeof common
      contact: typeof contact
      home: typeof home
      newsletter: typeof newsletter
      privacy: typeof privacy
      services: typeof services
      validation: typeof validation
    }
  }
}
