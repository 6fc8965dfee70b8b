import { chakra, useSlotRecipe } from '@chakra-ui/react'
import { type ReactNode, useId, useRef } from 'react'
import { FilterChip, type FilterChipProps } from '#primitives/FilterChip.tsx'
import { Heading } from '#primitives/Heading.tsx'
import { LinkButton } from '#primitives/LinkButton.tsx'
import { Section } from '#primitives/Section.tsx'
import { VisuallyHidden } from '#primitives/VisuallyHidden.tsx'
import { useRearrange } from './useRearrange.ts'
import { vacancyListRecipe } from './VacancyList.recipe.ts'
import { VacancyRow, type VacancyRowProps } from './VacancyRow.tsx'

interface VacancyListItem extends VacancyRowProps {
  id: string | number
}

interface VacancyListProps {
  /** So that links can lead to the section. */
  id?: string | undefined
  heading: string
  /** Beside the heading: send a CV without a vacancy. */
  action?: { label: string; href: string } | undefined
  /** Left out while there is nothing to filter. */
  filter?:
    | {
        /** Names the navigation: "Filter by category". */
        label: string
        options: readonly FilterChipProps[]
      }
    | undefined
  /** @default [] */
  vacancies?: readonly VacancyListItem[] | undefined
  /** In the place of the rows when there are none: an empty, loading or failed state. */
  children?: ReactNode
  /** "5 vacancies shown": said when the list arrives and when the filter changes. */
  resultLabel?: string | undefined
}

/** Current vacancies with a filter that lives in the address bar (spec 2, /career). A section of its own. */
export function VacancyList(props: VacancyListProps) {
  const { id, heading, action, filter, vacancies = [], children, resultLabel } = props
  const styles = useSlotRecipe({ recipe: vacancyListRecipe })()
  const headingId = useId()
  const listRef = useRef<HTMLUListElement>(null)
  useRearrange(
    listRef,
    vacancies.map((vacancy) => String(vacancy.id)),
  )
  return (
    <Section id={id} headingId={headingId}>
      <chakra.div css={styles.head}>
        <Heading level={2} size="h1" id={headingId}>
          {heading}
        </Heading>
        {action && (
          <LinkButton href={action.href} variant="outline">
            {action.label}
          </LinkButton>
        )}
      </chakra.div>
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
