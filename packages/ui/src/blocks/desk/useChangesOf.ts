import { type RecordRequest, recordFields } from '@atrium/contract/people'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useReaderLanguage } from '#i18n/useReaderLanguage.ts'

/**
 * The requested values by field, with the current values while the request waits. A position is in the reader's language
 * where it is written.
 */
export function useChangesOf() {
  const { t } = useTranslation('changes')
  const language = useReaderLanguage()
  return useCallback(
    ({ changes, present, heldPosition, state }: RecordRequest) =>
      recordFields.flatMap((field) => {
        const asked = changes[field]
        if (asked === undefined) return []
        const isPosition = field === 'position'
        const now = isPosition
          ? present.position[language] || present.position[changes.language ?? 'EN']
          : present[field]
        const after = (isPosition && heldPosition?.[language]) || asked
        return [{ field: t(`fields.${field}`), before: state === 'sent' ? now : undefined, after }]
      }),
    [t, language],
  )
}
