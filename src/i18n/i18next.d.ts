import 'i18next'
import type about from '#locales/en/about.json'
import type calendar from '#locales/en/calendar.json'
import type card from '#locales/en/card.json'
import type careers from '#locales/en/careers.json'
import type common from '#locales/en/common.json'
import type contact from '#locales/en/contact.json'
import type days from '#locales/en/days.json'
import type home from '#locales/en/home.json'
import type labels from '#locales/en/labels.json'
import type login from '#locales/en/login.json'
import type lookup from '#locales/en/lookup.json'
import type meeting from '#locales/en/meeting.json'
import type news from '#locales/en/news.json'
import type newsletter from '#locales/en/newsletter.json'
import type privacy from '#locales/en/privacy.json'
import type profile from '#locales/en/profile.json'
import type requests from '#locales/en/requests.json'
import type schedule from '#locales/en/schedule.json'
import type services from '#locales/en/services.json'
import type staff from '#locales/en/staff.json'
import type suggestions from '#locales/en/suggestions.json'
import type validation from '#locales/en/validation.json'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    enableSelector: false
    resources: {
      about: typeof about
      calendar: typeof calendar
      card: typeof card
      careers: typeof careers
      common: typeof common
      contact: typeof contact
      days: typeof days
      home: typeof home
      labels: typeof labels
      login: typeof login
      lookup: typeof lookup
      meeting: typeof meeting
      news: typeof news
      newsletter: typeof newsletter
      privacy: typeof privacy
      profile: typeof profile
      requests: typeof requests
      schedule: typeof schedule
      services: typeof services
      staff: typeof staff
      suggestions: typeof suggestions
      validation: typeof validation
    }
  }
}
