import type { PersonBalance } from '@atrium/contract/leave'
import { daysOfMinutes } from '@atrium/contract/leave'
import { Avatar, Text } from '@atrium/ui'
import { type TableColumn, textColumn } from '@atrium/ui/table'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useLeaveTexts } from '#features/leave/useLeaveTexts.ts'
import type { CsvColumn } from '#hooks/csvOf.ts'

/** What is left comes first: it is what is looked for. */
const amounts = ['left', 'entitlement', 'carriedOver', 'adjustments', 'taken', 'pending'] as const

/** The columns of the balances, on the page and in the file: days to two decimals. */
export function useBalanceColumns() {
  const { t } = useTranslation('balances')
  const texts = useLeaveTexts()
  return useMemo(() => {
    const { kindOf, number, types = [] } = texts
    const kind = ({ typeId }: PersonBalance) => kindOf(typeId)
    const columns: TableColumn<PersonBalance>[] = [
      textColumn(({ name }) => name, {
        id: 'person',
        header: t('person'),
        primary: true,
        picture: ({ name, photo }) => <Avatar fullname={name} photo={photo} />,
      }),
      ...amounts.map(
        (amount): TableColumn<PersonBalance> => ({
          id: amount,
          header: t(amount),
          width: 6,
          align: 'end',
          cell: (balance) => {
            const days = daysOfMinutes(balance[amount])
            return days < 0 ? (
              <Text as="span" size="small" tone="danger">
                {number(days)}
              </Text>
            ) : (
              number(days)
            )
          },
          sortValue: (balance) => balance[amount],
          hideable: amount !== 'left',
          inSummary: amount === 'left',
        }),
      ),
      {
        id: 'kind',
        header: t('kind'),
        // Its longest name in one line.
        width: 14,
        inSummary: true,
        cell: kind,
        sortValue: kind,
        options: types
          .filter(({ hasBalance }) => hasBalance)
          .map(({ id, name }) => ({ value: String(id), label: name })),
        optionOf: ({ typeId }) => String(typeId),
        hideable: true,
      },
      textColumn(({ unit }) => unit, {
        id: 'unit',
        header: t('unit'),
        hideable: true,
      }),
    ]
    const csv: CsvColumn<PersonBalance>[] = [
      { header: t('person'), value: ({ name }) => name },
      { header: t('unit'), value: ({ unit }) => unit },
      { header: t('kind'), value: kind },
      ...amounts.map((amount) => ({
        header: t(amount),
        value: (balance: PersonBalance) => daysOfMinutes(balance[amount]),
      })),
    ]
    return { columns, csv }
  }, [t, texts])
}
