import type { RecordRequest } from '@atrium/contract/people'
import { Changes, useChangesOf } from '@atrium/ui/desk'
import { useDateOf } from '@atrium/ui/i18n'
import { type TableColumn, textColumn } from '@atrium/ui/table'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

const states = ['granted', 'declined'] as const

/** The columns of the decided requests. */
export function useChangeColumns(): readonly TableColumn<RecordRequest>[] {
  const { t } = useTranslation('changes')
  const changesOf = useChangesOf()
  const dateOf = useDateOf()
  return useMemo(() => {
    const stateOf = ({ state }: RecordRequest) => t(`states.${state}`)
    return [
      textColumn(({ name }) => name, {
        id: 'person',
        header: t('decided.person'),
        primary: true,
      }),
      {
        id: 'changes',
        header: t('decided.changes'),
        width: 16,
        cell: (request) => <Changes changes={changesOf(request)} nothing={t('nothing')} />,
        filterText: (request) =>
          changesOf(request)
            .map(({ field, after }) => `${field} ${after}`)
            .join(' '),
      },
      {
        id: 'state',
        header: t('decided.state'),
        width: 8,
        inSummary: true,
        cell: stateOf,
        sortValue: stateOf,
        options: states.map((state) => ({ value: state, label: t(`states.${state}`) })),
        optionOf: ({ state }) => state,
      },
      {
        id: 'answer',
        header: t('decided.answer'),
        width: 14,
        cell: ({ answer }) => answer,
        filterText: ({ answer }) => answer,
        hideable: true,
      },
      textColumn(({ decidedBy }) => decidedBy, {
        id: 'by',
        header: t('decided.by'),
        hideable: true,
      }),
      {
        id: 'when',
        header: t('decided.when'),
        width: 9,
        inSummary: true,
        cell: ({ decidedAt }) => (decidedAt ? dateOf(decidedAt) : ''),
        sortValue: ({ decidedAt }) => decidedAt ?? '',
        hideable: true,
      },
    ]
  }, [t, changesOf, dateOf])
}
