import { getVacancyFeed } from '@atrium/contract/careers'
import { pages, sections, toTag } from '@atrium/contract/core'
import { chakra } from '@chakra-ui/react'
import { type ReactNode, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useReaderLanguage } from '#i18n/useReaderLanguage.ts'
import { FilterChip } from '#primitives/FilterChip.tsx'
import { Heading } from '#primitives/Heading.tsx'
import { Link } from '#primitives/Link.tsx'
import { LinkButton } from '#primitives/LinkButton.tsx'
import { Message } from '#primitives/Message.tsx'
import { Section } from '#primitives/Section.tsx'
import { useRearrange } from './useRearrange.ts'
import { VacancyFilterForm } from './VacancyFilterForm.tsx'
import { styles } from './VacancyList.styles.ts'
import { VacancyListSkeleton } from './VacancyListSkeleton.tsx'
import { VacancyRow } from './VacancyRow.tsx'
import type { ArrangedVacancies, VacancyFilter } from './vacancyTypes.ts'

interface VacancyListProps {
  /** `undefined` while they load. */
  arranged: ArrangedVacancies | undefined
  /** Replaces the rows: the vacancies did not load. */
  error?: ReactNode
  /** The end of the address of each choice: where its page opens. @default '' the place stays */
  filterAnchor?: string
  vacancyHref: (id: number) => string
  onFilter: (changes: Partial<VacancyFilter>) => void
}

/** The current vacancies, with a filter that is the address of the page (spec 2, /career). A section of its own. */
export function VacancyList({ arranged, error, filterAnchor = '', vacancyHref, onFilter }: VacancyListProps) {
  const { t } = useTranslation('careers')
  const own = useReaderLanguage()
  const headingId = useId()
  const listRef = useRef<HTMLUListElement>(null)
  const resultRef = useRef<HTMLParagraphElement>(null)
  const vacancies = arranged?.vacancies ?? []
  const isFiltered = Object.values(arranged?.filter ?? {}).some(Boolean)
  // The link goes with the filter.
  const clear = { href: `${pages.careers}${filterAnchor}`, onClick: () => resultRef.current?.focus() }
  useRearrange(
    listRef,
    vacancies.map((vacancy) => String(vacancy.id)),
  )
  return (
    <Section id={sections.vacancies} headingId={headingId}>
      <Heading level={2} id={headingId}>
        {t('vacancies.heading')}
      </Heading>
      {arranged && arranged.cities.length > 0 && (
        <VacancyFilterForm {...arranged} onFilter={onFilter} resultRef={resultRef} />
      )}
      {arranged && (
        <nav aria-label={t('vacancies.filter')}>
          <chakra.ul css={styles.filter}>
            <chakra.li maxWidth="full">
              <FilterChip
                label={t('vacancies.all')}
                count={arranged.total}
                href={`${arranged.allHref}${filterAnchor}`}
                isCurrent={!arranged.chosen}
              />
            </chakra.li>
            {arranged.categories.map(({ slug, name, count, href }) => (
              <chakra.li key={slug} maxWidth="full">
                <FilterChip
                  label={name}
                  count={count}
                  href={`${href}${filterAnchor}`}
                  isCurrent={slug === arranged.chosen?.slug}
                />
              </chakra.li>
            ))}
          </chakra.ul>
        </nav>
      )}
      <chakra.div css={styles.result}>
        <p ref={resultRef} role="status" tabIndex={-1}>
          {arranged && t('vacancies.found', { count: vacancies.length })}
        </p>
        {isFiltered && vacancies.length > 0 && (
          <Link {...clear} css={styles.clear}>
            {t('vacancies.clear')}
          </Link>
        )}
        {/* No page of ours: the browser or a feed reader opens it. */}
        <chakra.a
          href={`${getVacancyFeed.path}?lng=${toTag(own)}`}
          type="application/rss+xml"
          css={styles.feed}
        >
          {t('vacancies.feed')}
        </chakra.a>
      </chakra.div>
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
                heading={t(isFiltered ? 'vacancies.nothingTitle' : 'vacancies.emptyTitle')}
                text={t(isFiltered ? 'vacancies.nothingText' : 'vacancies.emptyText')}
                action={
                  isFiltered && (
                    <>
                      <LinkButton {...clear}>{t('vacancies.clear')}</LinkButton>
                      <LinkButton variant="outline" href={`${arranged.href}#alerts`}>
                        {t('alerts.heading')}
                      </LinkButton>
                      <LinkButton variant="outline" href={pages.sendCv}>
                        {t('vacancies.shareCv')}
                      </LinkButton>
                    </>
                  )
                }
              />
            ) : (
              <VacancyListSkeleton />
            ))}
        </chakra.div>
      )}
    </Section>
  )
}
