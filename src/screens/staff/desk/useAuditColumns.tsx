import {
  type AuditEntry,
  applicantActor,
  auditActions,
  auditFilters,
  systemActor,
} from '@atrium/contract/audit'
import { company, dayAndTime, formatDay } from '@atrium/contract/core'
import { Avatar } from '@atrium/ui'
import { Changes, Fold } from '@atrium/ui/desk'
import { type TableColumn, textColumn } from '@atrium/ui/table'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useListAuditActorsQuery } from '#api/auditApi.ts'
import { useLanguage } from '#hooks/useLanguage.ts'
import { useAuditValue } from './useAuditValue.ts'

/** The columns of the audit log. */
export function useAuditColumns(): readonly TableColumn<AuditEntry>[] {
  const { t } = useTranslation(['audit', 'people', 'site'])
  const { language } = useLanguage()
  const written = useAuditValue()
  const { data: actors } = useListAuditActorsQuery()
  return useMemo(() => {
    const timeOf = ({ at }: AuditEntry) => {
      const { day, time } = dayAndTime(new Date(at), company.timeZone)
      return `${formatDay(day, language)}, ${time}`
    }
    const actorOf = ({ actor, actorId }: AuditEntry) => {
      if (actorId === applicantActor) return t('applicant')
      return actor ?? (actorId === null ? t('system') : t('gone', { id: actorId }))
    }
    const recordOf = ({ kind, recordName, recordId }: AuditEntry) =>
      kind === 'public_badge_fields'
        ? t(`site:fields.${recordId}` as 'site:fields.name')
        : recordName || `№ ${recordId}`
    const fieldOf = (field: string) =>
      t(`fields.${field}` as 'fields.name', {
        defaultValue: t(`people:${field}` as 'people:name', { defaultValue: field }),
      })
    const changesOf = ({ action, kind, changes }: AuditEntry) =>
      changes.map(({ field, before, after }) => {
        const [earlier, later] = [before, after].map((value) => written(kind, field, value ?? ''))
        return action === 'changed'
          ? { field: fieldOf(field), before: earlier, after: later }
          : { field: fieldOf(field), after: later || earlier }
      })
    return [
      {
        id: 'when',
        header: t('when'),
        width: 8,
        cell: timeOf,
        sortValue: ({ at }) => at,
        period: { from: t('from'), to: t('to'), wrongOrder: t('wrongOrder'), notDay: t('notDay') },
      },
      textColumn(recordOf, {
        id: 'record',
        header: t('record'),
        primary: true,
      }),
      {
        id: 'kind',
        header: t('kind'),
        width: 8,
        cell: ({ kind }) => t(`kinds.${kind}`),
        sortValue: ({ kind }) => t(`kinds.${kind}`),
        options: auditFilters.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) })),
      },
      {
        id: 'action',
        header: t('action'),
        width: 6,
        cell: ({ action }) => t(`actions.${action}`),
        sortValue: ({ action }) => t(`actions.${action}`),
        options: auditActions.map((action) => ({ value: action, label: t(`actions.${action}`) })),
        hideable: true,
      },
      {
        id: 'actor',
        header: t('actor'),
        width: 10,
        cell: actorOf,
        picture: ({ actor, photo }) => actor && <Avatar fullname={actor} photo={photo} />,
        sortValue: actorOf,
        options: [
          { value: String(systemActor), label: t('system') },
          { value: String(applicantActor), label: t('applicant') },
          ...(actors ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
        ],
        manyOptions: { nothingFound: t('nobody') },
        hideable: true,
      },
      {
        id: 'changes',
        header: t('changes'),
        width: 12,
        cell: (entry) => {
          const values = <Changes changes={changesOf(entry)} nothing={t('none')} />
          // The fields of a whole record are one line until they are asked for.
          return entry.action === 'changed' || entry.changes.length === 0 ? (
            values
          ) : (
            <Fold summary={t('fieldCount', { count: entry.changes.length })}>{values}</Fold>
          )
        },
        hideable: true,
      },
    ]
  }, [t, language, written, actors])
}
