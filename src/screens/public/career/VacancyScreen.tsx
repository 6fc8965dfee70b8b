import { toTag } from '@atrium/contract/core'
import { LanguageButton, Message, Section } from '@atrium/ui'
import { VacancyDetail, VacancyDetailSkeleton } from '@atrium/ui/careers'
import { ContactCard } from '@atrium/ui/contact'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { href } from '#config/site.ts'
import { useVacancy } from '#features/applications/useVacancy.ts'
import { useVacancyTitle } from '#features/applications/useVacancyTitle.ts'
import { VacancyError } from '#features/applications/VacancyError.tsx'
import { useMapConsent } from '#features/contact/useMapConsent.ts'
import { useLanguage } from '#hooks/useLanguage.ts'

/** `/career/{id}` (spec 2): one vacancy, and how to ask about it. */
export function VacancyScreen() {
  const { id = '' } = useParams()
  const { t } = useTranslation('careers')
  const vacancy = useVacancy(id)
  useVacancyTitle(vacancy, (position) => position)
  const consent = useMapConsent()
  const { language } = useLanguage()
  if (vacancy.kind === 'loading')
    return (
      <Section belowNavbar>
        <VacancyDetailSkeleton />
      </Section>
    )
  if (vacancy.kind !== 'ready') return <VacancyError vacancy={vacancy} />
  return (
    <>
      <Section belowNavbar>
        <VacancyDetail
          vacancy={vacancy.text}
          language={vacancy.language}
          facts={vacancy.facts}
          applyHref={href('apply', { id })}
          notice={
            vacancy.language !== language && (
              <Message
                variant="banner"
                heading={t('vacancy.notTranslated')}
                text={t('vacancy.otherLanguages')}
                action={vacancy.otherLanguages.map(({ code, label, onChoose }) => (
                  <LanguageButton
                    key={code}
                    variant="outline"
                    size="sm"
                    lang={toTag(code)}
                    onChoose={onChoose}
                  >
                    {label}
                  </LanguageButton>
                ))}
              />
            )
          }
        />
      </Section>
      <Section tone="paper2">
        <ContactCard heading={t('contact.heading')} {...consent} />
      </Section>
    </>
  )
}
