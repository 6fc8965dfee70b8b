import { chakra } from '@chakra-ui/react'
import { type ReactNode, useId, useRef } from 'react'
import { FilterChip, type FilterChipProps } from '#primitives/FilterChip.tsx'
import { Heading } from '#primitives/Heading.tsx'
import { Section } from '#primitives/Section.tsx'
import { VisuallyHidden } from '#primitives/VisuallyHidden.tsx'
import { useRearrange } from './useRearrange.ts'
import { styles } from './VacancyList.styles.ts'
import { VacancyRow, type VacancyRowProps } from './VacancyRow.tsx'

interface VacancyListItem extends VacancyRowProps {
  id: string | number
}

interface VacancyListProps {
  /** The target of links to the section. */
  id?: string | undefined
  heading: string
  /** `undefined` while there is nothing to filter. */
  filter?:
    | {
        /** Names the navigation: "Filter by category". */
        label: string
        options: readonly FilterChipProps[]
      }
    | undefined
  /** @default [] */
  vacancies?: readonly VacancyListItem[] | undefined
  /** Replaces the rows when there are none: a `Message` or a skeleton. */
  children?: ReactNode
  /** "5 vacancies shown": announced when the list is loaded and when the filter changes. */
  resultLabel?: string | undefined
}

/** The current vacancies, with a filter of links (spec 2, /career). A section of its own. */
export function VacancyList(props: VacancyListProps) {
  const { id, heading, filter, vacancies = [], children, resultLabel } = props
  const headingId = useId()
  const listRef = useRef<HTMLUListElement>(null)
  useRearrange(
    listRef,
    vacancies.map((vacancy) => String(vacancy.id)),
  )
  return (
    <Section id={id} headingId={headingId}>
      <Heading level={2} id={headingId}>
        {heading}
      </Heading>
      {filter && (
        <nav aria-label={filter.label}>
          <chakra.ul css={styles.filter}>
            {filter.options.map((option) => (
              <chakra.li key={option.href} maxWidth="full">
                <FilterChip {...option} />
              </chakra.li>
            ))}
          </chakra.ul>
        </nav>
      )}
      <VisuallyHidden role="status">{resultLabel}</VisuallyHidden>
      {vacancies.length === 0 ? (
        children && <chakra.div marginTop="8">{children}</chakra.div>
      ) : (
        <chakra.ul ref={listRef} css={styles.list}>
          {vacancies.map(({ id: vacancyId, ...vacancy }) => (
            <li key={vacancyId} data-row={vacancyId}>
              <VacancyRow {...vacancy} />
            </li>
          ))}
        </chakra.ul>
      )}
    </Section>
  )
}
