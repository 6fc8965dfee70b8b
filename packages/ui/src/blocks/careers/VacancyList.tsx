import { categoryParam, pages, sections } from '@atrium/contract/core'
import { chakra } from '@chakra-ui/react'
import { type ReactNode, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { FilterChip } from '#primitives/FilterChip.tsx'
import { Heading } from '#primitives/Heading.tsx'
import { Message } from '#primitives/Message.tsx'
import { Section } from '#primitives/Section.tsx'
import { VisuallyHidden } from '#primitives/VisuallyHidden.tsx'
import { useRearrange } from './useRearrange.ts'
import { styles } from './VacancyList.styles.ts'
import { VacancyListSkeleton } from './VacancyListSkeleton.tsx'
import { type ListedVacancy, VacancyRow } from './VacancyRow.tsx'

interface CategoryChoice {
  /** Names it in the address, in every language. */
  slug: string
  name: string
  count: number
}

export interface ArrangedVacancies {
  /** All vacancies, whatever is chosen. */
  total: number
  categories: CategoryChoice[]
  /** The chosen category, when the address names one that exists. */
  chosen: CategoryChoice | undefined
  vacancies: ListedVacancy[]
}

interface VacancyListProps {
  /** `undefined` while they load. */
  arranged: ArrangedVacancies | undefined
  /** Replaces the rows: the vacancies did not load. */
  error?: ReactNode
  vacancyHref: (id: number) => string
}

/** The current vacancies, with a filter of links (spec 2, /career). A section of its own. */
export function VacancyList({ arranged, error, vacancyHref }: VacancyListProps) {
  const { t } = useTranslation('careers')
  const headingId = useId()
  const listRef = useRef<HTMLUListElement>(null)
  const vacancies = arranged?.vacancies ?? []
  useRearrange(
    listRef,
    vacancies.map((vacancy) => String(vacancy.id)),
  )
  return (
    <Section id={sections.vacancies} headingId={headingId}>
      <Heading level={2} id={headingId}>
        {t('vacancies.heading')}
      </Heading>
      {arranged && (
        <nav aria-label={t('vacancies.filter')}>
          <chakra.ul css={styles.filter}>
            <chakra.li maxWidth="full">
              <FilterChip
                label={t('vacancies.all')}
                count={arranged.total}
                href={pages.careers}
                isCurrent={!arranged.chosen}
              />
            </chakra.li>
            {arranged.categories.map(({ slug, name, count }) => (
              <chakra.li key={slug} maxWidth="full">
                <FilterChip
                  label={name}
                  count={count}
                  href={`${pages.careers}?${categoryParam}=${slug}`}
                  isCurrent={slug === arranged.chosen?.slug}
                />
              </chakra.li>
            ))}
          </chakra.ul>
        </nav>
      )}
      <VisuallyHidden role="status">
        {arranged && t('vacancies.found', { count: vacancies.length })}
      </VisuallyHidden>
      {vacancies.length > 0 ? (
        <chakra.ul ref={listRef} css={styles.list}>
          {vacancies.map((vacancy) => (
            <li key={vacancy.id} data-row={vacancy.id}>
              <VacancyRow vacancy={vacancy} href={vacancyHref(vacancy.id)} />
            </li>
          ))}
        </chakra.ul>
      ) : (
        <chakra.div marginTop="8">
          {error ??
            (arranged ? (
              <Message
                heading={t('vacancies.emptyTitle')}
                text={t(arranged.total > 0 ? 'vacancies.emptyCategoryText' : 'vacancies.emptyText')}
              />
            ) : (
              <VacancyListSkeleton />
            ))}
        </chakra.div>
      )}
    </Section>
  )
}
