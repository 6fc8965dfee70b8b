import { type AuditEntry, auditActions, auditKinds, company, dayAndTime, formatDay } from '@atrium/contract'
import { Changes } from '@atrium/ui/desk'
import type { TableColumn } from '@atrium/ui/table'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#hooks/useLanguage.ts'

/** The columns of the audit log. */
export function useAuditColumns(): readonly TableColumn<AuditEntry>[] {
  const { t } = useTranslation('audit')
  const { language } = useLanguage()
  return useMemo(() => {
    const timeOf = ({ at }: AuditEntry) => {
      const { day, time } = dayAndTime(new Date(at), company.timeZone)
      return `${formatDay(day, language)}, ${time}`
    }
    const actorOf = ({ actor }: AuditEntry) => actor ?? t('system')
    const recordOf = ({ recordName, recordId }: AuditEntry) => recordName || `№ ${recordId}`
    const changesOf = ({ action, changes }: AuditEntry) =>
      changes.map(({ field, before, after }) => ({
        field: t(`fields.${field}` as 'fields.name', { defaultValue: field }),
        before: action === 'added' ? undefined : (before ?? ''),
        after: after ?? '',
      }))
    return [
      {
        id: 'when',
        header: t('when'),
        width: 11,
        cell: timeOf,
        sortValue: ({ at }) => at,
        filterText: timeOf,
      },
      {
        id: 'record',
        header: t('record'),
        cell: recordOf,
        sortValue: recordOf,
        filterText: recordOf,
        primary: true,
      },
      {
        id: 'kind',
        header: t('kind'),
        cell: ({ kind }) => t(`kinds.${kind}`),
        sortValue: ({ kind }) => t(`kinds.${kind}`),
        options: auditKinds.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) })),
        optionOf: ({ kind }) => kind,
      },
      {
        id: 'action',
        header: t('action'),
        width: 8,
        cell: ({ action }) => t(`actions.${action}`),
        sortValue: ({ action }) => t(`actions.${action}`),
        options: auditActions.map((action) => ({ value: action, label: t(`actions.${action}`) })),
        optionOf: ({ action }) => action,
        hideable: true,
      },
      {
        id: 'actor',
        header: t('actor'),
        cell: actorOf,
        sortValue: actorOf,
        filterText: actorOf,
        hideable: true,
      },
      {
        id: 'changes',
        header: t('changes'),
        width: 22,
        cell: (entry) => <Changes changes={changesOf(entry)} nothing={t('none')} />,
        // What the server has found by a value stays found.
        filterText: (entry) => JSON.stringify(entry),
        hideable: true,
      },
    ]
  }, [t, language])
}
