import { longestVacancySearch, pages, sections, vacancyParams } from '@atrium/contract/core'
import { chakra } from '@chakra-ui/react'
import type { FormEvent, RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { TableSelect } from '#blocks/table/TableSelect.tsx'
import { SearchInput } from '#forms/SearchInput.tsx'
import { Button } from '#primitives/Button.tsx'
import { HiddenFields } from '#primitives/HiddenFields.tsx'
import { styles } from './VacancyList.styles.ts'
import type { ArrangedVacancies, VacancyFilter } from './vacancyTypes.ts'

interface VacancyFilterFormProps extends Pick<ArrangedVacancies, 'cities' | 'types' | 'filter'> {
  onFilter: (changes: Partial<VacancyFilter>) => void
  /** Gets the focus when the form is submitted: the list has changed while the person typed. */
  resultRef: RefObject<HTMLElement | null>
}

/** City, job type and words. The list follows at once; without JavaScript the browser asks for the page of the choice. */
export function VacancyFilterForm({ cities, types, filter, onFilter, resultRef }: VacancyFilterFormProps) {
  const { t } = useTranslation('careers')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    resultRef.current?.focus()
  }
  return (
    <chakra.form
      action={`${pages.careers}#${sections.vacancies}`}
      aria-label={t('vacancies.search')}
      css={styles.tools}
      onSubmit={submit}
    >
      <HiddenFields fields={filter.category ? { [vacancyParams.category]: filter.category } : undefined} />
      <chakra.div flex="4 1 16rem">
        <SearchInput
          label={t('vacancies.words')}
          name={vacancyParams.words}
          maxLength={longestVacancySearch}
          value={filter.words}
          onSearch={(words) => onFilter({ words })}
        />
      </chakra.div>
      {cities.length > 1 && (
        <chakra.div flex="1 1 9rem">
          <TableSelect
            label={t('vacancy.city')}
            name={vacancyParams.city}
            placeholder={t('vacancies.anyCity')}
            options={cities}
            value={filter.city}
            onChoose={(city) => onFilter({ city })}
          />
        </chakra.div>
      )}
      {types.length > 1 && (
        <chakra.div flex="1 1 9rem">
          <TableSelect
            label={t('vacancy.jobType')}
            name={vacancyParams.type}
            placeholder={t('vacancies.anyType')}
            options={types}
            value={filter.type}
            onChoose={(type) => onFilter({ type })}
          />
        </chakra.div>
      )}
      <Button type="submit" css={styles.submit}>
        {t('vacancies.show')}
      </Button>
    </chakra.form>
  )
}
