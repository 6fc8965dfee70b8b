import { pages, sections } from '@atrium/contract/core'
import { chakra } from '@chakra-ui/react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Breadcrumb } from '#blocks/shell/Breadcrumb.tsx'
import { Heading } from '#primitives/Heading.tsx'
import { LinkButton } from '#primitives/LinkButton.tsx'
import { Text } from '#primitives/Text.tsx'
import { styles } from './VacancyList.styles.ts'
import { VacancyRow } from './VacancyRow.tsx'
import type { ListedVacancy } from './vacancyTypes.ts'

interface ClosedVacancyProps {
  position: string
  /** Open vacancies of the same category. */
  similar: readonly ListedVacancy[]
  vacancyHref: (id: number) => string
}

/** The page of a closed vacancy: open vacancies of its category, and the link to the CV without a vacancy. */
export function ClosedVacancy({ position, similar, vacancyHref }: ClosedVacancyProps) {
  const { t } = useTranslation('careers')
  const headingId = useId()
  return (
    <>
      <Breadcrumb items={[{ label: t('breadcrumb.career'), href: pages.careers }, { label: position }]} />
      <Heading level={1} maxWidth="20em" marginTop={{ base: '3', md: '5' }}>
        {t('closed.heading')}
      </Heading>
      <Text size="lead" tone="muted" marginTop="4" maxWidth="40rem">
        {t('closed.text', { position })} {t('vacancies.noneFitsText')}
      </Text>
      <chakra.div display="flex" flexWrap="wrap" gap="3" marginTop="6">
        <LinkButton href={`${pages.careers}#${sections.vacancies}`}>{t('vacancy.allVacancies')}</LinkButton>
        <LinkButton href={pages.sendCv} variant="outline">
          {t('vacancies.shareCv')}
        </LinkButton>
      </chakra.div>
      {similar.length > 0 && (
        <chakra.section aria-labelledby={headingId} marginTop={{ base: '12', md: '16' }}>
          <Heading level={2} id={headingId} size="h3">
            {t('closed.similar')}
          </Heading>
          <chakra.ul css={styles.list}>
            {similar.map((vacancy) => (
              <li key={vacancy.id}>
                <VacancyRow vacancy={vacancy} href={vacancyHref(vacancy.id)} />
              </li>
            ))}
          </chakra.ul>
        </chakra.section>
      )}
    </>
  )
}
