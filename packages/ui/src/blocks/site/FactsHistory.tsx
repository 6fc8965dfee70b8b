import { chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { Changes } from '#blocks/desk/Changes.tsx'
import { Button } from '#primitives/Button.tsx'
import { CardSection } from '#primitives/CardSection.tsx'
import { Fold } from '#primitives/Fold.tsx'
import { Text } from '#primitives/Text.tsx'
import type { FactsValues } from './FactsValues.ts'
import { useFactLabel } from './useFactLabel.ts'

interface FactsHistoryProps {
  draft: FactsValues
  /** The latest first. */
  versions: readonly { number: number; day: string; by: string; values: FactsValues }[]
  /** Puts a version into the draft. */
  onRestore: (number: number) => void
  /** The version that is being put there. */
  busy: number | undefined
}

/** What was published when and by whom, each compared with the draft. */
export function FactsHistory({ draft, versions, onRestore, busy }: FactsHistoryProps) {
  const { t } = useTranslation('site')
  return (
    <CardSection
      heading={t('history.heading')}
      lead={t(versions.length > 0 ? 'history.text' : 'history.empty')}
    >
      <chakra.ul display="grid" gap="3" marginTop={versions.length > 0 ? '5' : '0'}>
        {versions.map(({ number, day, by, values }) => {
          const version = t('history.version', { number })
          return (
            <chakra.li key={number} borderTopWidth="hairline" borderColor="border.hairline" paddingTop="3">
              <Fold summary={[version, day, by].filter(Boolean).join(' · ')}>
                <Compared draft={draft} values={values} />
                <Button
                  variant="outline"
                  size="sm"
                  isLoading={busy === number}
                  aria-label={t('history.restoreNamed', { version })}
                  onClick={() => onRestore(number)}
                >
                  {t('history.restore')}
                </Button>
              </Fold>
            </chakra.li>
          )
        })}
      </chakra.ul>
    </CardSection>
  )
}

/** What a version would change in the draft. */
function Compared({ draft, values }: { draft: FactsValues; values: FactsValues }) {
  const { t } = useTranslation('site')
  const labelOf = useFactLabel()
  const changes = changedFacts(draft, values)
  if (changes.length === 0) return <Text size="small">{t('history.same')}</Text>
  return (
    <Changes
      changes={changes.map((name) => ({ field: labelOf(name), before: draft[name], after: values[name] }))}
      nothing={t('history.nothing')}
    />
  )
}

/** The names of the fields that differ. */
export const changedFacts = (one: FactsValues, other: FactsValues): string[] =>
  Object.keys(one).filter((name) => (one[name] ?? '') !== (other[name] ?? ''))
