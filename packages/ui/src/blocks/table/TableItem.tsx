import { chakra } from '@chakra-ui/react'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { ChevronRightIcon } from '#primitives/moreIcons.tsx'
import { styles } from './DataTable.styles.ts'
import { marked, markedCell } from './markedCell.tsx'
import { PrimaryValue } from './PrimaryValue.tsx'
import { RowTick } from './RowTick.tsx'
import type { RowPartProps } from './rowParts.ts'
import { summaryOf } from './summaryOf.tsx'

function Item<RowData>(props: RowPartProps<RowData>) {
  const { t } = useTranslation('table')
  const { row, id, name, place, columns, selectLabel, isSelected, isCurrent, rowActions } = props
  const Name = `h${props.headingLevel ?? 3}` as const
  const primary = columns.find((column) => column.primary)
  const others = columns
    .filter((column) => !column.primary)
    .map((column) => ({ column, value: column.cell(row) }))
    // The list has no line for what the row does not have.
    .filter(({ value }) => value !== '' && value !== null && value !== undefined)
  return (
    <li
      ref={props.measure}
      data-index={place}
      aria-current={isCurrent || undefined}
      data-selected={isSelected || undefined}
    >
      <chakra.div css={styles.item}>
        {selectLabel && (
          <RowTick label={selectLabel} isChecked={isSelected} onChange={(isOn) => props.onSelect(id, isOn)} />
        )}
        {primary?.picture?.(row)}
        <chakra.div css={styles.lines}>
          <Name>
            <PrimaryValue href={props.href} isCovering>
              {primary ? markedCell(primary, row) : name}
            </PrimaryValue>
          </Name>
          <p>{summaryOf(columns, row)}</p>
        </chakra.div>
        {props.allColumns.map((column) => {
          const action = column.action?.(row)
          return action && <span key={column.id}>{action}</span>
        })}
        {rowActions?.(row)}
      </chakra.div>
      {others.length > 0 && (
        <chakra.details css={styles.rest}>
          <summary aria-label={t('details', { name })}>
            <ChevronRightIcon />
          </summary>
          <dl>
            {others.map(({ column, value }) => (
              <div key={column.id}>
                <dt>{column.header}</dt>
                <dd>
                  {column.picture?.(row)}
                  {column.filterText ? marked(value) : value}
                </dd>
              </div>
            ))}
          </dl>
        </chakra.details>
      )}
    </li>
  )
}

/** A row in a narrow window: two lines, and the rest one press away. */
export const TableItem = memo(Item) as typeof Item
