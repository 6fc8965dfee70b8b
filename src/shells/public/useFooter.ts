import { company, contacts } from '@atrium/contract/core'
import { useTranslation } from 'react-i18next'
import { now } from '#config/clock.ts'
import { href } from '#config/site.ts'
import { useLanguage } from '#hooks/useLanguage.ts'

/** The texts and links of the footer: all the sections of spec 2. */
export function useFooter() {
  const { t } = useTranslation()
  const { language } = useLanguage()
  return {
    tagline: t('footer.tagline'),
    columns: [
      {
        title: t('footer.company'),
        links: [
          { label: t('footer.about'), href: href('about', {}, 'aboutHeader') },
          { label: t('footer.whoWeAre'), href: href('about', {}, 'whoWeAre') },
          { label: t('footer.partners'), href: href('about', {}, 'partners') },
          { label: t('footer.team'), href: href('about', {}, 'meetOurTeam') },
          { label: t('footer.faq'), href: href('about', {}, 'faq') },
        ],
      },
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
          { label: company.address[language], href: href('contact', {}, 'address') },
          { label: t('footer.write'), href: href('contact', {}, 'contactUs') },
          { label: t('footer.appStore'), href: company.appStore },
        ],
      },
    ],
    social: Object.entries(company.social).map(([label, address]) => ({ label, href: address })),
    socialLabel: t('footer.social'),
    copyright: t('footer.rights', { year: now().getFullYear(), company: company.name }),
    legal: [
      { label: t('footer.privacy'), href: href('privacy') },
      { label: t('footer.staff'), href: href('staffLogin') },
    ],
  }
}
