import type { ImportPreview } from '@atrium/contract/people'
import { Changes } from '@atrium/ui/desk'
import { type TableColumn, textColumn } from '@atrium/ui/table'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { type FaultRow, formatLines } from './faultRows.ts'

/** The columns of the table of faults. */
export function useFaultColumns(): readonly TableColumn<FaultRow>[] {
  const { t } = useTranslation('peopleImport')
  return useMemo(() => {
    const lineOf = ({ line, lines }: FaultRow) => (line === 0 ? t('faults.wholeFile') : formatLines(lines))
    const nameOf = ({ name, lines }: FaultRow) =>
      lines.length > 1 ? t('faults.rows', { count: lines.length }) : name
    const textOf = ({ text, lines }: FaultRow) =>
      lines.length > 1 ? t('faults.alike', { text, count: lines.length - 1 }) : text
    const columnOf = ({ line, column }: FaultRow) => column || (line === 0 ? '' : t('faults.wholeLine'))
    return [
      {
        id: 'line',
        header: t('faults.line'),
        width: 6,
        align: 'end',
        cell: lineOf,
        sortValue: ({ line }) => line,
      },
      textColumn(nameOf, { id: 'person', header: t('changes.person'), width: 12 }),
      textColumn(columnOf, {
        id: 'column',
        header: t('faults.column'),
        width: 9,
      }),
      textColumn(textOf, {
        id: 'fault',
        header: t('faults.fault'),
        width: 24,
        primary: true,
      }),
    ]
  }, [t])
}

/** The columns of the table of people who would change. */
export function useChangeColumns(): readonly TableColumn<ImportPreview['changes'][number]>[] {
  const { t } = useTranslation(['peopleImport', 'people'])
  return useMemo(() => {
    /** `job_az` in words: "Position (AZ)". A column with the name of a field has the label of the form. */
    const headingOf = (heading: string) => {
      const [column = '', language] = heading.split('_')
      const name = t(`columns.${column}` as 'columns.job', {
        defaultValue: t(`people:${column}` as 'people:name', { defaultValue: column }),
      })
      return language ? `${name} (${language.toUpperCase()})` : name
    }
    const fieldsOf = ({ kind, fields }: ImportPreview['changes'][number]) =>
      fields.map(({ column, before, after }) => ({
        field: headingOf(column),
        before: kind === 'added' ? undefined : before,
        after,
      }))
    return [
      textColumn(({ name }) => name, {
        id: 'person',
        header: t('changes.person'),
        primary: true,
      }),
      textColumn(({ idnumber }) => idnumber, {
        id: 'idnumber',
        header: t('changes.idnumber'),
        width: 8,
      }),
      {
        id: 'kind',
        header: t('changes.kind'),
        width: 7,
        cell: ({ kind }) => t(`changes.${kind}`),
        sortValue: ({ kind }) => t(`changes.${kind}`),
        options: (['added', 'changed'] as const).map((kind) => ({
          value: kind,
          label: t(`changes.${kind}`),
        })),
        optionOf: ({ kind }) => kind,
      },
      {
        id: 'fields',
        header: t('changes.fields'),
        width: 26,
        cell: (change) => <Changes changes={fieldsOf(change)} nothing={t('changes.none')} />,
        filterText: ({ fields }) => fields.map(({ before, after }) => `${before} ${after}`).join(' '),
      },
      {
        id: 'line',
        header: t('changes.line'),
        width: 5,
        cell: ({ line }) => String(line),
        sortValue: ({ line }) => line,
        align: 'end',
        hideable: true,
      },
    ]
  }, [t])
}
