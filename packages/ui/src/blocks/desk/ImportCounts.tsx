import type { ImportPreview } from '@atrium/contract/people'
import { chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { styles } from './Desk.styles.ts'

/** How many people a file adds, changes, and leaves as they are. */
export function ImportCounts({ preview }: { preview: Pick<ImportPreview, 'added' | 'changed' | 'same'> }) {
  const { t } = useTranslation('peopleImport')
  return (
    <chakra.dl aria-label={t('summary')} css={styles.counts}>
      {(['added', 'changed', 'same'] as const).map((name) => (
        <chakra.div key={name}>
          <dt>{t(`counts.${name}`)}</dt>
          <dd>{preview[name]}</dd>
        </chakra.div>
      ))}
    </chakra.dl>
  )
}
