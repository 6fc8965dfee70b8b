import { Breadcrumb, Section } from '@atrium/ui'
import { VacancyDetail, VacancyDetailSkeleton } from '@atrium/ui/careers'
import { ContactCard, MapEmbed } from '@atrium/ui/contact'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { href } from '#config/site.ts'
import { useVacancy } from '#features/applications/useVacancy.ts'
import { useVacancyTitle } from '#features/applications/useVacancyTitle.ts'
import { VacancyError } from '#features/applications/VacancyError.tsx'
import { vacancyFacts } from '#features/applications/vacancyFacts.ts'
import { useContactRows } from '#features/contact/useContactRows.ts'

/** `/career/{id}` (spec 2): one vacancy, and how to ask about it. */
export function VacancyScreen() {
  const { id = '' } = useParams()
  const { t } = useTranslation(['careers', 'common'])
  const vacancy = useVacancy(id)
  useVacancyTitle(vacancy, (position) => position)
  const contact = useContactRows()
  if (vacancy.kind === 'loading')
    return (
      <Section belowNavbar>
        <VacancyDetailSkeleton label={t('vacancy.loading')} />
      </Section>
    )
  if (vacancy.kind !== 'ready') return <VacancyError vacancy={vacancy} />
  const { text } = vacancy
  return (
    <>
      <Section belowNavbar>
        <VacancyDetail
          breadcrumb={
            <Breadcrumb
              label={t('common:youAreHere')}
              items={[{ label: t('breadcrumb.career'), href: href('careers') }, { label: text.Position }]}
            />
          }
          position={text.Position}
          facts={vacancyFacts(text, t)}
          applyLabel={t('vacancy.apply')}
          applyHref={href('apply', { id })}
          overview={{ heading: t('vacancy.overview'), paragraphs: text.Overview.split(/\n{2,}/) }}
          responsibilities={{
            heading: t('vacancy.responsibilities'),
            items: firstOfEach(text.Responsibilities),
          }}
          qualifications={{ heading: t('vacancy.qualifications'), items: firstOfEach(text.Qualifications) }}
        />
      </Section>
      <Section tone="paper2">
        <ContactCard heading={t('contact.heading')} rows={contact.rows} map={<MapEmbed {...contact.map} />} />
      </Section>
    </>
  )
}

/** Spec 3: of each item of these lists the first element is what the page shows. */
const firstOfEach = (items: string[][]): string[] => items.flatMap(([first]) => (first ? [first] : []))
