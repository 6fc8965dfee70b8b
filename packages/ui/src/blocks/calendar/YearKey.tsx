import { chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { styles } from './MonthCard.styles.ts'

const kinds = [
  ['today', 'year.today'],
  ['off', 'key.off'],
  ['estimate', 'key.estimate'],
  ['named', 'key.named'],
] as const

/** What the looks of the days of a `YearGrid` mean. */
export function YearKey() {
  const { t } = useTranslation('calendar')
  return (
    <chakra.ul aria-label={t('key.label')} css={styles.key}>
      {kinds.map(([kind, text]) => (
        <li key={kind}>
          <i data-kind={kind} aria-hidden />
          {t(text)}
        </li>
      ))}
    </chakra.ul>
  )
}
