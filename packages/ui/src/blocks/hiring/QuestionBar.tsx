import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { TableSelect } from '#blocks/table/TableSelect.tsx'
import { SearchInput } from '#forms/SearchInput.tsx'
import { styles } from './Hiring.styles.ts'

interface QuestionBarProps {
  search: string
  onSearch: (text: string) => void
  /** The id of a vacancy, `general`, or empty for all. */
  vacancy: string
  vacancies: readonly { id: number; position: string }[]
  /** Whether there are applications without a vacancy. */
  hasGeneral: boolean
  onVacancy: (vacancy: string) => void
  /** What is searched right now, or not searched at all; announced. */
  note: ReactNode
}

/** Which applications the table and the board show. */
export function QuestionBar(props: QuestionBarProps) {
  const { search, onSearch, vacancy, vacancies, hasGeneral, onVacancy, note } = props
  const { t } = useTranslation('applications')
  const options = [
    { value: '', label: t('filters.all') },
    ...(hasGeneral ? [{ value: 'general', label: t('filters.general') }] : []),
    ...vacancies.map(({ id, position }) => ({ value: String(id), label: position })),
  ]
  return (
    <div>
      <chakra.div role="search" aria-label={t('filters.search')} css={styles.question}>
        <SearchInput label={t('filters.search')} value={search} onSearch={onSearch} />
        <TableSelect
          label={t('columns.vacancy')}
          options={options}
          value={options.some(({ value }) => value === vacancy) ? vacancy : ''}
          onChoose={onVacancy}
        />
      </chakra.div>
      <chakra.div role="status" css={styles.note} marginTop={note ? '2' : '0'}>
        {note}
      </chakra.div>
    </div>
  )
}
