import { company } from '@atrium/contract'
import { useTranslation } from 'react-i18next'
import { now } from '#config/clock.ts'
import { contacts, href } from '#config/site.ts'
import { useLanguage } from '#hooks/useLanguage.ts'

/** The words and links of the footer (spec 2). */
export function useFooter() {
  const { t } = useTranslation()
  const { language } = useLanguage()
  return {
    tagline: t('footer.tagline'),
    columns: [
      {
        title: t('footer.career'),
        links: [
          { label: t('footer.whyWork'), href: href('careers', {}, 'whyWork') },
          { label: t('footer.vacancies'), href: href('careers', {}, 'vacancies') },
          { label: t('footer.sendCv'), href: href('sendCv') },
        ],
      },
      {
        title: t('footer.contact'),
        links: [
          { label: company.phone, href: contacts.phoneHref },
          { label: company.email, href: contacts.emailHref },
          { label: company.address[language], href: contacts.mapsSearch(language) },
          { label: t('footer.appStore'), href: company.appStore },
        ],
      },
    ],
    social: Object.entries(company.social).map(([label, address]) => ({ label, href: address })),
    copyright: t('footer.rights', { year: now().getFullYear(), company: company.name }),
  }
}
