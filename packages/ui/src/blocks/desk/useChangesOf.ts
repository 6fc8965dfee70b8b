import { type RecordRequest, recordFields } from '@atrium/contract/people'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'

/** The requested values by field, with the current values while the request waits. */
export function useChangesOf() {
  const { t } = useTranslation('changes')
  return useCallback(
    ({ changes, present, state }: RecordRequest) =>
      recordFields.flatMap((field) => {
        const after = changes[field]
        if (after === undefined) return []
        const now = field === 'position' ? present.position[changes.language ?? 'EN'] : present[field]
        return [{ field: t(`fields.${field}`), before: state === 'sent' ? now : undefined, after }]
      }),
    [t],
  )
}
