import { sections } from '@atrium/contract/core'
import { Faq, FaqLink } from '@atrium/ui/about'
import { useTranslation } from 'react-i18next'
import { faqLink, href } from '#config/site.ts'

const questions = ['estimate', 'slip', 'place', 'code', 'data'] as const

/** The five questions, and where to go on (spec 2, About). */
export function Questions() {
  const { t } = useTranslation('about')
  return (
    <Faq
      id={sections.faq}
      heading={t('faq.heading')}
      questions={questions.map((name) => ({
        question: t(`faq.${name}.question`),
        answer: t(`faq.${name}.answer`).split(/\n{2,}/),
      }))}
    >
      <FaqLink
        going={faqLink.going}
        about={{ label: t('faq.more.about'), href: href('about') }}
        profile={{
          label: t('faq.more.profile'),
          href: faqLink.partnerProfile,
          newTabHint: t('faq.more.newTab'),
        }}
      />
    </Faq>
  )
}
