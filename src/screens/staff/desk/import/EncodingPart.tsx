import { EncodingChoice } from '@atrium/ui/desk'
import { useTranslation } from 'react-i18next'
import type { ImportStep } from './usePeopleImport.ts'

/** The file in each encoding that it may have: the person knows the names. */
export function EncodingPart({ readings, pick }: Extract<ImportStep, { name: 'encoding' }>) {
  const { t } = useTranslation('peopleImport')
  return (
    <EncodingChoice
      readings={readings.map((reading, place) => {
        const label = t(`encoding.${reading.encoding}`)
        const { total, words } = reading.lost
        return {
          label,
          lines: reading.lines,
          lost: total > 0 ? t('encoding.lost', { number: total, words: words.join(', ') }) : undefined,
          pick: {
            label: t('encoding.pick', { label }),
            isMain: place === 0,
            onPress: () => pick(reading.encoding),
          },
        }
      })}
    />
  )
}
